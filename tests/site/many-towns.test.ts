import { describe, expect, it } from 'vitest';
import { sitemaps } from '../../prerender/site-files.ts';
import { loadSite, parseSite } from '../../site/parse.ts';
import { type InfoRoute, listRoutes } from '../../site/routes.ts';
import { sitePages } from '../../site/shared-site.ts';
import definition from '../../site.config.ts';
import { growDefinition } from '../fixtures/grow-definition.ts';

const towns = 450;
const site = loadSite(growDefinition(definition, towns), '');
const routes = listRoutes(site);
const townPages = routes.filter((route) => route.kind === 'location');
const lists = routes.filter((route): route is InfoRoute => route.kind === 'info' && route.townPages !== undefined);
const linksOf = ({ townPages: list }: InfoRoute) => list?.groups.flatMap(({ links }) => links) ?? [];

describe('a site with hundreds of towns', () => {
  it('lists its town pages on several pages, in the order of their names', () => {
    expect(lists.map(({ path }) => path)).toEqual([
      '/locations',
      ...[2, 3, 4, 5].map((number) => `/locations/${number}`),
    ]);
    const names = lists.flatMap((list) => list.townPages?.groups.map(({ town }) => town) ?? []);
    expect(names).toEqual([...names].sort(new Intl.Collator('en-GB').compare));
  });

  it('lists each town page once', () => {
    const listed = lists.flatMap(linksOf).map(({ href }) => href);
    expect(listed.toSorted()).toEqual(townPages.map(({ path }) => path).toSorted());
  });

  it('links no town page to itself', () => {
    expect(townPages.filter(({ path, links }) => links.some(({ href }) => href === path))).toEqual([]);
  });

  it('fills each page of the list with at most a hundred links', () => {
    expect(lists.slice(0, -1).map((list) => linksOf(list).length)).toEqual([100, 100, 100, 100]);
    expect(Math.max(...lists.map((list) => linksOf(list).length))).toBeLessThanOrEqual(100);
  });

  it('lists each page of a town of more than a hundred pages once', () => {
    const grown = growDefinition(definition, 150);
    const [first] = Object.values(grown.services ?? {});
    const numbered = Array.from({ length: 150 }, (_, at) => {
      const head = { title: `Service ${at}`, description: `Service number ${at}.`, keywords: [`service ${at}`] };
      return [`service-${at}`, { ...first, townSlug: undefined, name: `Service ${at}`, head }];
    });
    const services = Object.fromEntries(numbered);
    const own = definition.locations?.length ?? 0;
    const locations = grown.locations?.map((page, at) =>
      at < own ? page : { ...page, town: 'town-0', service: `service-${at - own}` },
    );
    const large = parseSite({ ...grown, services: { ...grown.services, ...services }, locations } as never);
    const pages = listRoutes(large);
    const hrefs = pages.flatMap((route) => (route.kind === 'info' ? linksOf(route) : [])).map(({ href }) => href);
    expect(hrefs.toSorted()).toEqual(pages.flatMap(({ kind, path }) => (kind === 'location' ? [path] : [])).toSorted());
  });

  it('links each page of the list to the next, the previous and each letter', () => {
    const pagers = lists.map(({ townPages: list }) => list?.pager);
    expect(pagers.map((pager) => pager?.next)).toEqual([...lists.slice(1).map(({ path }) => path), undefined]);
    expect(pagers.map((pager) => pager?.previous)).toEqual([undefined, ...lists.slice(0, -1).map(({ path }) => path)]);
    expect(pagers[2]?.letters.map(({ name, href }) => `${name} ${href}`)).toEqual([
      'C /locations',
      'G /locations',
      'N /locations',
      'R /locations',
      'S /locations',
      'T /locations',
    ]);
  });

  it('lists an accented town under the letter where its language sorts it', () => {
    const grown = growDefinition(definition, 150);
    const names = ['Écully', 'Eybens', 'Lyon', 'Łęczna', 'Ćmielów', 'Corbas'];
    const towns = Object.entries(grown.towns ?? {}).map(([key, town], at) => [
      key,
      key in (definition.towns ?? {}) ? town : { ...town, name: `${names[at % 6]} ${at}` },
    ]);
    const lettersIn = (language: string) => {
      const pages = listRoutes(parseSite({ ...grown, language, towns: Object.fromEntries(towns) } as never));
      const list = pages.find((route) => route.kind === 'info' && route.townPages) as InfoRoute;
      const letters = list.townPages?.pager?.letters.map(({ name }) => name) ?? [];
      return letters.filter((letter) => /[CEĆÉ]/.test(letter)).join('');
    };
    expect([lettersIn('fr-FR'), lettersIn('pl-PL')]).toEqual(['CE', 'CĆE']);
  });

  it('gives every page a unique title and description', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = routes.map(({ head }) => head[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it.each([
    ['Towns', 'Towns, Page 2 of 5 | Newington Garage'],
    ['Towns and villages around that we drive to', 'Towns and villages around that we drive to, Page 2 of 5'],
  ])('cuts no title of a further page of %s within a word', (name, title) => {
    const grown = growDefinition(definition, towns);
    const pages = grown.pages.map((page) => (page.path === '/locations' ? { ...page, name } : page));
    const second = listRoutes(loadSite({ ...grown, pages }, '')).find(({ path }) => path === '/locations/2');
    expect(second?.head.title).toBe(title);
  });

  it('links each town page from as many others as any, and from no more than a dozen of a kind', () => {
    const counts = new Map<string, number>();
    for (const { links } of townPages) {
      expect(links.length).toBeLessThanOrEqual(12);
      for (const { href } of links) counts.set(href, (counts.get(href) ?? 0) + 1);
    }
    const grown = townPages
      .filter(({ page }) => page.town.startsWith('town-'))
      .map(({ path }) => counts.get(path) ?? 0);
    expect(Math.min(...grown)).toBeGreaterThan(6);
    expect(Math.max(...grown)).toBeLessThanOrEqual(12);
  });

  it('passes a page no town that it does not show', () => {
    expect(Math.max(...routes.map((route) => Object.keys(route.towns).length))).toBeLessThanOrEqual(50);
    expect(Object.keys(sitePages(site).site)).not.toContain('towns');
    expect(sitePages(site).offered.length).toBe(200);
  });
});

it('has no list where the towns of the page link to every town page', () => {
  const list = definition.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'town-pages'));
  const route = listRoutes(loadSite(definition, '')).find(({ path }) => path === list?.path);
  expect(route?.sections.map(({ kind }) => kind)).toContain('towns');
  expect(route?.sections.map(({ kind }) => kind)).not.toContain('town-pages');
});

it('has a single list, in the order of the definition, if it fits on a page', () => {
  const pages = definition.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.kind === 'towns' ? { ...section, items: section.items.map((item) => ({ ...item, links: [] })) } : section,
    ),
  }));
  const [list, ...more] = listRoutes(loadSite({ ...definition, pages }, '')).filter(
    (route): route is InfoRoute => route.kind === 'info' && route.townPages !== undefined,
  );
  expect(more).toEqual([]);
  expect(list?.townPages?.pager).toBeUndefined();
  expect(list?.townPages?.groups.map(({ town }) => town)).toEqual([
    'Newington',
    'Sittingbourne',
    'Gillingham',
    'Chatham',
    'Rochester',
  ]);
});

