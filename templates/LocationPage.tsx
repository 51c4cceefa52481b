import { TownSign } from '#look/Places.tsx';
import type { LocationRoute } from '../site/routes.ts';
import { PageParts, RelatedLinks } from './PageParts.tsx';
import { useSite } from './parts/page-context.ts';

/** A service in a town: the town's direction sign, its sections and local links. */
export function LocationPage({ route }: { route: LocationRoute }) {
  return (
    <PageParts route={route} sign={<TownSign town={route.page.town} />}>
      <RelatedLinks id="local" heading={useSite().layout.headings.local} links={route.links} />
    </PageParts>
  );
}
