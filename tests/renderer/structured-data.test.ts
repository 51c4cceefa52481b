import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { head } from '../../renderer/head.tsx';
import { jsonLdScript } from '../../renderer/jsonld.ts';
import type { SiteInput } from '../../schema/site.ts';
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

function print(things: unknown): string {
  return `${JSON.stringify(things, null, 2)}\n`;
}

describe('the structured data', () => {
  it('of the home page has the garage’s identity, address, hours and area served', async () => {
    await expect(print(graphAt('/').map(withoutExceptions))).toMatchFileSnapshot('snapshots/home.jsonld');
  });

  it('of a service page has its service and prices', async () => {
    await expect(print(ownThings('/engine-repair'))).toMatchFileSnapshot('snapshots/service.jsonld');
  });

  it('of a town page has the service offered there', async () => {
    const own = ownThings('/locations/newington-brake-repair');
    await expect(print(own)).toMatchFileSnapshot('snapshots/town-page.jsonld');
  });

  it('of the questions page has every answer', async () => {
    const [site, page, ...others] = ownThings('/faqs');
    expect([site?.['@type'], ...others.map((thing) => thing['@type'])]).toEqual(['WebSite', 'BreadcrumbList']);
    const shortened = { ...page, mainEntity: page?.mainEntity.slice(0, 2) };
    await expect(print(shortened)).toMatchFileSnapshot('snapshots/questions.jsonld');
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

it('offers the price at the top of a page whose list has only extras', () => {
  const service = tinySiteInput.services['brake-repair'];
  const sections = [{ kind: 'prices' as const, heading: 'Extras', prices: ['extra'] as const }];
  const prices = { ...tinySiteInput.prices, extra: { name: 'Courtesy car', fixed: 10 } };
  const changed = { ...service, price: 'brake-pads', sections };
  const site = parseSite({ ...tinySiteInput, prices, services: { 'brake-repair': changed } } as never);
  const route = listRoutes(site).find(({ kind }) => kind === 'service') as Route;
  const { offers } = graphOf(sitePages(site).site, route).at(-1) as Thing;
  expect(offers.map(({ name }: Thing) => name)).toEqual(['Courtesy car', tinySiteInput.prices['brake-pads'].name]);
});

it('shares a picture of another site by its own address', () => {
  const social = {
    remote: 'https://photos.example/yard.jpg',
    credit: 'A. Lens',
    under: '/pictures/yard.svg',
    alt: 'The yard',
    width: 1200,
    height: 630,
  };
  const parsed = parseSite({ ...tinySiteInput, brand: { ...tinySiteInput.brand, social } });
  const { site } = sitePages(parsed);
  const home = listRoutes(parsed)[0] as Route;
  expect(graphOf(site, home)[0]?.image).toBe(social.remote);
  expect(head(site, home)).toContain(`<meta property="og:image" content="${social.remote}"/>`);
});

it('has the email address of a department without hours', () => {
  const parts = { name: 'Parts', text: 'By e-mail.', email: 'parts@tiny.example' };
  const site = parseSite({ ...tinySiteInput, departments: { parts } });
  const [business] = graphOf(sitePages(site).site, listRoutes(site)[0] as Route);
  expect(business?.contactPoint).toEqual([
    { '@type': 'ContactPoint', contactType: 'Parts', email: 'parts@tiny.example' },
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

it('lists no day of a season as open and as closed where its rows share the day', () => {
  const rows: SiteInput['hours']['regular'] = [
    { days: ['Monday', 'Tuesday', 'Saturday'], opens: '09:00', closes: '12:00' },
    { days: ['Tuesday', 'Saturday'], opens: '13:00', closes: '15:00', byAppointment: true },
    { days: ['Monday', 'Friday'], byAppointment: true },
    { days: ['Sunday'] },
  ];
  const seasons = [{ name: 'Winter', from: '11-01', until: '02-29', regular: rows }];
  const site = parseSite({ ...tinySiteInput, hours: { ...tinySiteInput.hours, seasons } });
  const [business] = graphOf(sitePages(site).site, listRoutes(site)[0] as Route);
  const [, ...dated] = (business as Thing).openingHoursSpecification;
  const days = dated
    .filter(({ validFrom }: Thing) => validFrom === dated[0]?.validFrom)
    .flatMap(({ dayOfWeek, opens, closes }: Thing) => dayOfWeek.map((day: string) => `${day} ${opens}-${closes}`));
  const open = ['Monday 09:00-12:00', 'Tuesday 09:00-12:00', 'Saturday 09:00-12:00'];
  const closed = ['Wednesday', 'Thursday', 'Friday', 'Sunday'].map((day) => `${day} 00:00-00:00`);
  expect(days).toEqual([...open, ...closed]);
});

it('lists no closed days of a practice that works by appointment, which has no other hours', () => {
  const regular = [{ days: ['Monday' as const], opens: '09:00', closes: '12:00', byAppointment: true as const }];
  const year = new Date().getFullYear();
  const exceptions = [{ date: `${year}-12-24`, until: `${year + 1}-01-06`, name: 'Holidays' }];
  const hours = { ...tinySiteInput.hours, regular, exceptions };
  const site = parseSite({ ...tinySiteInput, hours, departments: { van: { name: 'Van', regular } } });
  const [business] = graphOf(sitePages(site).site, listRoutes(site)[0] as Route);
  expect((business as Thing).openingHoursSpecification).toBeUndefined();
  expect((business as Thing).department[0]).toEqual({ '@type': 'LocalBusiness', name: 'Tiny Garage, Van' });
});
