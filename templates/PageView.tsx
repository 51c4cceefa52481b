import { Hero } from '#look/Hero.tsx';
import { TownSign } from '#look/Places.tsx';
import { EndSeparator, Separator } from '#look/Separator.tsx';
import type { Link } from '../schema/link.ts';
import { servicePath } from '../site/format.ts';
import type { Route, ServiceRoute } from '../site/routes.ts';
import { Closing } from './parts/Closing.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { PriceSign } from './parts/PriceSign.tsx';
import { useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { SectionView } from './sections/SectionView.tsx';

/** A page: its hero with the sign of its kind, its sections, links to pages like it, and what to do next. */
export function PageView({ route }: { route: Route }) {
  const { headings } = useSite().layout;
  return (
    <>
      <Hero hero={route.hero} sign={signOf(route)} />
      <Separator />
      {route.sections.map((section) => (
        <SectionView key={JSON.stringify(section)} section={section} />
      ))}
      {route.kind === 'service' && <ServiceLinks route={route} />}
      {route.kind === 'location' && <Links id="local" heading={headings.local} links={route.links} />}
      {/* A page without a closing ends in the space before it. */}
      {route.closing ? <Closing closing={route.closing} /> : <div />}
      <EndSeparator />
    </>
  );
}

function signOf(route: Route) {
  if (route.kind === 'service') return route.sign && <PriceSign route={route} />;
  return route.kind === 'location' ? <TownSign town={route.page.town} /> : undefined;
}

/** Related services, and the service in nearby towns. */
function ServiceLinks({ route: { service, nearby } }: { route: ServiceRoute }) {
  const site = useSite();
  const { headings } = site.layout;
  const related = service.related.flatMap((key) => {
    const other = site.services[key];
    return other ? [{ name: other.name, href: servicePath(site, key), text: other.includes, icon: other.icon }] : [];
  });
  return (
    <>
      <Links id="related" heading={headings.related} links={related} />
      <Links id="nearby" heading={headings.nearby} links={nearby} />
    </>
  );
}

function Links({ id, heading, links }: { id: string; heading: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}
