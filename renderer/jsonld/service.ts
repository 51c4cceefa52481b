import type { Offer, Service } from 'schema-dts';
import type { Price } from '../../schema/price.ts';
import { lowestAmount } from '../../site/format.ts';
import type { Route } from '../../site/routes.ts';
import { pricesOnPage } from '../../site/routes.ts';
import type { PageSite } from '../../site/shared-site.ts';
import { absoluteUrl, thingId } from '../addresses.ts';
import { areaServed } from './business.ts';

/** Describes what a service or town page offers, with the prices on that page. A page with the emergency services is one service. */
export function serviceThing(site: PageSite, route: Route): Service | undefined {
  if (route.kind === 'info') return emergencyService(site, route);
  const town = route.kind === 'location' ? route.towns[route.page.town] : undefined;
  const service = route.kind === 'location' ? site.services[route.page.service] : route.service;
  const areas = town ? [town.name] : site.servedTowns;
  const offers = pricesOnPage(route).flatMap((key) => {
    const price = site.prices[key];
    return price ? [offer(site, route, key, price)] : [];
  });
  return {
    '@type': 'Service',
    '@id': thingId(site, 'service', route.path),
    name: route.name,
    ...(service && { serviceType: service.name }),
    description: route.head.description,
    url: absoluteUrl(site, route.path),
    provider: { '@id': thingId(site, 'business') },
    ...areaServed(areas),
    ...(offers.length > 0 && { offers }),
  };
}

function emergencyService(site: PageSite, route: Route): Service | undefined {
  if (!route.sections.some(({ kind }) => kind === 'emergencies')) return undefined;
  return {
    '@type': 'Service',
    '@id': thingId(site, 'service', route.path),
    name: route.name,
    serviceType: route.name,
    description: route.head.description,
    url: absoluteUrl(site, route.path),
    provider: { '@id': thingId(site, 'business') },
    ...areaServed(site.servedTowns),
  };
}

/** A "from" price is a minimum; a price on request states none. */
function offer(site: PageSite, { path }: Route, key: string, price: Price): Offer {
  const amount = lowestAmount(price);
  const priceCurrency = site.money.currency;
  return {
    '@type': 'Offer',
    '@id': thingId(site, `offer-${key}`, path),
    name: price.name,
    ...(amount !== undefined && {
      priceSpecification:
        'from' in price
          ? { '@type': 'PriceSpecification', priceCurrency, minPrice: amount }
          : { '@type': 'PriceSpecification', priceCurrency, price: amount },
    }),
  };
}
