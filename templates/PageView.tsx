import { EndSeparator, Hero, Separator } from '#look/Hero.tsx';
import { TownSign } from '#look/Places.tsx';
import type { Link } from '../schema/link.ts';
import type { Closing as ClosingEntry } from '../schema/service.ts';
import { callBarActions } from '../site/action-links.ts';
import { lowestAmount } from '../site/format.ts';
import { hasPremises } from '../site/format-address.ts';
import type { Route, ServiceRoute } from '../site/routes.ts';
import { Actions } from './parts/Actions.tsx';
import * as styles from './parts/content.css.ts';
import { Icon } from './parts/Icon.tsx';
import { LinkList } from './parts/LinkList.tsx';
import { Paragraph, PriceText } from './parts/Prose.tsx';
import { hasForm, useSite } from './parts/page-context.ts';
import { Section } from './parts/Section.tsx';
import { SectionViews } from './sections/SectionView.tsx';
import { RelatedServices } from './sections/Services.tsx';
import { page, stack, withActions } from './styles/layout.css.ts';
import { leadText, sign as signPanel } from './styles/surface.css.ts';

/** A page: a hero with the sign of its kind, its sections, the links of its kind and a closing. */
export function PageView({ route }: { route: Route }) {
  const { headings } = useSite().layout;
  return (
    <>
      <Hero hero={route.hero} sign={useSign(route)} />
      <Separator />
      <SectionViews sections={route.sections} />
      {route.kind === 'service' && <ServiceLinks route={route} />}
      {route.kind === 'location' && <RelatedLinks id="local" heading={headings.local} links={route.links} />}
      {route.closing && <Closing closing={route.closing} isPrimary={!hasForm(route)} />}
      <EndSeparator />
    </>
  );
}

/** Returns the price of a service, or the direction sign from a town, if it leads to premises. */
function useSign(route: Route) {
  const site = useSite();
  if (route.kind === 'service') return route.sign && <PriceSign route={route} />;
  return route.kind === 'location' && hasPremises(site) ? <TownSign town={route.page.town} /> : undefined;
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

/** Related services and the service in nearby towns; without a closing, the actions of the call bar. */
function ServiceLinks({ route }: { route: ServiceRoute }) {
  const site = useSite();
  const { headings } = site.layout;
  const { related } = route.service;
  // Without sections, the hero's actions are still in view at the end.
  const needsActions = !route.closing && route.sections.length > 0;
  return (
    <>
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
    </>
  );
}

function RelatedLinks({ id, heading, links }: { id: string; heading: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <LinkList links={links} />
    </Section>
  );
}

/** The call to action at the end of a page. On a page with a form, its button is secondary. */
function Closing({ closing, isPrimary }: { closing: ClosingEntry; isPrimary: boolean }) {
  return (
    <section className={page}>
      <div className={`${signPanel} ${withActions}`}>
        <div className={stack.s}>
          <h2>{closing.heading}</h2>
          <Paragraph className={leadText}>{closing.text}</Paragraph>
        </div>
        <Actions actions={closing.actions} first={isPrimary ? 'primary' : 'secondary'} />
      </div>
    </section>
  );
}
