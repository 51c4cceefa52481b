import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { looks } from '../../schema/brand.ts';
import { buildElsewhere } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { elements, findAll, only, textOf } from '../helpers/elements.ts';

let clientDir: string;
let pages: BuiltPage[];
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ clientDir, remove } = await buildElsewhere('tests/fixtures/garage-in-folio.config.ts', 'public', {
    isCompressed: true,
  }));
  pages = readBuiltPages(clientDir);
});
afterAll(() => remove());

it('has a folder for each look, with all files of the contract', () => {
  const parts = ['Footer', 'Header', 'Hero', 'Places'].flatMap((part) => [`${part}.css.ts`, `${part}.tsx`]);
  const contract = [...parts, 'brand-pictures.ts', 'surfaces.ts', 'tokens.ts'];
  const folders = readdirSync('templates/looks', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(looks).sort());
  for (const { name } of folders) {
    expect(readdirSync(`templates/looks/${name}`)).toEqual(expect.arrayContaining(contract));
  }
});

const stylesOf = (dir: string) =>
  readdirSync(join(dir, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(dir, 'assets', name), 'utf8'))
    .join('');

// vanilla-extract would take `h2` in the selectors of other rules for such a class.
it('gives no class the name of a heading', () => {
  for (const dir of [clientDir, 'dist/client']) expect(stylesOf(dir).match(/\.h[1-6]\b/g)).toBeNull();
});

it('ships nothing of one look in the other', () => {
  const folio = stylesOf(clientDir);
  const road = stylesOf('dist/client');
  expect(road).toMatch(/var\(--tarmac\)/);
  expect(folio).not.toMatch(/var\(--(tarmac|motorway)\)|#9fb9c4/);
  expect(folio).toMatch(/newsreader/);
  expect(road).not.toMatch(/newsreader/);
  for (const { path, document } of pages) {
    const drawings = findAll(document, ({ attribs }) => attribs.role === 'img' || attribs.id === 'van');
    expect([path, drawings]).toEqual([path, []]);
  }
});

it('has the same text in both looks', () => {
  const wordsOf = (of: BuiltPage[]) =>
    of.map(({ path, document }) => [path, elements(only(document, 'main'), 'h1', 'h2', 'h3').map(textOf)]);
  // The fixture adds a team, which the garage does not show.
  expect(wordsOf(pages.filter(({ path }) => path !== '/team'))).toEqual(wordsOf(readBuiltPages()));
});

it('keeps the weight of pages, and content pages without script files', () => {
  for (const { path, file, document } of pages) {
    if (!file.startsWith('404')) {
      expect(readFileSync(join(clientDir, `${file}.br`)).length, path).toBeLessThanOrEqual(15_000);
    }
    const sources = elements(document, 'script').flatMap(({ attribs }) => attribs.src ?? []);
    expect([path, sources]).toEqual([path, []]);
  }
});
