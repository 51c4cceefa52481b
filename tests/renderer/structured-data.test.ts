import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { jsonLdScript } from '../../renderer/jsonld/graph.ts';
import { parseSite } from '../../site/parse.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { sitePages } from '../../site/shared-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';
import type { Thing } from '../helpers/json-ld.ts';

const routes = listRoutes(garage);

/** The graph of a page as plain data, as written into the page. */
function graphAt(path: string): Thing[] {
  return graphOf(sitePages(garage).site, routes.find((route) => route.path === path) as Route);
}

function graphOf(...page: Parameters<typeof jsonLdScript>): Thing[] {
  return JSON.parse(jsonLdScript(...page).replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph'];
}

/** The nodes of a page, without those about the business that all pages have. */
const ownThings = (path: string) => graphAt(path).filter(({ '@type': type }) => type !== 'AutoRepair');

describe('the structured data', () => {
  it('of the home page has the garage’s identity, address, hours and area served', () => {
    expect(graphAt('/').map((thing) => withoutExceptions(thing))).toMatchInlineSnapshot(`
      [
        {
          "@id": "https://newington-garage.example/#business",
          "@type": "AutoRepair",
          "address": {
            "@type": "PostalAddress",
            "addressCountry": "GB",
            "addressLocality": "Newington",
            "addressRegion": "Kent",
            "postalCode": "ME9 7JJ",
            "streetAddress": "67 High Street",
          },
          "areaServed": [
            {
              "@type": "Place",
              "name": "Newington",
            },
            {
              "@type": "Place",
              "name": "Sittingbourne",
            },
            {
              "@type": "Place",
              "name": "Gillingham",
            },
            {
              "@type": "Place",
              "name": "Chatham",
            },
            {
              "@type": "Place",
              "name": "Rochester",
            },
            {
              "@type": "Place",
              "name": "Rainham",
            },
            {
              "@type": "Place",
              "name": "Iwade",
            },
            {
              "@type": "Place",
              "name": "Teynham",
            },
            {
              "@type": "Place",
              "name": "Sheerness",
            },
            {
              "@type": "Place",
              "name": "Minster",
            },
            {
              "@type": "Place",
              "name": "Faversham",
            },
          ],
          "description": "An independent garage in Newington, Kent. Servicing, MOT preparation, diagnostics and repairs for cars and vans from Medway and Swale.",
          "email": "hello@newington-garage.example",
          "foundingDate": "1999",
          "geo": {
            "@type": "GeoCoordinates",
            "latitude": 51.3527,
            "longitude": 0.6686,
          },
          "image": "https://newington-garage.example/social.png",
          "name": "Newington Garage",
          "openingHoursSpecification": [
            {
              "@type": "OpeningHoursSpecification",
              "closes": "18:00",
              "dayOfWeek": [
                "Monday",
                "Tuesday",
                "Wednesday",
                "Thursday",
                "Friday",
              ],
              "opens": "08:00",
            },
            {
              "@type": "OpeningHoursSpecification",
              "closes": "16:00",
              "dayOfWeek": [
                "Saturday",
              ],
              "opens": "08:00",
            },
          ],
          "paymentAccepted": "cash, card, bank transfer",
          "telephone": "+441632960145",
          "url": "https://newington-garage.example/",
        },
        {
          "@id": "https://newington-garage.example/#website",
          "@type": "WebSite",
          "inLanguage": "en-GB",
          "name": "Newington Garage",
          "publisher": {
            "@id": "https://newington-garage.example/#business",
          },
          "url": "https://newington-garage.example/",
        },
        {
          "@id": "https://newington-garage.example/#page",
          "@type": "WebPage",
          "about": {
            "@id": "https://newington-garage.example/#business",
          },
          "breadcrumb": {
            "@id": "https://newington-garage.example/#breadcrumbs",
          },
          "description": "Independent garage on the A2 in Newington. Car servicing from £85, MOT preparation from £45, repairs for cars and vans.",
          "inLanguage": "en-GB",
          "isPartOf": {
            "@id": "https://newington-garage.example/#website",
          },
          "name": "Car & Van Garage in Newington, Kent | Newington Garage",
          "url": "https://newington-garage.example/",
        },
        {
          "@id": "https://newington-garage.example/#breadcrumbs",
          "@type": "BreadcrumbList",
          "itemListElement": [
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/",
              "name": "Home",
              "position": 1,
            },
          ],
        },
      ]
    `);
  });

  it('of a service page has its service and prices', () => {
    expect(ownThings('/engine-repair')).toMatchInlineSnapshot(`
      [
        {
          "@id": "https://newington-garage.example/#website",
          "@type": "WebSite",
          "inLanguage": "en-GB",
          "name": "Newington Garage",
          "publisher": {
            "@id": "https://newington-garage.example/#business",
          },
          "url": "https://newington-garage.example/",
        },
        {
          "@id": "https://newington-garage.example/engine-repair#page",
          "@type": "WebPage",
          "about": {
            "@id": "https://newington-garage.example/#business",
          },
          "breadcrumb": {
            "@id": "https://newington-garage.example/engine-repair#breadcrumbs",
          },
          "description": "Timing belt replacement from £280, head gasket repair from £800, engine diagnostics from £45. Engine repairs on the A2 in Newington, Kent.",
          "inLanguage": "en-GB",
          "isPartOf": {
            "@id": "https://newington-garage.example/#website",
          },
          "name": "Engine Repair in Newington, Kent | Newington Garage",
          "url": "https://newington-garage.example/engine-repair",
        },
        {
          "@id": "https://newington-garage.example/engine-repair#breadcrumbs",
          "@type": "BreadcrumbList",
          "itemListElement": [
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/",
              "name": "Home",
              "position": 1,
            },
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/services",
              "name": "Services",
              "position": 2,
            },
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/engine-repair",
              "name": "Engine Repair",
              "position": 3,
            },
          ],
        },
        {
          "@id": "https://newington-garage.example/engine-repair#service",
          "@type": "Service",
          "areaServed": [
            {
              "@type": "Place",
              "name": "Newington",
            },
            {
              "@type": "Place",
              "name": "Sittingbourne",
            },
            {
              "@type": "Place",
              "name": "Gillingham",
            },
            {
              "@type": "Place",
              "name": "Chatham",
            },
            {
              "@type": "Place",
              "name": "Rochester",
            },
            {
              "@type": "Place",
              "name": "Rainham",
            },
            {
              "@type": "Place",
              "name": "Iwade",
            },
            {
              "@type": "Place",
              "name": "Teynham",
            },
            {
              "@type": "Place",
              "name": "Sheerness",
            },
            {
              "@type": "Place",
              "name": "Minster",
            },
            {
              "@type": "Place",
              "name": "Faversham",
            },
          ],
          "description": "Timing belt replacement from £280, head gasket repair from £800, engine diagnostics from £45. Engine repairs on the A2 in Newington, Kent.",
          "name": "Engine Repair",
          "offers": [
            {
              "@id": "https://newington-garage.example/engine-repair#offer-engine-diagnostics",
              "@type": "Offer",
              "name": "Engine diagnostics",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 45,
                "priceCurrency": "GBP",
              },
            },
            {
              "@id": "https://newington-garage.example/engine-repair#offer-timing-belt",
              "@type": "Offer",
              "name": "Timing belt replacement",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 280,
                "priceCurrency": "GBP",
              },
            },
            {
              "@id": "https://newington-garage.example/engine-repair#offer-head-gasket",
              "@type": "Offer",
              "name": "Head gasket repair",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 800,
                "priceCurrency": "GBP",
              },
            },
            {
              "@id": "https://newington-garage.example/engine-repair#offer-engine-overhaul",
              "@type": "Offer",
              "name": "Engine overhaul",
            },
          ],
          "provider": {
            "@id": "https://newington-garage.example/#business",
          },
          "serviceType": "Engine Repair",
          "url": "https://newington-garage.example/engine-repair",
        },
      ]
    `);
  });

  it('of a town page has the service offered there', () => {
    expect(ownThings('/locations/newington-brake-repair')).toMatchInlineSnapshot(`
      [
        {
          "@id": "https://newington-garage.example/#website",
          "@type": "WebSite",
          "inLanguage": "en-GB",
          "name": "Newington Garage",
          "publisher": {
            "@id": "https://newington-garage.example/#business",
          },
          "url": "https://newington-garage.example/",
        },
        {
          "@id": "https://newington-garage.example/locations/newington-brake-repair#page",
          "@type": "WebPage",
          "about": {
            "@id": "https://newington-garage.example/#business",
          },
          "breadcrumb": {
            "@id": "https://newington-garage.example/locations/newington-brake-repair#breadcrumbs",
          },
          "description": "Brake repair on Newington High Street from £35. Free brake check for Newington residents. 0.3 miles from the station. Call 01632 960145.",
          "inLanguage": "en-GB",
          "isPartOf": {
            "@id": "https://newington-garage.example/#website",
          },
          "name": "Newington Brake Repair and Free Check | Newington Garage",
          "url": "https://newington-garage.example/locations/newington-brake-repair",
        },
        {
          "@id": "https://newington-garage.example/locations/newington-brake-repair#breadcrumbs",
          "@type": "BreadcrumbList",
          "itemListElement": [
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/",
              "name": "Home",
              "position": 1,
            },
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/locations",
              "name": "Locations",
              "position": 2,
            },
            {
              "@type": "ListItem",
              "item": "https://newington-garage.example/locations/newington-brake-repair",
              "name": "Brake Repair in Newington",
              "position": 3,
            },
          ],
        },
        {
          "@id": "https://newington-garage.example/locations/newington-brake-repair#service",
          "@type": "Service",
          "areaServed": [
            {
              "@type": "Place",
              "name": "Newington",
            },
          ],
          "description": "Brake repair on Newington High Street from £35. Free brake check for Newington residents. 0.3 miles from the station. Call 01632 960145.",
          "name": "Brake Repair in Newington",
          "offers": [
            {
              "@id": "https://newington-garage.example/locations/newington-brake-repair#offer-newington-brake-check",
              "@type": "Offer",
              "name": "Newington brake check",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 35,
                "priceCurrency": "GBP",
              },
            },
            {
              "@id": "https://newington-garage.example/locations/newington-brake-repair#offer-brake-fluid",
              "@type": "Offer",
              "name": "Brake fluid change",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 35,
                "priceCurrency": "GBP",
              },
            },
            {
              "@id": "https://newington-garage.example/locations/newington-brake-repair#offer-brake-pads",
              "@type": "Offer",
              "name": "Brake pad replacement",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 80,
                "priceCurrency": "GBP",
              },
            },
            {
              "@id": "https://newington-garage.example/locations/newington-brake-repair#offer-brake-discs",
              "@type": "Offer",
              "name": "Brake disc replacement",
              "priceSpecification": {
                "@type": "PriceSpecification",
                "minPrice": 120,
                "priceCurrency": "GBP",
              },
            },
          ],
          "provider": {
            "@id": "https://newington-garage.example/#business",
          },
          "serviceType": "Brake Repair",
          "url": "https://newington-garage.example/locations/newington-brake-repair",
        },
      ]
    `);
  });

  it('of the questions page has every answer', () => {
    const [site, page, ...others] = ownThings('/faqs');
    expect([site?.['@type'], ...others.map((thing) => thing['@type'])]).toEqual(['WebSite', 'BreadcrumbList']);
    expect({ ...page, mainEntity: page?.mainEntity.slice(0, 2) }).toMatchInlineSnapshot(`
      {
        "@id": "https://newington-garage.example/faqs#page",
        "@type": "FAQPage",
        "about": {
          "@id": "https://newington-garage.example/#business",
        },
        "breadcrumb": {
          "@id": "https://newington-garage.example/faqs#breadcrumbs",
        },
        "description": "How often to service a car, how long an MOT takes, what the warranty covers, how to pay: twelve answers from our garage in Newington, Kent.",
        "inLanguage": "en-GB",
        "isPartOf": {
          "@id": "https://newington-garage.example/#website",
        },
        "mainEntity": [
          {
            "@id": "https://newington-garage.example/faqs#q-service-frequency",
            "@type": "Question",
            "acceptedAnswer": {
              "@type": "Answer",
              "text": "Every 6 months or 6,000 miles, whichever comes first. An interim service is due every 6 months, a full service every 12 months and a major service every 2 years. Ask us about a reminder when the next one is due.",
            },
            "name": "How often should I have my car serviced?",
          },
          {
            "@id": "https://newington-garage.example/faqs#q-full-service",
            "@type": "Question",
            "acceptedAnswer": {
              "@type": "Answer",
              "text": "Everything in an interim service, plus a 50+ point check, a new air filter, brake measurements front and rear, a check of the steering, suspension and exhaust, and a battery test. Prices start at £150. A major service adds a timing belt check.",
            },
            "name": "What does a full service include?",
          },
        ],
        "name": "Garage FAQs: Servicing, MOT, Warranty | Newington Garage",
        "url": "https://newington-garage.example/faqs",
      }
    `);
    expect(page?.mainEntity).toHaveLength(12);
  });
});

it('has a fixed price as a price, a lowest one as a minimum, and none for a price on request', () => {
  const site = parseSite({
    ...tinySiteInput,
    prices: {
      'brake-pads': { name: 'From', from: 80.5 },
      fixed: { name: 'Fixed', fixed: 15 },
      request: { name: 'On request', onRequest: true },
    },
    services: {
      'brake-repair': {
        ...tinySiteInput.services['brake-repair'],
        sections: [
          { kind: 'prices', heading: 'Prices', prices: ['brake-pads', 'fixed'] },
          { kind: 'banner', tone: 'offer', heading: 'Ask', text: 'Ask us.', price: 'request' },
        ],
      },
    },
  });
  const route = listRoutes(site).find(({ kind }) => kind === 'service') as Route;
  const service = graphOf(sitePages(site).site, route).at(-1) as Thing;
  expect(service.offers.map(({ name, priceSpecification }: Thing) => [name, priceSpecification])).toEqual([
    ['From', { '@type': 'PriceSpecification', priceCurrency: 'GBP', minPrice: 80.5 }],
    ['Fixed', { '@type': 'PriceSpecification', priceCurrency: 'GBP', price: 15 }],
    ['On request', undefined],
  ]);
});

it('declares each node once in a graph, and has no dangling references', () => {
  for (const { path } of routes) {
    const graph = graphAt(path);
    const { named, referred } = idsOf(graph);
    expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([]);
    expect(referred.filter((id) => !named.includes(id))).toEqual([]);
  }
});

it('names the business and the site alike on every page', () => {
  const ids = routes.map(({ path }) =>
    graphAt(path)
      .slice(0, 2)
      .map((thing) => thing['@id']),
  );
  expect(new Set(ids.map(String))).toEqual(new Set([`${garage.url}/#business,${garage.url}/#website`]));
});

it('lets no text end its script element', () => {
  const { site } = sitePages(garage);
  const hostile = '</script><script>alert(1)';
  const hostileSite = { ...site, business: { ...site.business, name: hostile } };
  const [first] = routes as [Route];
  const hostileRoute = { ...first, head: { ...first.head, title: hostile } };
  const script = jsonLdScript(hostileSite, hostileRoute);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(graphOf(hostileSite, hostileRoute)).toContainEqual(expect.objectContaining({ name: hostile }));
});

/** The ids that a graph declares, and those it only refers to. */
function idsOf(graph: unknown): { named: string[]; referred: string[] } {
  const named: string[] = [];
  const referred: string[] = [];
  const walk = (value: unknown) => {
    if (value === null || typeof value !== 'object') return;
    const { '@id': id } = value as Thing;
    if (id && Object.keys(value).length === 1) referred.push(id);
    else if (id) named.push(id);
    Object.values(value).forEach(walk);
  };
  walk(graph);
  return { named, referred };
}

/** Bank holidays come and go with the years. */
function withoutExceptions(thing: Thing): Thing {
  if (!thing.openingHoursSpecification) return thing;
  return {
    ...thing,
    openingHoursSpecification: thing.openingHoursSpecification.filter(({ dayOfWeek }: Thing) => dayOfWeek),
  };
}

it('limits the hours of a closed or shorter day to that day, until it is over', () => {
  vi.useFakeTimers({ now: new Date('2026-12-24T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const exceptions = [
    { date: '2026-12-23', name: 'Stocktaking' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-31', name: "New Year's Eve", opens: '09:00', closes: '12:00' },
  ];
  const site = { ...garage, hours: { ...garage.hours, exceptions } };
  const [route] = listRoutes(site);
  const graph = JSON.stringify(route && graphOf(sitePages(site).site, route));
  const day = (date: string, opens: string, closes: string) =>
    JSON.stringify({ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes });
  expect(graph).toContain(day('2026-12-25', '00:00', '00:00'));
  expect(graph).toContain(day('2026-12-31', '09:00', '12:00'));
  expect(graph).not.toContain('2026-12-23');
});

it.each([
  ['2027-02-28', '2027-02-28', '2028-02-29'],
  ['2027-06-01', '2028-02-29', '2029-02-28'],
  ['2027-12-01', '2028-02-29', '2029-02-28'],
  ['2028-06-01', '2029-02-28', '2030-02-28'],
])('lists on %s the seasons that are not over, which end on the last day of February', (today, last, next) => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const seasons = [{ name: 'Winter', from: '11-01', until: '02-29', regular: garage.hours.regular }];
  const [route] = listRoutes(garage);
  const site = sitePages({ ...garage, hours: { ...garage.hours, seasons } }).site;
  const graph = JSON.stringify(route && graphOf(site, route));
  const ends = [...graph.matchAll(/"validThrough":"(\d{4}-02-\d\d)"/g)].map(([, end]) => end);
  expect([...new Set(ends)]).toEqual([last, next]);
});
