import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { PointList } from '../parts/PointList.tsx';
import { Section } from '../parts/Section.tsx';

/** Short points: what you get, what to watch for, where, in which order. */
export function List({ section }: { section: SectionOf<'list'> }) {
  return (
    <Section {...section}>
      <PointList style={section.style} items={section.items} />
      <Actions actions={section.actions} />
    </Section>
  );
}
