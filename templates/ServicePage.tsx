import { Hero } from '#look/Hero.tsx';
import { Separator } from '#look/Separator.tsx';
import type { Service } from '../schema/service.ts';
import { servicePath } from '../site/format.ts';
import type { ServiceRoute } from '../site/routes.ts';
import { Closing } from './parts/Closing.tsx';
import { Icon } from './parts/Icon.tsx';
import { PriceText } from './parts/InlineText.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import * as styles from './ServicePage.css.ts';
import { SectionView } from './sections/SectionView.tsx';

/** A service: its price on a sign, its sections, related services and town pages. */
export function ServicePage({ route }: { route: ServiceRoute }) {
  const site = useSite();
  const { layout, services } = site;
  const { service } = route;
  const related = service.related.flatMap((key) => {
    const other = services[key];
    return other ? [{ name: other.name, href: servicePath(site, key), text: other.includes, icon: other.icon }] : [];
  });
  return (
    <>
      <Hero
        hero={route.hero}
        sign={route.sign && <PriceSign service={service} sign={route.sign} compact={route.hero.image !== undefined} />}
      />
      <Separator />
      {route.sections.map((section) => (
        <SectionView key={JSON.stringify(section)} section={section} />
      ))}
      {related.length > 0 && (
        <Section id="related" heading={layout.headings.related}>
          <LinkList links={related} />
        </Section>
      )}
      {route.nearby.length > 0 && (
        <Section id="nearby" heading={layout.headings.nearby}>
          <LinkList links={route.nearby} />
        </Section>
      )}
      {route.closing && <Closing closing={route.closing} />}
    </>
  );
}

type PriceSignProps = { service: Service; sign: NonNullable<ServiceRoute['sign']>; compact: boolean };

/** A service's icon and price on a sign. */
function PriceSign({ service, sign, compact }: PriceSignProps) {
  const { layout, prices } = useSite();
  const price = prices[sign.price];
  if (!price) return null;
  return (
    <div className={compact ? styles.compact : styles.sign}>
      {!compact && <Icon name={service.icon} size="large" />}
      <p>
        {sign.isFrom && <span className={styles.label}>{layout.headings.priceSign}</span>}
        <span className={styles.amount}>
          <PriceText price={price} amountOnly />
        </span>
        <span className={styles.label}>{price.name}</span>
      </p>
    </div>
  );
}
