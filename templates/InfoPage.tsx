import { Hero } from '#look/Hero.tsx';
import { Separator } from '#look/Separator.tsx';
import type { InfoRoute } from '../site/routes.ts';
import { Closing } from './parts/Closing.tsx';
import { SectionView } from './sections/SectionView.tsx';

/** A page of sections only: home, about, contact and others. One without a closing ends in the space before it. */
export function InfoPage({ route }: { route: InfoRoute }) {
  return (
    <>
      <Hero hero={route.hero} />
      <Separator />
      {route.sections.map((section) => (
        <SectionView key={JSON.stringify(section)} section={section} />
      ))}
      {route.closing ? <Closing closing={route.closing} /> : <div />}
    </>
  );
}
