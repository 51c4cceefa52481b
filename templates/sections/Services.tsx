import type { ReactNode } from 'react';
import { endLabel, joinLabel } from '../../schema/placeholders.ts';
import type { SectionOf } from '../../schema/section.ts';
import { servicePath } from '../../site/paths.ts';
import type { ServiceSummary } from '../../site/shared-site.ts';
import { Actions } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Paragraph, PriceText } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { boxGridFor, gridFor, linkGridFor, Section } from '../parts/Section.tsx';
import { grid, stack, visuallyHidden } from '../styles/layout.css.ts';
import { pictogram, quiet } from '../styles/surface.css.ts';
import { Card } from './Cards.tsx';
import * as cards from './cards.css.ts';
import * as styles from './rows.css.ts';

export function Services({ section }: { section: SectionOf<'services'> }) {
  const { length } = section.services;
  // Many cards have no boxes.
  const cardGrid = length > 6 && length % 3 === 0 ? `${gridFor(length)} ${cards.manyCards}` : boxGridFor(length);
  return (
    <Section {...section}>
      {section.style === 'rows' ? (
        <ServiceList services={section.services} className={`${grid.two} ${styles.services}`} Item={PricedRow} />
      ) : (
        <ServiceList services={section.services} className={cardGrid} Item={ServiceCard} />
      )}
      <Actions actions={section.actions} />
    </Section>
  );
}

/** Services on one line each with the work included, for a page that lists its own prices. */
export function RelatedServices({ services }: { services: readonly string[] }) {
  const className = `${linkGridFor(services.length)} ${styles.services}`;
  return <ServiceList services={services} className={className} Item={DescribedRow} />;
}

type ItemProps = { service: ServiceSummary; href: string };
type ServiceListProps = { services: readonly string[]; className: string; Item: (props: ItemProps) => ReactNode };

function ServiceList({ services, className, Item }: ServiceListProps) {
  const site = useSite();
  return (
    <ul className={className}>
      {services.map((key) => {
        const service = site.services[key];
        return service && <Item key={key} service={service} href={servicePath(site, key)} />;
      })}
    </ul>
  );
}

function PricedRow({ service, href }: ItemProps) {
  const price = usePrice(service);
  return <ServiceRow service={service} href={href} below={price?.of} beside={price?.text} />;
}

/** Returns the price of a service, and the name of the work if that differs from the service. */
function usePrice({ name, price: key = '' }: ServiceSummary) {
  const price = useSite().prices[key];
  return (
    price && {
      text: (
        <span className={styles.servicePrice}>
          <PriceText price={price} />
        </span>
      ),
      of: price.name.toLowerCase() !== name.toLowerCase() && <small className={styles.priced}>{price.name}</small>,
    }
  );
}

function DescribedRow({ service, href }: ItemProps) {
  const includes = <Paragraph className={quiet}>{service.includes}</Paragraph>;
  const className = service.includes ? styles.described : styles.service;
  return <ServiceRow service={service} href={href} className={className} below={includes} />;
}

type ServiceRowProps = ItemProps & { className?: string; below: ReactNode; beside?: ReactNode };

function ServiceRow({ service, href, className = styles.service, below, beside }: ServiceRowProps) {
  const { layout, wording } = useSite();
  return (
    <li className={className}>
      <span className={pictogram}>
        <Icon name={service.icon} size="medium" />
      </span>
      <div className={styles.serviceText}>
        <div className={styles.serviceName}>
          <h3>{service.name}</h3>
          {below}
        </div>
        {beside}
      </div>
      <a className={styles.serviceLink} href={href}>
        <span className={visuallyHidden}>{joinLabel(layout.headings.learnMore, service.name, wording)}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

function ServiceCard({ service, href }: ItemProps) {
  const { layout, wording } = useSite();
  const { learnMore } = layout.headings;
  const price = usePrice(service);
  return (
    <Card icon={service.icon} title={service.name} tone="link">
      <div className={stack.s}>
        <Paragraph>{service.summary}</Paragraph>
        {service.includes && (
          <p className={quiet}>
            <strong>{endLabel(layout.headings.includes, wording)}</strong> {service.includes}
          </p>
        )}
      </div>
      <p className={cards.facts}>
        {price && (
          <span>
            {price.text}
            {price.of}
          </span>
        )}
        <a className={styles.serviceLink} href={href}>
          <span>
            {learnMore}
            {/* Names the service, because screen readers list links out of context. */}
            <span className={visuallyHidden}>
              {joinLabel(learnMore, service.name, wording).slice(learnMore.length)}
            </span>
          </span>
          <Icon name="arrow-right" />
        </a>
      </p>
    </Card>
  );
}
