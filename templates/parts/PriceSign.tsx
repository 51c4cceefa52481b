import { lowestAmount } from '../../site/format.ts';
import type { ServiceRoute } from '../../site/routes.ts';
import * as styles from './content.css.ts';
import { Icon } from './Icon.tsx';
import { PriceText } from './Prose.tsx';
import { useSite } from './page-context.ts';

/** The price of a service, and the lowest on its page if that differs; with the icon if there is no picture. */
export function PriceSign({ route: { service, sign, hero } }: { route: ServiceRoute }) {
  const { layout, prices } = useSite();
  const price = sign && prices[sign.price];
  if (!price) return null;
  const main = service.price !== sign.price && service.price ? prices[service.price] : undefined;
  return (
    <div className={hero.image ? styles.compactPriceSign : styles.priceSign}>
      {!hero.image && <Icon name={service.icon} size="large" />}
      <p className={styles.price}>
        {!main && sign.isFrom && <span className={styles.priceLabel}>{layout.headings.priceSign}</span>}
        <span className={styles.amount}>
          <PriceText price={main ?? price} amountOnly={!main} />
        </span>
        {!main && price.unit && lowestAmount(price) !== 0 && <span className={styles.priceLabel}>{price.unit}</span>}
        <span className={styles.priceLabel}>{(main ?? price).name}</span>
      </p>
      {main && (
        <p className={styles.lowestPrice}>
          <span>{price.name}</span>
          <PriceText price={price} />
        </p>
      )}
    </div>
  );
}
