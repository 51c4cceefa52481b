import { callBarActions } from '../site/action-links.ts';
import { lowestAmount } from '../site/format.ts';
import type { ServiceRoute } from '../site/routes.ts';
import { InfoPage } from './InfoPage.tsx';
import { Actions } from './parts/Actions.tsx';
import * as styles from './parts/content.css.ts';
import { Icon } from './parts/Icon.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { PriceText } from './parts/Prose.tsx';
import { useSite } from './parts/page-context.ts';
import { RelatedServices } from './sections/Services.tsx';
import { abreast, band as bandStyle, page, parts } from './styles/layout.css.ts';

/** A service: its price on a sign, its sections, and links to related services and town pages. */
export function ServicePage({ route }: { route: ServiceRoute }) {
  const site = useSite();
  // Without sections, the hero's actions are still in view at the end.
  const needsActions = !route.closing && route.sections.length > 0;
  const links = (band: boolean) => (
    <>
      <ServiceLinks route={route} band={band} />
      {needsActions && (
        <div>
          <div className={`${page} ${parts}`}>
            <Actions actions={callBarActions(site, undefined)} first="primary" />
          </div>
        </div>
      )}
    </>
  );
  return <InfoPage route={route} sign={route.sign && <PriceSign route={route} />} links={links} />;
}

function ServiceLinks({ route, band }: { route: ServiceRoute; band: boolean }) {
  const { headings } = useSite().layout;
  const { nearby, service } = route;
  const { related } = service;
  if (related.length + nearby.length === 0) return null;
  return (
    <div className={band ? bandStyle : undefined}>
      <div className={`${page} ${abreast}`}>
        {related.length > 0 && (
          <section id="related" className={parts}>
            <h2>{headings.related}</h2>
            <RelatedServices services={related} />
          </section>
        )}
        {nearby.length > 0 && (
          <section id="nearby" className={parts}>
            <h2>{headings.nearby}</h2>
            <LinkList links={nearby} />
          </section>
        )}
      </div>
    </div>
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
