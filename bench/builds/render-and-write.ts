import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadDefinition } from '../../checks/load-definition.ts';
import { bundleCode } from '../../prerender/code/bundle-code.ts';
import { loadPageDrawer } from '../../prerender/render/page-drawer.ts';
import { fileOf } from '../../prerender/render/page-task.ts';
import { renderPages } from '../../prerender/render/render-pages.ts';
import { eachRoute } from '../../site/routes.ts';
import { sitePages } from '../../site/site-pages.ts';

/**
 * `node scripts/run.js bench/builds/render-and-write.ts floor|ours OUT`: every page drawn and written, by the barest loop over our own components in one
 * thread, or by the build's loop with its records and threads. Both without compression; says how many seconds.
 */
const [kind, outDir = ''] = process.argv.slice(-2);
const site = await loadDefinition();
const { formPages: _, ...pages } = sitePages(site);
const code = await bundleCode();
const shared = { ...pages, codeDir: code.dir, assets: code.assets };

const begun = performance.now();
const drawn = kind === 'floor' ? await drawBarely() : await drawAsBuild();
const seconds = (performance.now() - begun) / 1000;
console.log(JSON.stringify({ drawn, seconds }));

async function drawBarely(): Promise<number> {
  const draw = await loadPageDrawer(shared);
  const folders = new Set<string>();
  let count = 0;
  for (const route of eachRoute(site)) {
    const file = `${outDir}/client${fileOf(route.path)}`;
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, draw(route).html);
    count += 1;
  }
  return count;
}

async function drawAsBuild(): Promise<number> {
  const routes = eachRoute(site);
  const leastPages = site.locations.length;
  const job = { outDir, shared, codeKey: code.pageKey, routes, leastPages, brotliQuality: undefined, copies: [] };
  return (await renderPages(job)).drawn;
}
