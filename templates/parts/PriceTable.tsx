import * as styles from './PriceTable.css.ts';
import { PriceText } from './PriceText.tsx';
import { useSite } from './site-context.ts';

/** What is done and what it costs, a row each. */
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
