import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { elements, meta, only, textOf } from '../helpers/elements.ts';
import { otherPages } from './specification/other-pages.ts';
import type { PageRow, PageTable, PartRow } from './specification/page-table.ts';
import { prices } from './specification/prices.ts';
import { firstMissing, hasLink, itemsOf, linksOf, pointsOf, sectionOf } from './specification/read-parts.ts';
import { picturePages, servicePages } from './specification/service-pages.ts';
import { townPages } from './specification/town-pages.ts';

// Compares the specification of each page with the built page.

const pages = new Map(readBuiltPages().map((page) => [page.path, page]));

describe.each([
  ['service pages', servicePages],
  ['town pages', townPages],
  ['other pages', otherPages],
] satisfies [string, PageTable][])('%s', (_, table) => {
  for (const [path, row] of Object.entries(table)) it(`${path} has ${row.has}`, () => expectPage(path, row));
});

it('has exactly the pages of the route table', () => {
  const tables = [servicePages, townPages, otherPages].flatMap((table) => Object.keys(table));
  expect(tables).toHaveLength(32);
  expect([...pages.keys()].sort()).toEqual(tables.sort());
});

it.each(Object.keys(servicePages))('%s ends in related services, nearby areas and three calls to action', (path) => {
  expect(itemsOf(part(path, 'related')).length).toBeGreaterThan(0);
  expect(linksOf(part(path, 'nearby')).some((link) => link.includes(' > /locations/'))).toBe(true);
  const links = linksOf(part(path, 'end'));
  expect(['tel', '/book-online', '/get-quote'].filter((wanted) => !hasLink(links, wanted))).toEqual([]);
});

it.each(picturePages)('%s has a picture in its hero', (path) => {
  const [picture] = elements(main(path), 'img');
  expect(picture?.attribs.alt).toBeTruthy();
});

it.each(Object.entries(prices))('%s shows its prices', (path, rows) => {
  const text = textOf(main(path));
  const wrong = rows.filter(([name, price]) => !new RegExp(`${name}[^£]*${price}\\b`).test(text));
  expect(wrong).toEqual([]);
});

it('sends a worried driver in Newington to the emergency page, and names £35 to a search engine', () => {
  const path = '/locations/newington-brake-repair';
  expect(linksOf(part(path, 'end')).at(-1)).toContain('> /emergency-repairs');
  expect(meta(page(path).document, 'description')).toContain('from £35');
});

it('opens questions 1, 2, 3 and 9 of twelve by the topic buttons', () => {
  const buttons = elements(main('/faqs'), 'button').map(({ attribs }) => attribs);
  const questions = buttons.filter(({ id }) => id).map((button) => button['aria-controls']);
  const topics = buttons.filter(({ id }) => !id).map((button) => button['aria-controls']);
  expect(questions).toHaveLength(12);
  expect(topics.map((topic) => questions.indexOf(topic) + 1)).toEqual([1, 2, 3, 9]);
});

function expectPage(path: string, row: PageRow): void {
  expect(firstMissing(textOf(main(path)), row.says ?? [])).toBeUndefined();
  const links = linksOf(main(path));
  expect(row.links?.filter((wanted) => !hasLink(links, wanted)) ?? []).toEqual([]);
  for (const wanted of row.parts ?? []) expectPart(path, wanted);
}

function expectPart(path: string, { id, items, count, says, links }: PartRow): void {
  const section = part(path, id);
  const found = itemsOf(section);
  // An item is identified by its beginning; the rest is our wording.
  if (items) expect(found.map((item, at) => (item.startsWith(items[at] ?? '\n') ? items[at] : item))).toEqual(items);
  if (count) expect(items ? pointsOf(section) : found).toHaveLength(count);
  expect(firstMissing(textOf(section), says ?? [])).toBeUndefined();
  const present = linksOf(section);
  expect(links?.filter((wanted) => !hasLink(present, wanted)) ?? []).toEqual([]);
}

function page(path: string) {
  const found = pages.get(path);
  if (!found) throw new Error(`${path} was not built.`);
  return found;
}

function main(path: string) {
  return only(page(path).document, 'main');
}

function part(path: string, id: string) {
  return sectionOf(page(path), id);
}
