import { TownSign } from '#look/Places.tsx';
import { hasPremises } from '../site/format-address.ts';
import type { LocationRoute } from '../site/routes.ts';
import { InfoPage } from './InfoPage.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';

/** A service in a town: the direction sign from the town, if it leads to premises, its sections and local links. */
export function LocationPage({ route }: { route: LocationRoute }) {
  const site = useSite();
  const sign = hasPremises(site) ? <TownSign town={route.page.town} /> : undefined;
  const links = (band: boolean) =>
    route.links.length > 0 && (
      <Section id="local" heading={site.layout.headings.local} band={band}>
        <LinkList links={route.links} />
      </Section>
    );
  return <InfoPage route={route} sign={sign} links={links} />;
}
