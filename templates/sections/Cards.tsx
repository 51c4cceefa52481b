import type { SectionOf } from '../../schema/section.ts';
import { CardItem } from '../parts/CardItem.tsx';
import { Section } from '../parts/Section.tsx';
import { gridFor } from '../styles/grid-for.ts';

/** A row of cards: benefits, values, failure points. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Section {...section}>
      <ul className={gridFor(section.items.length)}>
        {section.items.map((item) => (
          <CardItem key={item.title} item={item} />
        ))}
      </ul>
    </Section>
  );
}
