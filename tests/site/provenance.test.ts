import { expect, it } from 'vitest';
import { gatherFacts } from '../../checks/contradictions/facts.ts';
import { declaredPages } from '../../site/declared-pages.ts';
import { loadSite, parseSite } from '../../site/parse.ts';
import { entryOfRoute, listOrigins, listPageLinks } from '../../site/provenance.ts';
import { listRoutes } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { growDefinition } from '../fixtures/grow-definition.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const grown = loadSite(growDefinition(definition, 250), '');

it('pairs every page with the entry that declares it, even if the list of town pages takes several pages', () => {
  const declared = new Map(declaredPages(grown).map(({ path, entry }) => [path, entry]));
  const routes = listRoutes(grown);
  expect(routes.length).toBeGreaterThan(declared.size);
  for (const route of routes) {
    const first = route.kind === 'info' ? route.page.path : route.path;
    expect(entryOfRoute(grown, route), route.path).toEqual(declared.get(first));
  }
});

it('gives each page the sentences of its own entry', () => {
  const { pages } = gatherFacts(grown, '2026-11-20');
  expect(pages).toHaveLength(declaredPages(grown).length);
  for (const { route, texts } of pages) {
    expect(
      texts.map(({ text }) => text),
      route.path,
    ).toContain(route.head.title);
  }
});

it('records the key path, source text and token entries of every value', () => {
  const site = parseSite({
    ...tinySiteInput,
    facts: { speed: 'from {price:brake-pads}' },
    layout: { ...tinySiteInput.layout, copyright: '{name}, {year}: {fact:speed}' },
  });
  expect(listOrigins(site, ['layout', 'copyright'])).toEqual([
    {
      path: ['layout', 'copyright'],
      value: `${site.business.name}, ${new Date().getFullYear()}: from £80`,
      written: '{name}, {year}: {fact:speed}',
      tokens: [
        { text: '{name}', name: 'name', id: '', start: 0, source: ['business', 'name'] },
        { text: '{year}', name: 'year', id: '', start: 8, source: undefined },
        { text: '{fact:speed}', name: 'fact', id: 'speed', start: 16, source: ['facts', 'speed'] },
      ],
    },
  ]);
  expect(listOrigins(site, ['wording', 'menu'])).toMatchObject([{ value: 'Menu', written: undefined, tokens: [] }]);
});

it('traces the links to related services to the keys that name them', () => {
  const route = listRoutes(grown).find(({ kind }) => kind === 'service');
  const [key = ''] = route?.kind === 'service' ? route.service.related : [];
  const paths = listPageLinks(grown, route)
    .filter(({ address }) => address === `/${key}`)
    .map(({ path }) => path);
  expect(paths).toContainEqual([...(route ? entryOfRoute(grown, route) : []), 'related', 0]);
});
