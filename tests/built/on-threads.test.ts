import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { growDefinition } from '../../bench/grow-definition.ts';
import { bundleCode } from '../../build/code/bundle-code.ts';
import { renderPages } from '../../build/render/render-pages.ts';
import { listRoutes, type Route } from '../../routes/routes.ts';
import { sitePages } from '../../routes/site-pages.ts';
import { parseSite } from '../../schema/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const site = parseSite(growDefinition(tinySiteInput, 1000));
const routes = listRoutes(site);

/** Draws a list of pages after the other into one folder, and reads what lies there then. */
async function drawInto(...lists: (readonly Route[])[]) {
  const outDir = mkdtempSync('.cache/built-');
  folders.push(outDir);
  const code = await bundleCode();
  const { formPages: _, ...pages } = sitePages(site);
  const shared = { ...pages, codeDir: code.dir, assets: code.assets };
  const progress = { add: () => {}, end: () => {} };
  let drawn = 0;
  for (const routes of lists) {
    const leastPages = routes.length;
    const job = {
      outDir,
      shared,
      codeKey: code.pageKey,
      routes,
      leastPages,
      brotliQuality: 5,
      copies: ['.br'],
      progress,
    };
    drawn += (await renderPages(job)).drawn;
  }
  return { drawn, files: readFolder(join(outDir, 'client')) };
}

function readFolder(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return new Map(names.map((name) => [name.slice(dir.length), readFileSync(name, 'latin1')]));
}

it('draws as many pages as threads are worth the same as a few at a time without them', async () => {
  const few = Array.from({ length: Math.ceil(routes.length / 300) }, (_, at) => routes.slice(at * 300, (at + 1) * 300));
  const [many, byParts] = [await drawInto(routes), await drawInto(...few)];
  expect(routes.length).toBeGreaterThan(1000);
  expect(many.drawn).toBe(routes.length);
  expect(byParts.drawn).toBe(routes.length);
  expect([...many.files.keys()]).toEqual([...byParts.files.keys()]);
  for (const [name, content] of many.files) expect(content === byParts.files.get(name), name).toBe(true);
});
