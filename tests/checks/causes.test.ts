import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { templateOf, traceAttribute } from '../../checks/links/causes.ts';
import { type LookName, looks } from '../../schema/brand.ts';
import { section } from '../../schema/section.ts';
import type { Site, SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { listPageLinks } from '../../site/provenance.ts';
import { listRoutes } from '../../site/routes.ts';
import { tinySite, tinySiteInput } from '../fixtures/tiny-site.ts';
import { checkFiles, page, writeDefinition } from './built-folder.ts';

/** A home page with the links of its definition, in the order of the templates. */
const dead = { href: '/gone', instead: '/contact', reason: 'Kept for a test.' };
const text = { kind: 'text' as const, heading: 'Links', paragraphs: ['Words.'] };
const definition: SiteInput = {
  ...tinySiteInput,
  pages: tinySiteInput.pages.map((entry) =>
    entry.path === '/'
      ? {
          ...entry,
          sections: [
            {
              ...text,
              actions: [
                { label: 'Lost', href: '/gone' },
                { label: 'Found', href: '/contact' },
              ],
            },
          ],
        }
      : entry,
  ),
  knownDeadLinks: [dead],
};

it('names a template that exists for every kind of section, and every link of every kind of page', () => {
  const sections = section.options.map(({ shape }) => shape.kind.value);
  const pages = tinySiteInput.pages.map((entry, index) =>
    index === 0 ? { ...entry, sections: sections.map((kind) => ({ kind })) } : entry,
  );
  const kinds = { ...tinySite, pages } as unknown as Site;
  const templates = sections.map((_, index) => templateOf(kinds, ['pages', 0, 'sections', index, 'links']));
  for (const look of Object.keys(looks) as LookName[]) {
    const site = { ...tinySite, look };
    const links = [undefined, ...listRoutes(tinySite)].flatMap((route) => listPageLinks(tinySite, route));
    templates.push(...links.map(({ path }) => templateOf(site, path)));
  }
  for (const template of templates.filter((found) => found !== undefined)) {
    expect(existsSync(template), template).toBe(true);
  }
  expect(templates).toContain('templates/parts/Navigation.tsx');
});

it('traces the links of an unknown section kind', () => {
  const brands = { kind: 'brands', heading: 'Brands', items: [{ name: 'A brand', to: [{ href: '/gone' }] }] };
  const site = parseSite(definition);
  const [home] = site.pages as { sections: unknown[] }[];
  home?.sections.unshift(brands);
  const [route] = listRoutes(site);
  const link = listPageLinks(site, route).find(({ address }) => address === '/gone');
  expect(link?.path).toEqual(['pages', 0, 'sections', 0, 'items', 0, 'to', 0, 'href']);
  expect(link && templateOf(site, link.path)).toBe('templates/sections/Brands.tsx');
});

it('names files that exist for whatever else carries an address', () => {
  const attributes = [
    'link canonical',
    'meta og:image',
    'sitemap loc',
    'robots.txt Sitemap',
    'manifest icons',
    'JSON-LD url',
  ];
  const rest = ['JSON-LD item', 'JSON-LD image', 'JSON-LD sameAs', 'form action', 'img src', 'use href'];
  const ids = ['business', 'website', 'page', 'breadcrumbs', 'service', 'offer-brake-pads', 'q-warranty'];
  const templates = [
    ...[...attributes, ...rest].map((attribute) => traceAttribute(tinySite, undefined, attribute, '/x').template),
    ...ids.map((id) => traceAttribute(tinySite, undefined, 'JSON-LD @id', `https://tiny.example/#${id}`).template),
  ];
  for (const template of templates) expect(existsSync(template ?? ''), template).toBe(true);
});

it('does not call a declaration stale whose link the page writes differently', () => {
  const { findings, summary } = checkFiles({ 'index.html': page(links(['/gnoe', '/contact'])) }, definition);
  expect(findings.map(({ rule }) => rule)).not.toContain('stale-declaration');
  expect(findings.map(({ rule }) => rule)).toContain('dead-page');
  expect(summary.stale).toBe(0);
});

it('traces a link to the value of the definition and the template that renders it', () => {
  const { findings } = checkFiles({ 'index.html': page(links(['/gone', '/contact'])) }, definition);
  const [cause] = findings.find(({ rule }) => rule === 'declared-dead')?.causes ?? [];
  expect(cause).toMatchObject({
    entry: 'pages[0].sections[0].actions[0].href',
    template: 'templates/sections/Text.tsx',
  });
  expect(textAt(cause?.at)).toBe('"/gone"');
});

it('reports the text of the definition where a built page has another', () => {
  const { findings } = checkFiles({ 'index.html': page(links(['/gone', '/contcat'])) }, definition);
  const [cause] = findings.find(({ target }) => target === '/contcat')?.causes ?? [];
  expect(cause).toMatchObject({ entry: 'pages[0].sections[0].actions[1].href', expected: '/contact' });
});

it('names the cause of the other links of a page to which one was added', () => {
  const { findings } = checkFiles({ 'index.html': page(links(['/stray', '/gone', '/contact'])) }, definition);
  const entries = findings.flatMap(({ target, causes }) => causes.map(({ entry }) => [target, entry]));
  expect(entries).toContainEqual(['/stray', 'pages[0]']);
  expect(entries).toContainEqual(['/gone', 'pages[0].sections[0].actions[0].href']);
});

it('makes one cause of a link of the layout, however many pages have it', () => {
  const { layout: usual } = tinySiteInput;
  const [first, ...rest] = usual.navigation;
  const layout = { ...usual, navigation: [{ ...first, name: 'Lost', href: '/gone' }, ...rest] };
  const files = Object.fromEntries(
    ['index', 'contact', 'book-online'].map((name) => [
      `${name}.html`,
      page(links(name === 'index' ? ['/gone', '/contact'] : [], '/gone')),
    ]),
  );
  const finding = checkFiles(files, { ...definition, layout }).findings.find(({ target }) => target === '/gone');
  expect(finding?.causes.map(({ entry, places }) => [entry, places.length])).toEqual([
    ['layout.navigation[0].href', 3],
    ['pages[0].sections[0].actions[0].href', 1],
  ]);
});

/** The links of a page of the tiny site, its own between those of header and footer. */
function links(own: string[], firstOfNavigation = tinySite.layout.navigation[0]?.href): string {
  const { phone, email } = definition.business;
  const { navigation, footer, callBar, emergencyCall } = tinySite.layout;
  const call = `tel:${phone.dial}`;
  const all = [
    '#content',
    call,
    `mailto:${email}`,
    '/',
    firstOfNavigation,
    ...navigation.slice(1).map(({ href }) => href),
    ...own,
    ...(emergencyCall ? [call] : []),
    ...footer.flatMap((column) => column.links.map(({ href }) => href)),
    call,
    callBar.link?.href,
  ];
  return `<main id="content">${all.map((href) => `<a href="${href}">x</a>`).join('\n')}</main>`;
}

/** The value at a key path of the definition. */
function textAt(place: { line: number; column: number; endColumn: number } | undefined): string | undefined {
  return (
    place &&
    writeDefinition(definition)
      .split('\n')
      [place.line - 1]?.slice(place.column - 1, place.endColumn - 1)
  );
}
