import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildElsewhere } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { elements, findAll, linkHref, meta, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';
import { graphOf, thingOf } from '../helpers/json-ld.ts';

const path = '/locations/faversham-brake-repair';
let clientDir: string;
let pages: Map<string, BuiltPage>;
let remove: () => Promise<void>;

// The entry in tests/fixtures/one-more-town.config.ts is the only difference.
beforeAll(async () => {
  ({ clientDir, remove } = await buildElsewhere('tests/fixtures/one-more-town.config.ts'));
  pages = new Map(readBuiltPages(clientDir).map((page) => [page.path, page]));
});
afterAll(() => remove());

const newPage = () => pages.get(path) as BuiltPage;

/** The words of the links to the new page within a page's main content. */
const linksTo = (from: string) => {
  const main = only((pages.get(from) as BuiltPage).document, 'main');
  return findAll(main, ({ name, attribs }) => name === 'a' && attribs.href === path).map(textOf);
};

it('has its page, with the words of the entry and its tokens filled in', () => {
  const main = only(newPage().document, 'main');
  expect(textOf(only(main, 'h1'))).toBe('Brake repair for Faversham');
  expect(textOf(main)).toContain('Along the A2 from Faversham to 67 High Street.');
  expect(textOf(main)).toContain('Brake pad replacement One axle, pads and fitting. From £80');
});

it('has its head', () => {
  const { document } = newPage();
  expect(textOf(only(only(document, 'head'), 'title'))).toBe('Brake Repair for Faversham Drivers | Newington Garage');
  expect(meta(document, 'description')).toBe(
    'Brake pads from £80, discs from £120. Brake repair for drivers from Faversham.',
  );
  expect(linkHref(document, 'canonical')).toBe(`${garage.url}${path}`);
  expect(meta(document, 'og:url')).toBe(`${garage.url}${path}`);
});

it('has its structured data', () => {
  const graph = graphOf(newPage());
  expect(thingOf(graph, 'Service')).toMatchObject({
    '@id': `${garage.url}${path}#service`,
    name: 'Brake Repair for Faversham',
    areaServed: [{ '@type': 'Place', name: 'Faversham' }],
    offers: [{ priceSpecification: { minPrice: 80 } }, { priceSpecification: { minPrice: 120 } }],
  });
  const trail: { name: string }[] = thingOf(graph, 'BreadcrumbList')?.itemListElement;
  expect(trail.map(({ name }) => name)).toEqual(['Home', 'Locations', 'Brake Repair for Faversham']);
});

it('has its line in the sitemap', () => {
  expect(readFileSync(join(clientDir, 'sitemap.xml'), 'utf8')).toContain(`<loc>${garage.url}${path}</loc>`);
});

it('is listed on the page of all areas, under its town', () => {
  expect(linksTo('/locations')).toEqual(['Brake repair for Faversham']);
  const headings = elements(only((pages.get('/locations') as BuiltPage).document, 'main'), 'h3').map(textOf);
  expect(headings).toContain('Faversham');
});

it('is linked from the page of its service, and with a price from those of other towns', () => {
  expect(linksTo('/brake-repair')).toEqual(['Brake Repair for Faversham']);
  for (const town of ['gillingham', 'newington'])
    expect(linksTo(`/locations/${town}-brake-repair`)).toEqual([
      'Brake Repair for Faversham Brake fluid change from £35',
    ]);
});

it('links to the same service in the other towns, and to the service', () => {
  const hrefs = elements(only(newPage().document, 'main'), 'a').map(({ attribs }) => attribs.href);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/locations/gillingham-brake-repair',
      '/locations/newington-brake-repair',
      '/brake-repair',
    ]),
  );
});

it('changes nothing but links to it', () => {
  const before = readAll('dist/client');
  const after = readAll(clientDir);
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  expect(changed.sort()).toEqual([
    // It suggests the nearest of all pages.
    '404.html',
    '_headers',
    'brake-repair.html',
    'locations.html',
    'locations/faversham-brake-repair.html',
    'locations/gillingham-brake-repair.html',
    'locations/newington-brake-repair.html',
    'sitemap.xml',
  ]);
  expect([...before.keys()].filter((name) => !after.has(name))).toEqual([]);
});

/** Every file of a built site, except compressed copies. */
function readAll(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name)).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(names.map((name) => [name.slice(dir.length + 1), readFileSync(name, 'latin1')]));
}
