import type { ReactNode } from 'react';
import { EndSeparator, Hero, Separator } from '#look/Hero.tsx';
import type { Closing as ClosingEntry } from '../schema/pages.ts';
import type { Route } from '../site/routes.ts';
import { Actions } from './parts/Actions.tsx';
import { Paragraph } from './parts/Prose.tsx';
import { hasForm } from './parts/page-context.ts';
import { bandsOf, SectionViews } from './sections/SectionView.tsx';
import { page, stack, withActions } from './styles/layout.css.ts';
import { closingSign, leadText, closing as styles } from './styles/surface.css.ts';

interface InfoPageProps {
  route: Route;
  sign?: ReactNode;
  /** Links after the sections, which may be on a band. */
  links?: (band: boolean) => ReactNode;
}

/** A page: a hero, its sections and a closing. Other templates add a sign to the hero, and links. */
export function InfoPage({ route, sign, links }: InfoPageProps) {
  return (
    <>
      <Hero hero={route.hero} sign={sign} />
      <Separator />
      <SectionViews sections={route.sections} />
      {links?.(bandsOf(route.sections).at(-1) ?? false)}
      {route.closing && <Closing closing={route.closing} isPrimary={!hasForm(route)} />}
      <EndSeparator />
    </>
  );
}

/** The call to action at the end of a page. On a page with a form, its button is secondary. */
function Closing({ closing, isPrimary }: { closing: ClosingEntry; isPrimary: boolean }) {
  return (
    <section className={styles}>
      <div className={page}>
        <div className={`${closingSign} ${withActions}`}>
          <div className={stack.s}>
            <h2>{closing.heading}</h2>
            <Paragraph className={leadText}>{closing.text}</Paragraph>
          </div>
          <Actions actions={closing.actions} first={isPrimary ? 'primary' : 'secondary'} />
        </div>
      </div>
    </section>
  );
}
