import { createHash, hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PagePolicies } from '../renderer/content-security.ts';
import { islandOf, type Route } from '../site/routes.ts';
import type { SharedSite } from '../site/shared-site.ts';
import type { Progress } from './progress.ts';
import { openRenderCache } from './render-cache.ts';
import { loadRenderer, type PageTask, type RenderedPage, renderTask, type Shared, writePage } from './render-page.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';

/**
 * After 100 misses the cache counts as cold, and threads are worth starting. Routes are not collected just to be
 * counted: they would reach V8's old generation (1.2 GB instead of 0.7 at 100,000 pages).
 */
const missesBeforeThreads = 100;

/** Minimum number of remaining pages; fewer do not repay starting threads. docs/decisions/0050-own-render-loop.md */
const minPagesForThreads = 300;

const batchSize = 50;

export type RenderJob = {
  outDir: string;
  shared: Shared;
  /** Changes with the code that renders pages. */
  codeKey: string;
  routes: Iterable<Route>;
  /** Lower bound for the number of routes. */
  minPages: number;
  /** Quality of the Brotli copies; undefined to write none. */
  brotliQuality: number | undefined;
  /** Suffixes of the copies that each page must have in the end. */
  copies: readonly string[];
  progress?: Progress;
};

/** The files of all pages, how many were rendered, and their content security policies. */
export type RenderResult = { files: Set<string>; rendered: number; policies: PagePolicies };

/**
 * Renders into `outDir/client` every page that is missing or out of date. Each page goes from its route to the disk
 * before the next, so memory does not grow with their number.
 */
export async function renderPages(job: RenderJob): Promise<RenderResult> {
  const { outDir, shared, routes, minPages, brotliQuality, progress } = job;
  const clientDir = `${outDir}/client`;
  const cache = openRenderCache(outDir, job.copies);
  const { codeDir: _, today = '', ...contents } = shared;
  const sharedKey = createHash('sha256').update(job.codeKey).update(JSON.stringify(contents)).digest('base64url');
  const files = new Set<string>();
  let rendered = 0;
  const record = (pages: RenderedPage[]) => {
    for (const { file, key, policy, state } of pages) {
      cache.add(file, { key, policy, ...state });
    }
    rendered += pages.length;
    progress?.add(pages.length);
  };

  const render = await loadRenderer(shared);
  let pool: WorkerPool | undefined;
  let batch: PageTask[] = [];
  let left = minPages;
  for (const route of routes) {
    left -= 1;
    // Only forms show the current day.
    const task = pageTask(
      clientDir,
      islandOf(route) === 'form' ? sharedKey + today : sharedKey,
      route,
      shared.site.hosting.pages,
    );
    files.add(task.file);
    if (cache.isFresh(task.file, task.key)) {
      progress?.add(1);
    } else if (pool?.hasRoom()) {
      if (batch.push(task) < batchSize) continue;
      pool.submit(batch);
      batch = [];
    } else {
      record([renderTask(render, task, brotliQuality)]);
      // Lets threads report before the next page.
      await nextTurn();
      if (rendered >= missesBeforeThreads && left >= minPagesForThreads) {
        // One thread fewer than cores, since this one renders too.
        pool ??= startWorkerPool(availableParallelism() - 1, { shared, brotliQuality }, record);
      }
    }
  }
  if (batch.length > 0) pool?.submit(batch);
  await pool?.finish();
  const notFound = `${clientDir}/404.html`;
  const { html, policy } = render(undefined);
  // Without a key it is rendered by every build.
  cache.add(notFound, { key: '', policy, ...writePage(notFound, html, brotliQuality) });
  files.add(notFound);
  cache.save();
  return { files, rendered, policies: policiesOf(clientDir, cache.filesByPolicy()) };
}

/** Names the files of each policy relative to the client folder, in an order independent of the workers. */
function policiesOf(clientDir: string, filesByPolicy: Iterable<readonly [string, readonly string[]]>): PagePolicies {
  const named = [...filesByPolicy].map(
    ([policy, files]) => [policy, files.map((file) => file.slice(clientDir.length + 1)).sort()] as const,
  );
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the task of one page; its key is a hash of all its inputs. */
export function pageTask(clientDir: string, sharedKey: string, route: Route, pages?: PageFiles): PageTask {
  const key = hash('sha256', sharedKey + JSON.stringify(route), 'base64url').slice(0, 24);
  return { file: `${clientDir}${fileOf(route.path, pages)}`, key, route };
}

type PageFiles = SharedSite['hosting']['pages'];

/** `/` → `/index.html`, `/contact` → `/contact.html`, or `/contact/index.html` in folders. */
export function fileOf(path: string, pages: PageFiles = 'files'): string {
  if (path === '/') return '/index.html';
  return pages === 'folders' ? `${path}/index.html` : `${path}.html`;
}
