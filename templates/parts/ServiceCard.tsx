import type { ServiceSummary } from '../../site/shared-site.ts';
import { visuallyHidden } from '../styles/layout.css.ts';
import { card, muted, pictogram, small } from '../styles/surface.css.ts';
import { Icon } from './Icon.tsx';
import { PriceText } from './PriceText.tsx';
import * as styles from './ServiceCard.css.ts';
import { useSite } from './site-context.ts';

/** A service at a glance; the whole card is its link. */
export function ServiceCard({ service, href }: { service: ServiceSummary; href: string }) {
  const { prices, layout } = useSite();
  const price = prices[service.price];
  return (
    <li className={`${card} ${styles.item}`}>
      <div className={styles.head}>
        <span className={pictogram}>
          <Icon name={service.icon} size="medium" />
        </span>
        <h3>{service.name}</h3>
      </div>
      <div className={styles.body}>
        <p>{service.summary}</p>
        <p className={`${small} ${muted}`}>
          <strong>{layout.headings.includes}:</strong> {service.includes}
        </p>
      </div>
      <p className={styles.foot}>
        <span className={styles.price}>{price && <PriceText price={price} />}</span>
        <a className={styles.link} href={href}>
          <span>
            {layout.headings.learnMore}
            {/* Twelve links of the same words tell nobody apart who hears them one by one, or finds them by search. */}
            <span className={visuallyHidden}>{`: ${service.name}`}</span>
          </span>
          <Icon name="arrow-right" />
        </a>
      </p>
    </li>
  );
}
