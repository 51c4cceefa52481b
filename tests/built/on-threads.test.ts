import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { brandAssets } from '../../prerender/brand-assets.ts';
import { bundleCode } from '../../prerender/bundle.ts';
import type { Shared } from '../../prerender/render-page.ts';
import { pageTask, renderPages } from '../../prerender/render-pages.ts';
import { batchSize, startWorkerPool } from '../../prerender/worker-pool.ts';
import { parseSite } from '../../site/parse.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { sitePages } from '../../site/shared-site.ts';
import { growDefinition } from '../fixtures/grow-definition.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const site = parseSite(growDefinition(tinySiteInput, 430));
const routes = listRoutes(site);

/** Renders lists of pages one after another into one folder, and reads its files. */
async function renderInto(...lists: (readonly Route[])[]) {
  const outDir = makeFolder();
  const code = await bundleCode();
  const shared = shareOf(code);
  let rendered = 0;
  for (const routes of lists) {
    const pages = { routes, minPages: routes.length };
    const job = { outDir, shared, codeKey: code.pageKey, ...pages, brotliQuality: 5, copies: ['.br'] };
    rendered += (await renderPages(job)).rendered;
  }
  return { rendered, files: readFolder(join(outDir, 'client')) };
}

function makeFolder(): string {
  const folder = mkdtempSync('.cache/built-');
  folders.push(folder);
  return folder;
}

function shareOf({ dir, assets }: Awaited<ReturnType<typeof bundleCode>>): Shared {
  const { formPages: _, ...pages } = sitePages(site);
  return { ...pages, codeDir: dir, assets: brandAssets(pages.site, assets).assets };
}

function readFolder(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return new Map(names.map((name) => [name.slice(dir.length), readFileSync(name, 'latin1')]));
}

it('renders enough pages to start threads exactly like a few at a time without them', async () => {
  const few = Array.from({ length: Math.ceil(routes.length / 300) }, (_, at) => routes.slice(at * 300, (at + 1) * 300));
  const many = await renderInto(routes);
  const byParts = await renderInto(...few);
  expect(routes.length).toBeGreaterThan(430);
  expect(many.rendered).toBe(routes.length);
  expect(byParts.rendered).toBe(routes.length);
  expect([...many.files.keys()]).toEqual([...byParts.files.keys()]);
  for (const [name, content] of many.files) expect(content === byParts.files.get(name), name).toBe(true);
});

/** An invalid route, which a template cannot render. */
const [first, second] = routes;
const broken = { ...first, path: '/broken', breadcrumbs: undefined } as unknown as Route;
const refusal = /^Cannot render the page \/broken: Cannot read properties of undefined/;

it('names the page that could not be rendered', async () => {
  await expect(renderInto([first as Route, broken])).rejects.toThrow(refusal);
});

it('names the page that a thread could not render, and stops', async () => {
  const pool = startWorkerPool(1, { shared: shareOf(await bundleCode()), brotliQuality: undefined }, () => {});
  const folder = makeFolder();
  for (let count = 0; count < batchSize; count += 1) pool.add(pageTask(folder, '', broken));
  await vi.waitFor(() => expect(() => pool.hasRoom()).toThrow(refusal), { timeout: 240_000, interval: 50 });
  expect(() => pool.add(pageTask(folder, '', second as Route))).toThrow(refusal);
  await expect(pool.finish()).rejects.toThrow(refusal);
});
