import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import { collectNames, formatNames, writeNames } from '../../site/source/read-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

it('names exactly the pages that are built', () => {
  expect(collectNames(garage).page.sort()).toEqual(
    listRoutes(garage)
      .map(({ path }) => path)
      .sort(),
  );
});

it('has the committed names up to date', () => {
  expect(readFileSync('site.names.ts', 'utf8')).toBe(formatNames(garage));
});

it('lists the names of a small definition', () => {
  const departments = { cafe: { name: 'Café', text: 'Beside the workshop.' } };
  expect(collectNames(parseSite({ ...tinySiteInput, departments }))).toMatchObject({
    department: ['cafe'],
    page: ['/', '/contact', '/book-online', '/brake-repair', '/locations/smallham-brake-repair'],
    service: ['brake-repair'],
    town: ['smallham'],
    price: ['brake-pads'],
    form: ['contact', 'booking'],
    claim: [],
  });
});

it('writes them beside a definition that imports them, and only if they changed', () => {
  mkdirSync('.cache', { recursive: true });
  const dir = mkdtempSync('.cache/names-');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'site.config.ts');
  writeFileSync(file, 'export default {};');
  const knownDeadLinks = [{ href: "https://old.example/st-mary's", reason: 'Gone', instead: '/' }];
  const site = parseSite({ ...tinySiteInput, knownDeadLinks });
  const names = join(dir, 'site.names.ts');
  writeNames(site, file);
  expect(existsSync(names)).toBe(false);
  writeFileSync(file, "import type { SiteNames } from './site.names.ts';");
  writeNames(site, file);
  expect(readFileSync(names, 'utf8')).toContain("  deadLink:\n    | 'https://old.example/st-mary\\'s';\n");
  utimesSync(names, 0, 0);
  writeNames(site, file);
  expect(statSync(names).mtimeMs).toBe(0);
});