it('numbers the pages of a list on the home page', () => {
  const pages = site.pages.map((page) => {
    const list = site.pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'town-pages');
    const others = page.sections.filter(({ kind }) => kind !== 'town-pages');
    return { ...page, sections: page.path === '/' && list ? [...others, list] : others };
  });
  const paths = listRoutes({ ...site, pages }).map(({ path }) => path);
  expect(paths).toContain('/2');
  expect(paths.filter((path) => path.startsWith('//'))).toEqual([]);
});

describe('the sitemap', () => {
  const paths = Array.from({ length: 100_001 }, (_, index) => `/locations/town-${index}-brake-repair`);

  it('is one file for up to 50,000 addresses', () => {
    expect([...sitemaps(site, paths.slice(0, 50_000)).keys()]).toEqual(['sitemap.xml']);
  });

  it('is an index of several files beyond that, with each address once', () => {
    const files = sitemaps(site, paths);
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    const addresses = (name: string) => [...(files.get(name) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, to]) => to);
    expect(addresses('sitemap.xml')).toEqual([1, 2, 3].map((number) => `${site.url}/sitemap-${number}.xml`));
    const all = [1, 2, 3].flatMap((number) => addresses(`sitemap-${number}.xml`));
    expect(all).toEqual(paths.map((path) => site.url + path));
  });
});
