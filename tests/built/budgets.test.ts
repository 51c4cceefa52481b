import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { islandOf, listRoutes } from '../../site/routes.ts';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { garage } from '../helpers/garage.ts';
import { allScriptsOf, brotliBytes, fileBytes, inlineScriptOf, requestsOf } from '../helpers/page-weight.ts';

const islands = new Map(listRoutes(garage).map((route) => [route.path, islandOf(route)]));
const pages = readBuiltPages();
const contentPages = pages.filter(({ path }) => islands.get(path) === 'none');
const formPages = pages.filter(({ path }) => islands.get(path) === 'form');
const faqPages = pages.filter(({ path }) => islands.get(path) === 'faq');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const scriptBytes = (paths: readonly string[]) => sum(paths.map((path) => fileBytes(path)));

it('names every class by two or three characters that form no word', () => {
  const classes = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '))),
  );
  expect(classes.size).toBeGreaterThan(150);
  expect([...classes].filter((name) => !/^_*[b-df-hj-np-tv-z][\da-z]{1,2}$/i.test(name))).toEqual([]);
});

it('covers all kinds of pages', () => {
  expect(contentPages).toHaveLength(26);
  expect(formPages.map(({ path }) => path).sort()).toEqual(['/', '/book-online', '/contact', '/get-quote']);
  expect(faqPages.map(({ path }) => path)).toEqual(['/faqs']);
});

describe.each(contentPages.map((page) => [page.path, page] as const))('content page %s', (_path, page) => {
  const { styles, fonts, scripts } = requestsOf(page);

  it('weighs at most 15 kB with its styles and its script', () => {
    expect(fileBytes(page.file)).toBeLessThanOrEqual(15_000);
  });

  it('requests no stylesheet, no script and one font', () => {
    expect({ styles, scripts, fonts: fonts.length }).toEqual({ styles: [], scripts: [], fonts: 1 });
    expect(allScriptsOf(page)).toEqual([]);
  });

  it('has at most 2 kB of inline script, without React', () => {
    const script = inlineScriptOf(page);
    expect(brotliBytes(script)).toBeGreaterThan(0);
    expect(brotliBytes(script)).toBeLessThanOrEqual(2000);
    expect(script).not.toMatch(/react|hydrat/i);
  });

  it('has no islands', () => {
    expect(page.html).not.toContain('data-island');
  });
});

describe.each([...formPages, ...faqPages].map((page) => [page.path, page] as const))('page %s', (_path, page) => {
  it('has at most 105 kB of script in total', () => {
    const all = allScriptsOf(page);
    expect(all.length).toBeGreaterThan(0);
    expect(scriptBytes(all)).toBeLessThanOrEqual(105_000);
  });

  it('fetches none of it before the first sign of a visitor', () => {
    const { styles, scripts } = requestsOf(page);
    expect({ styles, scripts }).toEqual({ styles: [], scripts: [] });
    expect(brotliBytes(inlineScriptOf(page))).toBeLessThanOrEqual(2800);
  });

  it('weighs at most 15 kB with its styles and its script', () => {
    expect(fileBytes(page.file)).toBeLessThanOrEqual(15_000);
  });
});

it('has one font, of at most 10 kB', () => {
  const fonts = new Set(pages.flatMap((page) => requestsOf(page).fonts));
  expect(fonts.size).toBe(1);
  for (const font of fonts) expect(statSync(`dist/client${font}`).size).toBeLessThanOrEqual(10_000);
});

it('has a not-found page as light as a content page', () => {
  const page = pages.find(({ path }) => path === '/404');
  expect(page && allScriptsOf(page)).toEqual([]);
  expect(page && fileBytes(page.file)).toBeLessThanOrEqual(15_000);
});
