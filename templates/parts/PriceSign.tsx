import type { Service } from '../../schema/service.ts';
import { Icon } from './Icon.tsx';
import * as styles from './PriceSign.css.ts';
import { PriceText } from './PriceText.tsx';
import { useSite } from './site-context.ts';

/** A service's pictogram and its lowest price, on a sign. */
export function PriceSign({ service, compact = false }: { service: Service; compact?: boolean }) {
  const { layout, prices } = useSite();
  const price = prices[service.price];
  if (!price) return null;
  return (
    <div className={compact ? styles.compact : styles.sign}>
      {!compact && <Icon name={service.icon} size="large" />}
      <p>
        <span className={styles.label}>{layout.headings.priceSign}</span>
        <span className={styles.amount}>
          <PriceText price={price} amountOnly />
        </span>
        <span className={styles.label}>{price.name}</span>
      </p>
    </div>
  );
}
