import { callBarActions } from '../site/action-links.ts';
import { lowestAmount } from '../site/format.ts';
import type { ServiceRoute } from '../site/routes.ts';
import { InfoPage, RelatedLinks } from './InfoPage.tsx';
import { Actions } from './parts/Actions.tsx';
import * as styles from './parts/content.css.ts';
import { Icon } from './parts/Icon.tsx';
import { PriceText } from './parts/Prose.tsx';
import { useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { RelatedServices } from './sections/Services.tsx';
import { page } from './styles/layout.css.ts';

/** A service: its price on a sign, its sections, related services and the service in nearby towns. */
export function ServicePage({ route }: { route: ServiceRoute }) {
  const site = useSite();
  const { headings } = site.layout;
  const { related } = route.service;
  // Without sections, the hero's actions are still in view at the end.
  const needsActions = !route.closing && route.sections.length > 0;
  return (
    <InfoPage route={route} sign={route.sign && <PriceSign route={route} />}>
      {related.length > 0 && (
        <Section id="related" heading={headings.related}>
          <RelatedServices services={related} />
        </Section>
      )}
      <RelatedLinks id="nearby" heading={headings.nearby} links={route.nearby} />
      {needsActions && (
        <div className={page}>
          <Actions actions={callBarActions(site, undefined)} first="primary" />
        </div>
      )}
    </InfoPage>
  );
}

/** The price of a service, and the lowest on its page if that differs; with the icon if there is no picture. */
function PriceSign({ route: { service, sign, hero } }: { route: ServiceRoute }) {
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
