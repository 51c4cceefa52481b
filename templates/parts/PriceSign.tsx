import { lowestAmount } from '../../site/format.ts';
import type { ServiceRoute } from '../../site/routes.ts';
import { Icon } from './Icon.tsx';
import { PriceText } from './InlineText.tsx';
import * as styles from './PriceSign.css.ts';
import { useSite } from './page-context.ts';

/** The lowest price of a service on a sign, and that of the work it is named after; its icon if there is no picture. */
export function PriceSign({ route: { service, sign, hero } }: { route: ServiceRoute }) {
  const { layout, prices } = useSite();
  const price = sign && prices[sign.price];
  if (!price) return null;
  const main = service.price !== sign.price && service.price ? prices[service.price] : undefined;
  return (
    <div className={hero.image ? styles.compact : styles.sign}>
      {!hero.image && <Icon name={service.icon} size="large" />}
      <p>
        {sign.isFrom && <span className={styles.label}>{layout.headings.priceSign}</span>}
        <span className={styles.amount}>
          <PriceText price={price} amountOnly />
        </span>
        {price.unit && lowestAmount(price) !== 0 && <span className={styles.label}>{price.unit}</span>}
        <span className={styles.label}>{price.name}</span>
      </p>
      {main && (
        <p className={styles.main}>
          <span>{main.name}</span>
          <PriceText price={main} />
        </p>
      )}
    </div>
  );
}
