import type { ReactNode } from 'react';
import { Hero, Separator } from '#look/Hero.tsx';
import type { Link } from '../schema/link.ts';
import type { Closing as ClosingEntry } from '../schema/service.ts';
import type { Route } from '../site/routes.ts';
import { Actions } from './parts/Actions.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { Paragraph } from './parts/Prose.tsx';
import { hasForm, usePage } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { SectionViews } from './sections/SectionView.tsx';
import { page, stack, withActions } from './styles/layout.css.ts';
import { leadText, sign as signPanel } from './styles/surface.css.ts';

/** The parts common to every page: a hero with the sign of its kind, sections, related links and a closing. */
export function PageParts({ route, sign, children }: { route: Route; sign?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Hero hero={route.hero} sign={sign} />
      <Separator />
      <SectionViews sections={route.sections} />
      {children}
      {route.closing && <Closing closing={route.closing} />}
    </>
  );
}

export function RelatedLinks({ id, heading, links }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}

type RelatedLinksProps = { id: string; heading: string; links: readonly Link[] };

/** The end of a page: the next step, on a sign. On a page with a form its button stays secondary. */
function Closing({ closing }: { closing: ClosingEntry }) {
  const { route } = usePage();
  return (
    <section className={page}>
      <div className={`${signPanel} ${withActions}`}>
        <div className={stack.s}>
          <h2>{closing.heading}</h2>
          <Paragraph className={leadText}>{closing.text}</Paragraph>
        </div>
        <Actions actions={closing.actions} first={hasForm(route) ? 'secondary' : 'primary'} />
      </div>
    </section>
  );
}
