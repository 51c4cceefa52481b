import { describe, expect, it } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import { tinySite, tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

const routes = listRoutes(garage);

/** The route table of the specification. */
const routeTable = [
  '/',
  '/services',
  '/car-servicing',
  '/mot-preparation',
  '/brake-repair',
  '/clutch-repair',
  '/diagnostics',
  '/engine-repair',
  '/gearbox-repair',
  '/suspension-repair',
  '/exhaust-repair',
  '/tyre-services',
  '/air-conditioning',
  '/van-servicing',
  '/locations',
  '/locations/newington-car-service',
  '/locations/sittingbourne-mot-preparation',
  '/locations/gillingham-brake-repair',
  '/locations/chatham-clutch-repair',
  '/locations/rochester-diagnostics',
  '/locations/newington-brake-repair',
  '/locations/sittingbourne-car-service',
  '/locations/gillingham-diagnostics',
  '/locations/chatham-car-service',
  '/locations/rochester-mot-preparation',
  '/emergency-repairs',
  '/about',
  '/contact',
  '/book-online',
  '/get-quote',
  '/faqs',
];

it('has exactly the routes of the route table', () => {
  expect(routeTable).toHaveLength(31);
  expect(routes.map(({ path }) => path).sort()).toEqual(routeTable.toSorted());
});

it('tells services, town pages and other pages apart', () => {
  const count = (kind: string) => routes.filter((route) => route.kind === kind).length;
  expect({ service: count('service'), location: count('location'), info: count('info') }).toEqual({
    service: 12,
    location: 10,
    info: 9,
  });
});

describe('the trail', () => {
  const trailTo = (path: string) =>
    routes.find((route) => route.path === path)?.breadcrumbs.map((crumb) => `${crumb.name} ${crumb.path}`);

  it('to a service leads through the services page', () => {
    expect(trailTo('/brake-repair')).toEqual(['Home /', 'Services /services', 'Brake Repair /brake-repair']);
  });

  it('to a town page leads through the locations page', () => {
    expect(trailTo('/locations/gillingham-brake-repair')).toEqual([
      'Home /',
      'Locations /locations',
      'Brake Repair for Gillingham /locations/gillingham-brake-repair',
    ]);
  });

  it('to any other page has two steps', () => {
    expect(trailTo('/faqs')?.map((step) => step.split(' ').at(-1))).toEqual(['/', '/faqs']);
    expect(trailTo('/services')).toEqual(['Home /', 'Services /services']);
  });

  it('is empty for the home page', () => {
    expect(trailTo('/')).toEqual([]);
  });

  it('has no overview page if the definition names none', () => {
    const service = listRoutes(tinySite).find(({ kind }) => kind === 'service');
    expect(service?.breadcrumbs.map(({ path }) => path)).toEqual(['/', '/brake-repair']);
  });
});

describe('links to read on', () => {
  const linksOf = (path: string) => {
    const route = routes.find((candidate) => candidate.path === path);
    if (route?.kind === 'location') return route.links.map(({ href }) => href);
    return route?.kind === 'service' ? route.nearby.map(({ href }) => href) : [];
  };

  it('of a service name every town page of that service', () => {
    for (const { path, kind, ...route } of routes) {
      if (kind !== 'service' || !('key' in route)) continue;
      const own = routes.filter((other) => other.kind === 'location' && other.page.service === route.key);
      expect(linksOf(path)).toEqual(expect.arrayContaining(own.map((other) => other.path)));
    }
  });

  it('of a town page name the same town, the same service elsewhere, and the service', () => {
    expect(linksOf('/locations/gillingham-brake-repair')).toEqual(
      expect.arrayContaining([
        '/locations/gillingham-diagnostics',
        '/locations/newington-brake-repair',
        '/brake-repair',
      ]),
    );
  });

  it('of a town page say what each page is about, or what its service starts at', () => {
    const route = routes.find(({ path }) => path === '/locations/gillingham-brake-repair');
    const texts = route?.kind === 'location' ? route.links.map(({ name, text }) => `${name}: ${text}`) : [];
    expect(texts).toContain('Engine Diagnostics for Gillingham: From £45');
    expect(texts).toContain('Brake Repair in Newington: Brake fluid change from £35');
    expect(texts.join()).not.toContain('undefined');
  });

  it('never include their own page, nor a page twice', () => {
    for (const { path } of routes) {
      const links = linksOf(path);
      expect(links).not.toContain(path);
      expect(new Set(links).size).toBe(links.length);
    }
  });

  it('stay few, however many towns there are', () => {
    const names = Array.from({ length: 40 }, (_, index) => `town-${index}`);
    const [page] = tinySiteInput.locations;
    const site = parseSite({
      ...tinySiteInput,
      towns: Object.fromEntries(names.map((name) => [name, { name, miles: 1 }])),
      locations: names.map((town) => ({
        ...page,
        town,
        head: { ...page?.head, title: town, description: town },
        hero: { heading: town, lead: town },
        sections: [{ kind: 'text', heading: town, paragraphs: [town] }],
      })),
    });
    for (const route of listRoutes(site)) {
      if (route.kind === 'service') expect(route.nearby).toHaveLength(12);
      if (route.kind === 'location') expect(route.links).toHaveLength(12);
    }
  });
});

describe('the navigation', () => {
  it('has the links of the specification, in order', () => {
    expect(garage.layout.navigation.map(({ name, href, tone }) => [name, href, tone])).toEqual([
      ['Home', '/', 'plain'],
      ['Services', '/services', 'plain'],
      ['Areas', '/locations', 'plain'],
      ['Emergency', '/emergency-repairs', 'emergency'],
      ['About', '/about', 'plain'],
      ['Contact', '/contact', 'plain'],
      ['Book Online', '/book-online', 'button'],
    ]);
  });

  it('has the footer’s columns of the specification, in order', () => {
    expect(garage.layout.footer.map(({ heading, links }) => [heading, ...links.map(({ href }) => href)])).toEqual([
      [
        'Our Services',
        '/car-servicing',
        '/mot-preparation',
        '/brake-repair',
        '/diagnostics',
        '/van-servicing',
        '/emergency-repairs',
      ],
      [
        'Areas Covered',
        '/locations/newington-car-service',
        '/locations/sittingbourne-car-service',
        '/locations/gillingham-brake-repair',
        '/locations/chatham-car-service',
        '/locations/rochester-diagnostics',
        '/locations',
      ],
      ['Quick Links', '/book-online', '/get-quote', '/about', '/contact', '/faqs'],
    ]);
    expect(garage.layout.footer.map(({ hours }) => hours)).toEqual([false, false, true]);
  });
});

describe('the sign of a service page', () => {
  const prices = {
    taster: { name: 'Taster session', fixed: 24 },
    coaching: { name: 'Coaching', from: 42 },
    'shoe-hire': { name: 'Shoe hire', fixed: 4 },
  };
  const signOf = (price: string | undefined, listed: string[], priceSign: 'own' | 'lowest' = 'own') => {
    const { 'brake-repair': service } = tinySiteInput.services;
    const sections = [{ kind: 'prices' as const, heading: 'What it costs', prices: listed }];
    const site = parseSite({
      ...tinySiteInput,
      prices: { ...tinySiteInput.prices, ...prices },
      services: { 'brake-repair': { ...service, price, sections } },
      layout: { ...tinySiteInput.layout, priceSign },
    });
    return listRoutes(site).flatMap((route) => (route.kind === 'service' ? [route.sign] : []))[0];
  };

  it('has the service’s price, whatever else the page lists, and "from" only before a lowest price', () => {
    expect(signOf('taster', ['taster', 'shoe-hire'])).toEqual({ price: 'taster', isFrom: false });
    expect(signOf('coaching', ['coaching', 'shoe-hire'])).toEqual({ price: 'coaching', isFrom: true });
    expect(signOf(undefined, ['taster', 'shoe-hire'])).toEqual({ price: 'shoe-hire', isFrom: true });
    expect(signOf(undefined, ['taster'])).toEqual({ price: 'taster', isFrom: false });
    expect(signOf('taster', ['taster', 'shoe-hire'], 'lowest')).toEqual({ price: 'shoe-hire', isFrom: true });
  });
});
