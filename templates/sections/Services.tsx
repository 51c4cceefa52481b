import type { SectionOf } from '../../schema/section.ts';
import { servicePath } from '../../site/format.ts';
import type { ServiceSummary } from '../../site/shared-site.ts';
import { Actions } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Paragraph, PriceText } from '../parts/InlineText.tsx';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import { stack, visuallyHidden } from '../styles/layout.css.ts';
import { muted, pictogram, small } from '../styles/surface.css.ts';
import { Card } from './Cards.tsx';
import { facts } from './cards.css.ts';
import * as styles from './rows.css.ts';

export function Services({ section }: { section: SectionOf<'services'> }) {
  const site = useSite();
  const { services } = site;
  const isRows = section.style === 'rows';
  const Item = isRows ? ServiceRow : ServiceCard;
  return (
    <Section {...section}>
      <ul className={isRows ? styles.services : gridFor(section.services.length)}>
        {section.services.map((key) => {
          const service = services[key];
          return service && <Item key={key} service={service} href={servicePath(site, key)} />;
        })}
      </ul>
      <Actions actions={section.actions} />
    </Section>
  );
}

/** A service on one line; the whole row is a link. */
function ServiceRow({ service, href }: { service: ServiceSummary; href: string }) {
  const { prices, layout } = useSite();
  const price = service.price ? prices[service.price] : undefined;
  return (
    <li className={styles.service}>
      <span className={pictogram}>
        <Icon name={service.icon} size="medium" />
      </span>
      <h3 className={styles.serviceName}>{service.name}</h3>
      <span className={styles.servicePrice}>{price && <PriceText price={price} />}</span>
      <a className={styles.serviceLink} href={href}>
        <span className={visuallyHidden}>{`${layout.headings.learnMore}: ${service.name}`}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

/** A summary of a service; the whole card is a link. */
function ServiceCard({ service, href }: { service: ServiceSummary; href: string }) {
  const { prices, layout } = useSite();
  const price = service.price ? prices[service.price] : undefined;
  return (
    <Card icon={service.icon} title={service.name} tone="link">
      <div className={stack.s}>
        <Paragraph>{service.summary}</Paragraph>
        {service.includes && (
          <p className={`${small} ${muted}`}>
            <strong>{layout.headings.includes}:</strong> {service.includes}
          </p>
        )}
      </div>
      <p className={facts}>
        <span className={styles.servicePrice}>{price && <PriceText price={price} />}</span>
        <a className={styles.serviceLink} href={href}>
          <span>
            {layout.headings.learnMore}
            {/* Screen readers list links out of context. */}
            <span className={visuallyHidden}>{`: ${service.name}`}</span>
          </span>
          <Icon name="arrow-right" />
        </a>
      </p>
    </Card>
  );
}
