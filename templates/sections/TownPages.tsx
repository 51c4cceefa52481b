import type { SectionOf } from '../../schema/section.ts';
import type { Pager as PagerEntry } from '../../site/town-pages.ts';
import { TextLinks } from '../parts/LinkList.tsx';
import { usePage, useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { parts, stack } from '../styles/layout.css.ts';
import * as styles from './towns.css.ts';

export function TownPages({ section }: { section: SectionOf<'town-pages'> }) {
  const { route } = usePage();
  const { groups = [], pager } = (route?.kind === 'info' && route.townPages) || {};
  return (
    <Section {...section}>
      <div className={parts}>
        {pager && <Pager pager={pager} />}
        <div className={styles.townGroups}>
          {groups.map(({ town, links }) => (
            <div key={links[0]?.href}>
              <h3>{town}</h3>
              <TextLinks links={links} />
            </div>
          ))}
        </div>
        {pager && <Pager pager={pager} />}
      </div>
    </Section>
  );
}

/** Pagination of a long list: by first letter, and to the next or previous page. */
function Pager({ pager }: { pager: PagerEntry }) {
  const { wording } = useSite();
  const step = (rel: 'prev' | 'next', href: string | undefined, name: string) =>
    href && (
      <a className={styles.pagerLink} href={href} rel={rel}>
        {name}
      </a>
    );
  return (
    <nav aria-label={wording.pager} className={stack.s}>
      <ul className={styles.letters}>
        {pager.letters.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.pagerLink} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        {step('prev', pager.previous, wording.previousPage)}
        <span>{pager.label}</span>
        {step('next', pager.next, wording.nextPage)}
      </div>
    </nav>
  );
}
