import type { Offer, Service } from 'schema-dts';
import type { Price } from '../../schema/price.ts';
import { lowestAmount } from '../../site/format.ts';
import { pricesOnPage, type Route } from '../../site/routes.ts';
import type { PageSite } from '../../site/shared-site.ts';
import { absoluteUrl, thingId } from '../addresses.ts';
import { omitEmpty, placeNamed } from './business.ts';

/** Describes the service of a service, town or emergency page, with the prices on that page. */
export function serviceThing(site: PageSite, route: Route): Service | undefined {
  if (route.kind === 'info' && !route.sections.some(({ kind }) => kind === 'emergencies')) return undefined;
  const town = route.kind === 'location' ? route.towns[route.page.town] : undefined;
  const key = route.kind === 'location' ? route.page.service : route.kind === 'service' ? route.key : '';
  const areas = town ? [town.name] : site.servedTowns;
  const offers = pricesOnPage(route).flatMap((key) => {
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
