import type { LocationRoute } from '../site/routes.ts';
import { Closing } from './parts/Closing.tsx';
import { Hero } from './parts/Hero.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { useSite } from './parts/page-context.ts';
import { TownSign } from './parts/RoadSigns.tsx';
import { Section } from './parts/Section.tsx';
import { StripMap } from './parts/StripMap.tsx';
import { SectionView } from './sections/SectionView.tsx';

/** A service in a town: the town's direction sign, its sections, local links. */
export function LocationPage({ route }: { route: LocationRoute }) {
  const { layout } = useSite();
  return (
    <>
      <Hero hero={route.hero} sign={<TownSign town={route.page.town} />} />
      <StripMap />
      {route.sections.map((section) => (
        <SectionView key={JSON.stringify(section)} section={section} />
      ))}
      {route.links.length > 0 && (
        <Section id="local" heading={layout.headings.local}>
          <LinkList links={route.links} />
        </Section>
      )}
      {route.closing && <Closing closing={route.closing} />}
    </>
  );
}
