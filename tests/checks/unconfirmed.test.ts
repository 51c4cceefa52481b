import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatWarning } from '../../checks/report/reporters.ts';
import { findReleaseBlockers, unconfirmedWarnings } from '../../checks/warnings.ts';
import type { Site } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

type Unconfirmed = NonNullable<Parameters<typeof findReleaseBlockers>[0]['unconfirmed']>;

const testimonials = [{ name: 'Ann', place: 'Smallham', text: 'They rang back.', stars: 5 }];
const withUnconfirmed = (unconfirmed: Unconfirmed) => ({ ...tinySiteInput, testimonials, unconfirmed });
const siteWith = (unconfirmed: Unconfirmed) => parseSite(withUnconfirmed(unconfirmed));

const warn = (site: Site, details = false) =>
  unconfirmedWarnings(site, { details }).flatMap((each) => formatWarning(each).split('\n'));

it('is a line in the build, and a line for each entry in the check', () => {
  expect(warn(siteWith([]))).toEqual([]);
  const site = siteWith([
    { at: 'testimonials', confirm: 'who said this' },
    { at: ["pages['/'].hero.lead", "services['brake-repair'].summary"], confirm: 'the promise' },
  ]);
  expect(warn(site)).toEqual([
    "warning: 2 entries are not confirmed by the owner: testimonials, pages['/']; npm run check says what to confirm",
  ]);
  expect(warn(site, true)).toEqual([
    'warning: 2 entries are not confirmed by the owner (unconfirmed):',
    '  testimonials: who said this',
    "  pages['/'].hero.lead, services['brake-repair'].summary: the promise",
  ]);
});

it.each([
  ['testimonials', true],
  ['testimonials[0].text', true],
  ['business.position', true],
  ['business.position.latitude', true],
  ['prices', false],
  ['business.established', false],
])('at %s blocks a release: %s', (at, blocks) => {
  expect(findReleaseBlockers(siteWith([{ at, confirm: 'this' }])) !== undefined).toBe(blocks);
});

it.each([
  [
    'testimonial',
    'found "testimonial", but the definition has no "testimonial". Did you mean "testimonials"? Use one of: ',
  ],
  [
    "pages['/contcat'].hero",
    'found "pages[\'/contcat\'].hero", but pages has no "/contcat". Did you mean "/contact"? ',
  ],
  [
    'business.positon',
    'found "business.positon", but business has no "positon". Did you mean "position"? Use one of: name, ',
  ],
])('at %s, where nothing is, is an error with the nearest key', (at, message) => {
  expect(() => siteWith([{ at: ['prices', at], confirm: 'this' }])).toThrow(`unconfirmed[0].at[1]: ${message}`);
});

it.each([
  ['npm run build -- --release', ['cli/build.ts', '--release']],
  ['npm run release', ['cli/release.ts']],
])('fails %s, before anything is written', (_, program) => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/release-');
  const definition = withUnconfirmed([
    { at: 'testimonials', confirm: 'who said this' },
    { at: 'prices', confirm: 'what they cover' },
  ]);
  const config = join(folder, 'tiny.config.mjs');
  writeFileSync(config, `export default ${JSON.stringify(definition)};`);
  const { status, stderr } = spawnSync('node', ['scripts/run.js', ...program], {
    env: { ...process.env, SITE_CONFIG: config, PUBLIC_DIR: 'public', OUT_DIR: join(folder, 'dist'), SITE_URL: '' },
    encoding: 'utf8',
  });
  const files = readdirSync(folder, { recursive: true }).map(String);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(files.filter((file) => file.endsWith('.html') || /release/.test(file))).toEqual([]);
  expect(stderr).toContain(
    [
      'This site cannot be released yet. The owner has not confirmed:',
      '  testimonials: who said this',
      'Once confirmed, remove the entry from "unconfirmed" in the site definition; otherwise remove what it names.',
    ].join('\n'),
  );
});
