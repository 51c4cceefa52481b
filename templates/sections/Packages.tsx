import type { SectionOf } from '../../schema/section.ts';
import { ActionLink } from '../parts/Actions.tsx';
import { Paragraph, PriceText } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { boxGridFor, Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import { card, plate } from '../styles/surface.css.ts';
import * as styles from './cards.css.ts';
import { CheckList } from './List.tsx';
import { priceNote } from './rows.css.ts';

export function Packages({ section }: { section: SectionOf<'packages'> }) {
  const { prices } = useSite();
  // Highlight the one with a label, or else the first.
  const main = section.items.find(({ label }) => label) ?? section.items[0];
  const isMain = (item: (typeof section.items)[number]) => item === main && section.items.length > 1;
  return (
    <Section {...section}>
      <ul className={boxGridFor(section.items.length)}>
        {section.items.map((item) => {
          const price = prices[item.price];
          if (!price) return null;
          return (
            <li key={item.price} className={`${card} ${styles.offer}`}>
              <div className={styles.offerHead}>
                <h3>{price.name}</h3>
                <p className={styles.offerPrice}>
                  <PriceText price={price} />
                </p>
              </div>
              <div className={stack.m}>
                {item.label && <p className={plate}>{item.label}</p>}
                <Paragraph>{item.text}</Paragraph>
                <CheckList items={[...new Set([...price.includes, ...item.includes])]} />
              </div>
              {item.action && (
                <ActionLink action={item.action} tone={isMain(item) ? 'primary' : 'secondary'} choose={item.price} />
              )}
            </li>
          );
        })}
      </ul>
      <Paragraph className={priceNote}>{section.note}</Paragraph>
    </Section>
  );
}
