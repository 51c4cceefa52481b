import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { siteThings } from '../renderer/jsonld.ts';
import { pageFile } from '../site/paths.ts';
import { islandOf, type Route } from '../site/routes.ts';
import type { SharedSite } from '../site/shared-site.ts';
import { openRenderCache } from './render-cache.ts';
import { loadRenderer, type PageTask, type RenderedPage, renderTask, type Shared, writePage } from './render-page.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';

/** Cache misses before starting threads. Counting misses up front would take 1.2 GB, not 0.7, at 100,000 pages. */
const missesBeforeThreads = 100;

/** Minimum remaining pages for threads to be worth starting. docs/decisions/0050-own-render-loop.md */
const minPagesForThreads = 300;

type RenderJob = {
  outDir: string;
  shared: Shared;
  /** Hash of the code that renders pages. */
  codeKey: string;
  routes: Iterable<Route>;
  /** Lower bound for the number of routes. */
  minPages: number;
  /** Quality of the Brotli copies; undefined to write none. */
  brotliQuality: number | undefined;
};

/** Renders pages that are missing or out of date, one by one, so that memory does not grow with their number. */
export async function renderPages(job: RenderJob) {
  const { outDir, shared, routes, minPages, brotliQuality } = job;
  // Joined like those of all other files, whose names are compared with these.
  const clientDir = join(outDir, 'client');
  const cache = openRenderCache(outDir, brotliQuality !== undefined);
  const sharedKey = hashShared(job);
  const paths: string[] = [];
  /** Includes the not-found page. */
  const files = new Set<string>();
  let rendered = 0;
  const record = (pages: RenderedPage[]) => {
    for (const page of pages) cache.add(page);
    rendered += pages.length;
  };

  const render = await loadRenderer(shared);
  // One less, because this thread renders too.
  const threads = availableParallelism() - 1;
  let pool: WorkerPool | undefined;
  let remaining = minPages;
  for (const route of routes) {
    remaining -= 1;
    // Only forms depend on the current day.
    const key = islandOf(route) === 'form' ? `${sharedKey}${shared.today ?? ''}` : sharedKey;
    const task = pageTask(clientDir, key, route, shared.site.hosting.pages);
    paths.push(route.path);
    files.add(task.file);
    if (cache.isFresh(task.file, task.key)) continue;
    if (pool?.hasRoom()) pool.add(task);
    else {
      record([renderTask(render, task, brotliQuality)]);
      // Let threads report before the next page.
      await nextTurn();
      if (threads > 0 && rendered >= missesBeforeThreads && remaining >= minPagesForThreads)
        pool ??= startWorkerPool(threads, { shared, brotliQuality }, record);
    }
  }
  await pool?.finish();
  const notFound = `${clientDir}/404.html`;
  const { html, policy } = render(undefined);
  // No key, since every build renders it.
  cache.add({ file: notFound, key: '', policy, state: writePage(notFound, html, brotliQuality) });
  files.add(notFound);
  cache.save();
  return { paths, files, rendered, policies: cache.policies(clientDir) };
}

/** Hashes what every page depends on. */
function hashShared({ codeKey, shared }: RenderJob): string {
  const { codeDir: _codeDir, today: _today, ...contents } = shared;
  // Structured data has opening hours that depend on the day; ICU formats dates and amounts.
  const inputs = [codeKey, process.versions.icu, contents, siteThings(shared.site)];
  return hash('sha256', JSON.stringify(inputs), 'base64url');
}

export function pageTask(
  clientDir: string,
  sharedKey: string,
  route: Route,
  pages?: SharedSite['hosting']['pages'],
): PageTask {
  const key = hash('sha256', sharedKey + JSON.stringify(route), 'base64url').slice(0, 24);
  return { file: `${clientDir}${pageFile(route.path, pages)}`, key, route };
}
