import type { BreadcrumbList, FAQPage, ListItem, Offer, Service, Thing, WebPage, WebSite } from 'schema-dts';
import { plainLanguage } from '../schema/clock.ts';
import { memo } from '../schema/memo.ts';
import type { Price } from '../schema/price.ts';
import { lowestAmount } from '../site/format.ts';
import { plainText } from '../site/inline.ts';
import { absoluteUrl, questionId, questionsIn } from '../site/paths.ts';
import { pricesOnPage, type Route } from '../site/routes.ts';
import type { PageSite, SharedSite } from '../site/shared-site.ts';
import { businessThing, omitEmpty, placeNamed, thingId } from './jsonld-business.ts';

export function siteThings(site: PageSite): Thing[] {
  return [businessThing(site), webSite(site)];
}

/** Renders the graph of a page as a script element. Serialises the part shared by all pages once. */
export function jsonLdScript(site: PageSite, route: Route): string {
  const own = [webPage(site, route), breadcrumbList(site, route), serviceThing(site, route)];
  const things = `${siteText(site)},${listText(own.filter((thing) => thing !== undefined))}`;
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${things}]}</script>`;
}

const siteText = memo((site: PageSite) => listText(siteThings(site)), new WeakMap());

/** Serialises things as array items, escaping `<` so that no text can close the script element. */
function listText(things: readonly Thing[]): string {
  return JSON.stringify(things).slice(1, -1).replaceAll('<', '\\u003c');
}

function webSite(site: SharedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId(site, 'website'),
    url: absoluteUrl(site, '/'),
    name: site.business.name,
    inLanguage: plainLanguage(site.language),
    publisher: { '@id': thingId(site, 'business') },
  };
}

/** Describes a page, as an FAQ page if it answers questions. */
function webPage(site: SharedSite, route: Route): WebPage | FAQPage {
  const page = {
    '@id': thingId(site, 'page', route.path),
    url: absoluteUrl(site, route.path),
    name: route.head.title,
    description: route.head.description,
    inLanguage: plainLanguage(site.language),
    isPartOf: { '@id': thingId(site, 'website') },
    about: { '@id': thingId(site, 'business') },
    breadcrumb: { '@id': thingId(site, 'breadcrumbs', route.path) },
  };
  const keys = route.sections.flatMap((section) => (section.kind === 'faq' ? questionsIn(site, section) : []));
  if (keys.length === 0) return { '@type': 'WebPage', ...page };
  return {
    '@type': 'FAQPage',
    ...page,
    mainEntity: keys.map((key) => ({
      '@type': 'Question',
      '@id': thingId(site, questionId(key), route.path),
      name: site.faq[key]?.question ?? '',
      acceptedAnswer: { '@type': 'Answer', text: plainText(site.faq[key]?.answer ?? '') },
    })),
  };
}

/** Describes the breadcrumbs of a page. The home page shows none, so its trail is the page itself. */
function breadcrumbList(site: SharedSite, { path, name, breadcrumbs }: Route): BreadcrumbList {
  const trail = breadcrumbs.length > 0 ? breadcrumbs : [{ path, name }];
  return {
    '@type': 'BreadcrumbList',
    '@id': thingId(site, 'breadcrumbs', path),
    itemListElement: trail.map(
      (crumb, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absoluteUrl(site, crumb.path),
      }),
    ),
  };
}

/** Describes the service of a service, town or emergency page, with the prices on that page. */
export function serviceThing(site: PageSite, route: Route): Service | undefined {
  if (route.kind === 'info' && !route.sections.some(({ kind }) => kind === 'emergencies')) return undefined;
  const town = route.kind === 'location' ? route.towns[route.page.town] : undefined;
  const key = route.kind === 'location' ? route.page.service : route.kind === 'service' ? route.key : '';
  const areas = town ? [town.name] : site.servedTowns;
  // The price at the top may be that of a table, which has none of its own.
  const sign = route.kind === 'service' && route.sign ? [route.sign.price] : [];
  const offers = [...new Set([...pricesOnPage(route), ...sign])].flatMap((key) => {
    const price = site.prices[key];
    return price ? [offer(site, route, key, price)] : [];
  });
  return {
    '@type': 'Service',
    '@id': thingId(site, 'service', route.path),
    name: route.name,
    serviceType: site.services[key]?.name ?? route.name,
    description: route.head.description,
    url: absoluteUrl(site, route.path),
    provider: { '@id': thingId(site, 'business') },
    areaServed: omitEmpty(areas.map(placeNamed)),
    offers: omitEmpty(offers),
  };
}

/** Describes a price: a "from" price as a minimum, a price on request without an amount. */
function offer(site: PageSite, { path }: Route, key: string, price: Price): Offer {
  const amount = lowestAmount(price);
  const priceCurrency = site.money.currency;
  return {
    '@type': 'Offer',
    '@id': thingId(site, `offer-${key}`, path),
    name: price.name,
    priceSpecification:
      amount === undefined
        ? undefined
        : {
            ...(price.unit
              ? { '@type': 'UnitPriceSpecification', unitText: price.unit }
              : { '@type': 'PriceSpecification' }),
            priceCurrency,
            ...('from' in price ? { minPrice: amount, maxPrice: price.to } : { price: amount }),
          },
  };
}
