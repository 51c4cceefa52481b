import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { bundleCode } from '../../prerender/code/bundle-code.ts';
import type { Shared } from '../../prerender/render/page-drawer.ts';
import { pageTask } from '../../prerender/render/page-task.ts';
import { renderPages } from '../../prerender/render/render-pages.ts';
import { startWorkerPool } from '../../prerender/render/worker-pool.ts';
import { parseSite } from '../../site/parse.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { sitePages } from '../../site/site-pages.ts';
import { growDefinition } from '../fixtures/grow-definition.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const site = parseSite(growDefinition(tinySiteInput, 1000));
const routes = listRoutes(site);

/** Draws a list of pages after the other into one folder, and reads what lies there then. */
async function drawInto(...lists: (readonly Route[])[]) {
  const outDir = makeFolder();
  const code = await bundleCode();
  const shared = shareOf(code);
  let drawn = 0;
  for (const routes of lists) {
    const pages = { routes, leastPages: routes.length };
    const job = { outDir, shared, codeKey: code.pageKey, ...pages, brotliQuality: 5, copies: ['.br'] };
    drawn += (await renderPages(job)).drawn;
  }
  return { drawn, files: readFolder(join(outDir, 'client')) };
}

function makeFolder(): string {
  const folder = mkdtempSync('.cache/built-');
  folders.push(folder);
  return folder;
}

function shareOf({ dir, assets }: Awaited<ReturnType<typeof bundleCode>>): Shared {
  const { formPages: _, ...pages } = sitePages(site);
  return { ...pages, codeDir: dir, assets };
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

/** A route as no definition makes it, which a template cannot draw. */
const [first, second] = routes;
const broken = { ...first, path: '/broken', sections: undefined } as unknown as Route;
const refusal = /^The page \/broken was not made: Cannot read properties of undefined/;

it('says which page could not be drawn', async () => {
  await expect(drawInto([first as Route, broken])).rejects.toThrow(refusal);
});

it('says which page a thread could not draw, and takes no more', async () => {
  const pool = startWorkerPool(1, { shared: shareOf(await bundleCode()), brotliQuality: undefined }, () => {});
  const folder = makeFolder();
  pool.submit([pageTask(folder, '', broken)]);
  await vi.waitFor(() => expect(() => pool.isHungry()).toThrow(refusal), { timeout: 20_000, interval: 50 });
  expect(() => pool.submit([pageTask(folder, '', second as Route)])).toThrow(refusal);
  await expect(pool.finish()).rejects.toThrow(refusal);
});
