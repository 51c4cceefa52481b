import { Hero } from '#look/Hero.tsx';
import { TownSign } from '#look/Places.tsx';
import { Separator } from '#look/Separator.tsx';
import type { LocationRoute } from '../site/routes.ts';
import { Closing } from './parts/Closing.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { SectionView } from './sections/SectionView.tsx';

/** A service in a town: the town's direction sign, its sections, local links. */
export function LocationPage({ route }: { route: LocationRoute }) {
  const { layout } = useSite();
  return (
    <>
      <Hero hero={route.hero} sign={<TownSign town={route.page.town} />} />
      <Separator />
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
