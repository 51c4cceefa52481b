import { TownSign } from '#look/Places.tsx';
import { hasPremises } from '../site/format-address.ts';
import type { LocationRoute } from '../site/routes.ts';
import { InfoPage, RelatedLinks } from './InfoPage.tsx';
import { useSite } from './parts/page-context.ts';

/** A service in a town: the direction sign from the town, if it leads to premises, its sections and local links. */
export function LocationPage({ route }: { route: LocationRoute }) {
  const site = useSite();
  return (
    <InfoPage route={route} sign={hasPremises(site) ? <TownSign town={route.page.town} /> : undefined}>
      <RelatedLinks id="local" heading={site.layout.headings.local} links={route.links} />
    </InfoPage>
  );
}
