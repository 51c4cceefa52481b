import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSite } from '../../prerender/build-site.ts';
import { bundleCode, type Code } from '../../prerender/bundle.ts';
import type { Compression } from '../../prerender/compressed-copies.ts';
import { hashFolders } from '../../prerender/files.ts';
import type { SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { growDefinition } from '../fixtures/grow-definition.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** Best compression takes most of the time of a small build, and is irrelevant here. */
const compression = { '.br': 1, '.gz': 1 };

const definition = growDefinition(tinySiteInput, 5);
const pageCount = 10;
const folders: string[] = [];
let code: Code;
let outDir: string;
let publicDir: string;
/** The result of building the unchanged definition from nothing. */
let original: Map<string, string>;

beforeAll(async () => {
  code = await bundleCode();
  publicDir = newFolder();
  writeFileSync(join(publicDir, 'anchor.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  outDir = newFolder();
  const { pages, rendered, files } = await build(definition);
  expect([pages, rendered]).toEqual([pageCount, pageCount]);
  original = files;
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync('.cache/built-');
  folders.push(folder);
  return folder;
}

/** Builds into a folder, and returns the number of pages rendered. */
async function build(input: SiteInput, into = outDir, withCode = code, compress: Compression = compression) {
  const settings = { outDir: into, publicDir, compression: compress };
  const { pages, rendered } = await buildSite(parseSite(input), withCode, settings);
  return { pages, rendered, files: readAll(into) };
}

/** The contents of every file of a build, by name. */
function readAll(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(dir.length + 1), readFileSync(file, 'latin1')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A definition with one difference. */
function change(path: string, value: unknown): SiteInput {
  // As text, since entries share objects.
  const copy = JSON.parse(JSON.stringify(definition)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  let entry = copy;
  for (const key of keys) entry = entry[key] as Record<string, unknown>;
  if (value === undefined && Array.isArray(entry)) entry.splice(Number(last), 1);
  else entry[last] = value;
  return copy as SiteInput;
}

const file = (name: string) => join(outDir, 'client', name);

/** Restores the unchanged site from the output of an earlier test. */
async function restore(): Promise<void> {
  expect((await build(definition)).files).toEqual(original);
}

it('renders nothing when nothing changed', async () => {
  const before = statSync(file('index.html')).mtimeMs;
  expect((await build(definition)).rendered).toBe(0);
  expect(statSync(file('index.html')).mtimeMs).toBe(before);
});

it.each(['./', '/'])('builds the same into a folder written with %s', async (written) => {
  const folder = newFolder();
  await buildSite(parseSite(definition), code, {
    outDir: written === '/' ? `${folder}/` : `./${folder}`,
    publicDir,
    compression,
  });
  expect(readAll(folder)).toEqual(original);
});

// Each change starts from the previous one, and so also undoes it.
describe('a change is built as if from nothing', () => {
  it.each([
    ['a heading of a town page', 'locations.4.hero.heading', 'Another heading'],
    ['a paragraph of a town page', 'locations.3.sections.0.paragraphs', ['Other words.']],
    ['a title', 'locations.2.head.title', 'Another title'],
    ['a price', 'prices.brake-pads', { name: 'Brake pads', from: 95 }],
    ['a distance', 'towns.smallham.miles', 9],
    ['the name of a town', 'towns.town-3', { name: 'Otherham' }],
    ['a town that is served', 'towns.town-4', { name: 'Town 4', served: true }],
    ['the phone number', 'business.phone', { display: '01632 960999', dial: '+441632960999' }],
    ['the opening hours', 'hours.regular.0.closes', '18:00'],
    ['the name of a service', 'services.brake-repair.name', 'Brakes'],
    ['a word of the templates', 'wording', { menu: 'Pages' }],
    ['a navigation link', 'layout.navigation.0.name', 'Start'],
    ['a page that is gone', 'locations.5', undefined],
    ['the origin', 'url', 'https://other.example'],
  ])('%s', async (_what, path, value) => {
    const changed = change(path, value);
    const { rendered, files } = await build(changed);
    const fresh = await build(changed, newFolder());
    expect(files).toEqual(fresh.files);
    expect(files).not.toEqual(original);
    expect(rendered).toBeGreaterThan(0);
  });

  it('a template or a class name', async () => {
    await restore();
    const dir = newFolder();
    cpSync(code.dir, dir, { recursive: true });
    const entry = join(dir, 'server/entries/renderer_default-page-server.mjs');
    writeFileSync(entry, readFileSync(entry, 'utf8').replace('<!DOCTYPE html>', '<!doctype html>'));
    const pageKey = hashFolders(join(dir, 'server/entries'), join(dir, 'server/chunks'));
    const { rendered, files } = await build(definition, outDir, { ...code, dir, pageKey });
    expect(rendered).toBe(pageCount);
    expect(files.get('client/index.html')).toMatch(/^<!doctype html>/);
  });

  it('a stylesheet, a script', async () => {
    const assets = { ...code.assets, rules: [{ text: 'body{margin:1px}' }] };
    const { files } = await build(definition, outDir, { ...code, assets });
    expect([...files].filter(([name, text]) => name.endsWith('.html') && !text.includes('margin:1px'))).toEqual([]);
  });
});

it('renders the one page whose entry was edited, and no other', async () => {
  await restore();
  const { rendered, files } = await build(change('locations.3.sections.0.paragraphs', ['Other words.']));
  expect(rendered).toBe(1);
  expect(files.get('client/locations/town-2-brake-repair.html')).toContain('Other words.');
});

it.each([
  [
    'a season of a department',
    'departments',
    {
      desk: {
        name: 'Desk',
        regular: [{ days: ['Monday'], opens: '09:00', closes: '12:00' }],
        seasons: [{ name: 'Winter', from: '12-01', until: '01-10', regular: [{ days: ['Monday'] }] }],
      },
    },
  ],
  ['an exception that is not named', 'hours.exceptions', [{ date: '2027-01-10', name: 'A day off' }]],
])('renders the pages again when %s is over', async (_what, path, value) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T12:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const dated = { ...change(path, value), wording: { specialHours: 'Bank holidays' } };
  const during = await build(dated);
  vi.setSystemTime(new Date('2027-01-11T12:00Z'));
  const after = await build(dated);
  expect(after.files).toEqual((await build(dated, newFolder())).files);
  expect(after.files.get('client/index.html')).not.toBe(during.files.get('client/index.html'));
  vi.setSystemTime(new Date('2027-01-12T12:00Z'));
  // Only the pages with a form show the day.
  expect((await build(dated)).rendered).toBe(2);
});

it.each([
  ['a small site', compression],
  ['a large site', { '.br': 1 }],
])('compresses again what an interrupted build of %s left beside an old copy', async (_what, compress) => {
  const dir = newFolder();
  await build(definition, dir, code, compress);
  const changed = change('locations.3.sections.0.paragraphs', ['Other words.']);
  const { files } = await build(changed, newFolder(), code, compress);
  const name = 'client/locations/town-2-brake-repair.html';
  writeFileSync(join(dir, name), files.get(name) ?? '', 'latin1');
  expect((await build(changed, dir, code, compress)).files).toEqual(files);
});

it('compresses again what changed after the clock was put back', async () => {
  await restore();
  const future = new Date(Date.now() + 86_400_000);
  for (const name of original.keys()) if (/\.(br|gz)$/.test(name)) utimesSync(join(outDir, name), future, future);
  const changed = change('locations.3.sections.0.paragraphs', ['Other words.']);
  expect((await build(changed)).files).toEqual((await build(changed, newFolder())).files);
});

it('renders all pages again with another version of Node, which may write dates and amounts differently', async () => {
  await restore();
  const versions = Object.getOwnPropertyDescriptor(process, 'versions') as PropertyDescriptor;
  onTestFinished(() => void Object.defineProperty(process, 'versions', versions));
  Object.defineProperty(process, 'versions', { ...versions, value: { ...process.versions, icu: '99.1' } });
  expect((await build(definition)).rendered).toBe(pageCount);
});

describe('damage to the output is repaired', () => {
  beforeAll(restore);
  it.each([
    ['a page was edited', () => appendFileSync(file('index.html'), '<p>By hand</p>')],
    ['a page was deleted', () => rmSync(file('contact.html'))],
    ['a copy was deleted', () => rmSync(file('index.html.br'))],
    ['a file was added', () => writeFileSync(file('stray.html'), '<p>Stray</p>')],
    ['a program was edited', () => appendFileSync(join(outDir, 'server/index.js'), '// By hand')],
    ['the sitemap was deleted', () => rmSync(file('sitemap.xml'))],
  ])('%s', async (_what, damage) => {
    damage();
    expect((await build(definition)).files).toEqual(original);
  });
});

it('copies what links in the public folder lead to, and never follows one to its own folder', async () => {
  await restore();
  const elsewhere = newFolder();
  mkdirSync(join(elsewhere, 'leaflets'));
  writeFileSync(join(elsewhere, 'leaflets/brakes.txt'), 'Brakes');
  symlinkSync(resolve(elsewhere, 'leaflets'), join(publicDir, 'leaflets'));
  symlinkSync(resolve(elsewhere, 'leaflets/brakes.txt'), join(publicDir, 'brakes.txt'));
  symlinkSync(resolve(elsewhere), join(elsewhere, 'leaflets/again'));
  onTestFinished(() => ['leaflets', 'brakes.txt'].forEach((name) => void rmSync(join(publicDir, name))));
  const { files } = await build(definition);
  expect(files.get('client/leaflets/brakes.txt')).toBe('Brakes');
  expect(files.get('client/brakes.txt')).toBe('Brakes');
});

it('leaves no empty folder of earlier pages, which hosts would serve in place of a page', async () => {
  await build(change('hosting', { pages: 'folders' }));
  await restore();
  expect(readdirSync(join(outDir, 'client'))).not.toContain('contact');
});

it('names a folder whose code cannot be bundled', async () => {
  const folder = join(newFolder(), "Ann's");
  mkdirSync(join(folder, 'sections/tide'), { recursive: true });
  writeFileSync(join(folder, 'sections/tide/schema.ts'), '');
  vi.stubEnv('SITE_CONFIG', join(folder, 'site.config.ts'));
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(bundleCode()).rejects.toThrow(
    "Ann's/sections/tide: vite-plugin-ssr cannot bundle code in a path with '",
  );
});

it('replaces a file of the public folder by a folder of its name, and the reverse', async () => {
  await restore();
  const guide = join(publicDir, 'guide');
  const asFile = () => writeFileSync(guide, 'Opening times');
  const asFolder = () => {
    mkdirSync(join(guide, 'deep'), { recursive: true });
    writeFileSync(join(guide, 'deep/brakes.txt'), 'Brakes');
  };
  onTestFinished(() => rmSync(guide, { recursive: true }));
  for (const make of [asFile, asFolder, asFile]) {
    rmSync(guide, { recursive: true, force: true });
    make();
    expect((await build(definition)).files).toEqual((await build(definition, newFolder())).files);
  }
});

it.each(['contact.html', 'robots.txt', '.well-known/security.txt'])(
  'refuses %s in the public folder, which it would replace',
  async (name) => {
    mkdirSync(join(publicDir, '.well-known'), { recursive: true });
    writeFileSync(join(publicDir, name), 'Written by hand');
    onTestFinished(() => rmSync(join(publicDir, name)));
    await expect(build(definition)).rejects.toThrow(`names of ${join(publicDir, name)}: rename or delete these.`);
  },
);

it('refuses a file in the public folder whose name a folder of the build has', async () => {
  writeFileSync(join(publicDir, 'locations'), 'Written by hand');
  onTestFinished(() => rmSync(join(publicDir, 'locations')));
  await expect(build(definition)).rejects.toThrow(`names of ${join(publicDir, 'locations')}: rename or delete these.`);
});

it('leaves a folder named server alone that no build wrote', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/index.ts'), 'Source');
  await expect(build(definition, folder)).rejects.toThrow(`${folder}/server/ holds files that no build wrote`);
  expect(readAll(folder)).toEqual(new Map([['server/index.ts', 'Source']]));
});

it('needs no cache, and does not trust a damaged one', async () => {
  await restore();
  for (const damage of ['', '{"no": "list"}', '[["client/index.html", 3]]']) {
    writeFileSync(recordsOfOutDir(), damage);
    const { rendered, files } = await build(definition);
    expect(rendered).toBe(pageCount);
    expect(files).toEqual(original);
  }
  rmSync(recordsOfOutDir());
  expect((await build(definition)).rendered).toBe(pageCount);
});

/** The cache file that records the pages of the output folder. */
function recordsOfOutDir(): string {
  const files = readdirSync('.cache/pages').map((name) => join('.cache/pages', name));
  return files.find((name) => readFileSync(name, 'utf8').includes(`${outDir}/client`)) as string;
}
