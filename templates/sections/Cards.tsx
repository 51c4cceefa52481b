import type { ReactNode } from 'react';
import type { IconName } from '../../schema/icon.ts';
import type { SectionOf } from '../../schema/section.ts';
import { ActionLink } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { boxGridFor, gridFor, Section } from '../parts/Section.tsx';
import { grid, stack } from '../styles/layout.css.ts';
import { foldLine } from '../styles/surface.css.ts';
import * as styles from './cards.css.ts';
import { CheckList } from './List.tsx';

export function Cards({ section }: { section: SectionOf<'cards'> }) {
  // Short cards with icons need no box.
  const isOpen = section.items.every(
    ({ icon, label, points, action }) => icon && !label && !action && points.length === 0,
  );
  // Four columns would be too narrow for an icon beside the text, or for points.
  const isWide = section.items.length === 4 && (isOpen || section.items.some(({ points }) => points.length > 0));
  if (section.folded) return <FoldedCards section={section} />;
  const ofCount = isOpen ? gridFor(section.items.length) : boxGridFor(section.items.length);
  const columns = isWide ? grid.two : ofCount;
  return (
    <Section {...section} band={isOpen && 'contrast'}>
      <ul className={isOpen ? `${columns} ${styles.openGrid}` : columns}>
        {section.items.map((item) => (
          <CardItem key={item.title} item={item} tone={isOpen ? 'open' : 'plain'} />
        ))}
      </ul>
    </Section>
  );
}

function FoldedCards({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Section {...section} split>
      <ul className={styles.folds}>
        {section.items.map((item, index) => (
          <li key={item.title}>
            <details open={index === 0}>
              <summary className={foldLine}>
                {item.icon && <Icon name={item.icon} size="medium" />}
                <h3>{item.title}</h3>
                <Icon name="chevron-down" />
              </summary>
              <div className={`${stack.s} ${styles.unfolded}`}>
                <CardContent item={item} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CardItemProps = { item: SectionOf<'cards'>['items'][number]; tone?: 'open' | 'plain'; level?: 'h3' | 'h4' };

export function CardItem({ item, tone = 'plain', level = 'h3' }: CardItemProps) {
  return (
    <Card icon={item.icon} title={item.title} tone={tone} level={level}>
      <CardContent item={item} />
    </Card>
  );
}

function CardContent({ item }: Pick<CardItemProps, 'item'>) {
  return (
    <>
      <div className={stack.s}>
        {item.label && <p className={styles.label}>{item.label}</p>}
        <Paragraph>{item.text}</Paragraph>
        {item.points.length > 0 && <CheckList items={item.points} />}
      </div>
      {item.action && (
        <div className={styles.action}>
          <ActionLink action={item.action} tone="secondary" />
        </div>
      )}
    </>
  );
}

type CardProps = {
  icon: IconName | undefined;
  title: string;
  tone?: keyof typeof styles.card;
  level?: 'h3' | 'h4';
  children: ReactNode;
};

/** A card in a list, with an icon and a title. All of a `link` card can be clicked. */
export function Card({ icon, title, tone = 'plain', level: Heading = 'h3', children }: CardProps) {
  return (
    <li className={styles.card[tone]}>
      <div className={styles.title}>
        {icon && (
          <span className={styles.icon[tone]}>
            <Icon name={icon} size="medium" />
          </span>
        )}
        <Heading>{title}</Heading>
      </div>
      {children}
    </li>
  );
}
