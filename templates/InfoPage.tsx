import type { ReactNode } from 'react';
import { EndSeparator, Hero, Separator } from '#look/Hero.tsx';
import type { Link } from '../schema/link.ts';
import type { Closing as ClosingEntry } from '../schema/page-parts.ts';
import type { Route } from '../site/routes.ts';
import { Actions } from './parts/Actions.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { Paragraph } from './parts/Prose.tsx';
import { hasForm } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { SectionViews } from './sections/SectionView.tsx';
import { page, stack, withActions } from './styles/layout.css.ts';
import { leadText, sign as signPanel } from './styles/surface.css.ts';

/** A page: a hero, its sections and a closing. Other templates add a sign to the hero, and links after the sections. */
export function InfoPage({ route, sign, children }: { route: Route; sign?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Hero hero={route.hero} sign={sign} />
      <Separator />
      <SectionViews sections={route.sections} />
      {children}
      {route.closing && <Closing closing={route.closing} isPrimary={!hasForm(route)} />}
      <EndSeparator />
    </>
  );
}

/** Links to other pages under a heading, if there are any. */
export function RelatedLinks({ id, heading, links }: { id: string; heading: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}

/** The call to action at the end of a page. On a page with a form, its button is secondary. */
function Closing({ closing, isPrimary }: { closing: ClosingEntry; isPrimary: boolean }) {
  return (
    <section className={page}>
      <div className={`${signPanel} ${withActions}`}>
        <div className={stack.s}>
          <h2>{closing.heading}</h2>
          <Paragraph className={leadText}>{closing.text}</Paragraph>
        </div>
        <Actions actions={closing.actions} first={isPrimary ? 'primary' : 'secondary'} />
      </div>
    </section>
  );
}
