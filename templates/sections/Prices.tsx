import type { SectionOf } from '../../schema/section.ts';
import { ActionLink, Actions } from '../parts/Actions.tsx';
import { HoursTable } from '../parts/Hours.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Paragraph, PriceText, Prose } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import * as styles from './rows.css.ts';

/** A price list, with the opening hours, a claim and a button beside it. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  const { priceAside, claims, wording } = useSite();
  const claim = priceAside && claims[priceAside.claim];
  const prices = <PriceTable keys={section.prices} />;
  return (
    <Section {...section}>
      {claim ? (
        <div className={styles.pricesWithAside}>
          {prices}
          <aside className={styles.aside}>
            <h3>{wording.openingHours}</h3>
            <HoursTable />
            <p className={styles.claim}>
              <Icon name={claim.icon ?? 'check'} />
              <span>
                <strong>{claim.value}</strong> {claim.label}
              </span>
            </p>
            <ActionLink action={priceAside.action} tone="secondary" />
          </aside>
        </div>
      ) : (
        prices
      )}
      <Paragraph className={styles.priceNote}>{section.note}</Paragraph>
      <Actions actions={section.actions} />
    </Section>
  );
}

export function PriceTable({ keys }: { keys: readonly string[] }) {
  const { prices } = useSite();
  return (
    <dl className={styles.prices}>
      {keys.map((key) => {
        const price = prices[key];
        if (!price) return null;
        return (
          <div key={key} className={styles.price}>
            <dt className={styles.priceOf}>
              <span className={styles.priceName}>{price.name}</span>
              {price.description && (
                <span className={styles.priceDescription}>
                  <Prose>{price.description}</Prose>
                </span>
              )}
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
