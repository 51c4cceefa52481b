import { servicePath } from '../site/paths.ts';
import type { ServiceRoute } from '../site/routes.ts';
import { Closing } from './parts/Closing.tsx';
import { Hero } from './parts/Hero.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { PriceSign } from './parts/PriceSign.tsx';
import { Section } from './parts/Section.tsx';
import { useSite } from './parts/site-context.ts';
import { SectionView } from './sections/SectionView.tsx';

/** A service: its price on a sign, its own parts, related services, town pages, what to do now. */
export function ServicePage({ route }: { route: ServiceRoute }) {
  const { layout, services } = useSite();
  const { service } = route;
  const related = service.related.flatMap((key) => {
    const other = services[key];
    return other ? [{ name: other.name, href: servicePath(key), text: other.includes, icon: other.icon }] : [];
  });
  return (
    <>
      <Hero hero={route.hero} sign={<PriceSign service={service} compact={route.hero.image !== undefined} />} />
      {route.sections.map((section) => (
        <SectionView key={JSON.stringify(section)} section={section} />
      ))}
      <Section id="related" heading={layout.headings.related}>
        <LinkList links={related} />
      </Section>
      {route.nearby.length > 0 && (
        <Section id="nearby" heading={layout.headings.nearby}>
          <LinkList links={route.nearby} />
        </Section>
      )}
      {route.closing && <Closing closing={route.closing} />}
    </>
  );
}
