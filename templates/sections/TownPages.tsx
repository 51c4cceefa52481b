import type { SectionOf } from '../../schema/section.ts';
import { LinkList } from '../parts/LinkList.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Section } from '../parts/Section.tsx';
import { usePage } from '../parts/site-context.ts';
import { gridFor } from '../styles/grid-for.ts';
import { stack } from '../styles/layout.css.ts';

/** The town pages, grouped by town; a new one appears by itself. Many take several pages. */
export function TownPages({ section }: { section: SectionOf<'town-pages'> }) {
  const { route } = usePage();
  const { groups = [], pager } = (route?.kind === 'info' && route.townPages) || {};
  return (
    <Section {...section}>
      <div className={stack.l}>
        {pager && <Pager pager={pager} />}
        <div className={pager ? gridFor(groups.length) : stack.l}>
          {groups.map(({ town, links }) => (
            <div key={links[0]?.href} className={stack.s}>
              <h3>{town}</h3>
              <LinkList links={links} />
            </div>
          ))}
        </div>
        {pager && <Pager pager={pager} />}
      </div>
    </Section>
  );
}
