import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { PriceText } from '../parts/InlineText.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import { muted } from '../styles/surface.css.ts';
import * as styles from './Prices.css.ts';

export function Prices({ section }: { section: SectionOf<'prices'> }) {
  return (
    <Section {...section}>
      <div className={stack.m}>
        <PriceTable keys={section.prices} />
        {section.note && <p className={muted}>{section.note}</p>}
        <Actions actions={section.actions} />
      </div>
    </Section>
  );
}

export function PriceTable({ keys }: { keys: readonly string[] }) {
  const { prices } = useSite();
  return (
    <dl className={styles.table}>
      {keys.map((key) => {
        const price = prices[key];
        if (!price) return null;
        return (
          <div key={key} className={styles.row}>
            <dt className={styles.what}>
              <span className={styles.name}>{price.name}</span>
              {price.description && <span className={styles.description}>{price.description}</span>}
            </dt>
            <dd className={styles.amount}>
              <PriceText price={price} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
