import type { Site } from '../../schema/site.ts';
import { hoursRows } from '../../site/hours-text.ts';
import { formatPrice } from '../../site/price-text.ts';
import type { Route } from '../../site/routes.ts';

/** What a site tells its visitors, by group, then by name. */
export type Facts = Record<string, Record<string, string>>;

/** The facts of a site that somebody ought to see before a change of them goes live. */
export function listFacts(site: Site, routes: readonly Route[]): Facts {
  const { business, money, language } = site;
  const { street, town, county, postcode } = business.address;
  return {
    Pages: Object.fromEntries(routes.map(({ path, head }) => [path, head.title])),
    Descriptions: Object.fromEntries(routes.map(({ path, head }) => [path, head.description])),
    Prices: mapValues(site.prices, (price) => `${price.name}: ${formatPrice(price, money, language)}`),
    'Opening hours': {
      ...Object.fromEntries(hoursRows(site.hours).map(({ days, times }) => [days, times ?? 'closed'])),
      ...Object.fromEntries(
        site.hours.exceptions.map(({ date, name, opens, closes }) => [
          `${date} ${name}`,
          opens && closes ? `${opens}–${closes}` : 'closed',
        ]),
      ),
    },
    Claims: mapValues(site.claims, ({ value, label, source, checked }) =>
      [`${value} ${label}`, source, checked && `checked ${checked}`].filter(Boolean).join('; '),
    ),
    Contact: {
      name: business.name,
      phone: `${business.phone.display} (${business.phone.dial})`,
      'e-mail': business.email,
      address: `${street}, ${town}, ${county} ${postcode}`,
      origin: site.url,
    },
    Services: mapValues(site.services, ({ name, summary }) => `${name}: ${summary}`),
    'Towns served': mapValues(site.towns, ({ name, miles }) =>
      miles === undefined ? name : `${name}, ${miles} miles`,
    ),
    'Declared dead links': Object.fromEntries(site.knownDeadLinks.map(({ href, instead }) => [href, `→ ${instead}`])),
  };
}

function mapValues<Value>(record: Record<string, Value>, write: (value: Value) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, write(value)]));
}
