import type { ReactNode } from 'react';
import { Hero } from '#look/Hero.tsx';
import { Separator } from '#look/Separator.tsx';
import type { Link } from '../schema/link.ts';
import type { Closing as ClosingEntry } from '../schema/service.ts';
import type { Route } from '../site/routes.ts';
import { Actions } from './parts/Actions.tsx';
import { Paragraph } from './parts/InlineText.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { hasForm, usePage } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { SectionView } from './sections/SectionView.tsx';
import { page, stack } from './styles/layout.css.ts';
import { leadText, sign as signPanel } from './styles/surface.css.ts';

/** What every kind of page has: a hero with the sign of its kind, its sections, links to pages like it, and a closing. */
export function PageParts({ route, sign, children }: { route: Route; sign?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Hero hero={route.hero} sign={sign} />
      <Separator />
      {route.sections.map((section) => (
        <SectionView key={JSON.stringify(section)} section={section} />
      ))}
      {children}
      {/* A page without a closing ends in the space before it. */}
      {route.closing ? <Closing closing={route.closing} /> : <div />}
    </>
  );
}

/** A section of links, unless there are none. */
export function RelatedLinks({ id, heading, links }: { id: string; heading: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}

/** The end of a page: what to do next, on a sign. Beside a form nothing else stands out. */
function Closing({ closing }: { closing: ClosingEntry }) {
  const { route } = usePage();
  return (
    <section className={page}>
      <div className={`${signPanel} ${stack.l}`}>
        <div className={stack.s}>
          <h2>{closing.heading}</h2>
          <Paragraph className={leadText}>{closing.text}</Paragraph>
        </div>
        <Actions actions={closing.actions} first={hasForm(route) ? 'secondary' : 'primary'} />
      </div>
    </section>
  );
}
