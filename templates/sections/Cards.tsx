import type { SectionOf } from '../../schema/section.ts';
import { ActionLink } from '../parts/Actions.tsx';
import { action } from '../parts/Card.css.ts';
import { Card } from '../parts/Card.tsx';
import { Paragraph } from '../parts/InlineText.tsx';
import { Section } from '../parts/Section.tsx';
import { gridFor } from '../styles/grid-for.ts';
import { grid, stack } from '../styles/layout.css.ts';
import { plate } from '../styles/surface.css.ts';
import { CheckList } from './List.tsx';

/** A grid of cards: benefits, values, failure points. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  // A few words with an icon need no box.
  const isOpen = section.items.every(
    ({ icon, label, points, action }) => icon && !label && !action && points.length === 0,
  );
  // Four columns are too narrow to read in.
  const isLong = section.items.length === 4 && section.items.some(({ points }) => points.length > 0);
  return (
    <Section {...section}>
      <ul className={isLong ? grid.two : gridFor(section.items.length)}>
        {section.items.map((item) => (
          <CardItem key={item.title} item={item} tone={isOpen ? 'open' : 'plain'} />
        ))}
      </ul>
    </Section>
  );
}

type CardItemProps = { item: SectionOf<'cards'>['items'][number]; tone?: 'open' | 'plain' };

export function CardItem({ item, tone = 'plain' }: CardItemProps) {
  return (
    <Card icon={item.icon} title={item.title} tone={tone}>
      <div className={stack.s}>
        {item.label && <p className={plate}>{item.label}</p>}
        <Paragraph>{item.text}</Paragraph>
        {item.points.length > 0 && <CheckList items={item.points} />}
      </div>
      {item.action && (
        <div className={action}>
          <ActionLink action={item.action} tone="secondary" />
        </div>
      )}
    </Card>
  );
}
