import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PagePolicies } from '../../renderer/content-security.ts';
import type { Route } from '../../site/routes.ts';
import type { Progress } from '../progress.ts';
import { drawPage } from './draw-page.ts';
import { loadPageDrawer, type Shared } from './page-drawer.ts';
import { openPageRecords } from './page-records.ts';
import { type DrawnPage, type PageTask, pageTask } from './page-task.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';
import { writePage } from './write-page.ts';

/**
 * So many pages that were not there say that the rest is not either. They are drawn at once and do not wait to be
 * counted: V8 takes routes that live that long for lasting ones, and from then on puts those of every page where it
 * seldom clears. 100,000 pages then take 1.2 GB, and 0.7 so.
 */
const pagesThatTell = 100;

/** For so many more threads are no slower, their start included: docs/decisions/0050-own-render-loop.md. */
const pagesWorthThreads = 300;

const batchSize = 50;

/** The first is for the thread that is here, which draws too. */
const furtherCores = availableParallelism() - 1;

export type RenderJob = {
  outDir: string;
  shared: Shared;
  /** Equal for equal code that draws pages. */
  codeKey: string;
  routes: Iterable<Route>;
  /** How many routes there are, or a few less. */
  leastPages: number;
  /** Of the Brotli copies that are written beside the pages; without it none is. */
  brotliQuality: number | undefined;
  /** Suffixes of the copies that each page is to have in the end. */
  copies: readonly string[];
  /** Told of each page once it lies in its file. */
  onPage?: ((file: string) => void) | undefined;
  progress?: Progress;
};

/** What became of the pages. */
export type RenderResult = { files: Set<string>; drawn: number; policies: PagePolicies };

/**
 * Draws every page into `outDir/client` that is not there already as it would be drawn now. Pages go one after the
 * other from the route to the disk, so that memory does not grow with their number.
 */
export async function renderPages(job: RenderJob): Promise<RenderResult> {
  const { outDir, shared, routes, leastPages, brotliQuality, onPage, progress } = job;
  const clientDir = `${outDir}/client`;
  const records = openPageRecords(outDir, job.copies);
  const { codeDir: _, ...contents } = shared;
  const sharedKey = createHash('sha256').update(job.codeKey).update(JSON.stringify(contents)).digest('base64url');
  const files = new Set<string>();
  let drawn = 0;
  const note = (pages: DrawnPage[]) => {
    for (const { file, key, policy, mark } of pages) {
      records.keep(file, { key, policy, ...mark });
      onPage?.(file);
    }
    drawn += pages.length;
    progress?.add(pages.length);
  };

  const draw = await loadPageDrawer(shared);
  let pool: WorkerPool | undefined;
  let batch: PageTask[] = [];
  let left = leastPages;
  for (const route of routes) {
    left -= 1;
    const task = pageTask(clientDir, sharedKey, route);
    files.add(task.file);
    if (records.isFresh(task.file, task.key)) {
      onPage?.(task.file);
      progress?.add(1);
    } else if (pool?.isHungry()) {
      if (batch.push(task) < batchSize) continue;
      pool.submit(batch);
      batch = [];
    } else {
      note([drawPage(draw, task, route, brotliQuality)]);
      // What is told of this page, and what threads tell, has its turn before the next.
      await nextTurn();
      const isWorthThreads = drawn >= pagesThatTell && left >= pagesWorthThreads;
      if (isWorthThreads) pool ??= startWorkerPool(furtherCores, { shared, brotliQuality }, note);
    }
  }
  if (batch.length > 0) pool?.submit(batch);
  await pool?.finish();
  const notFound = `${clientDir}/404.html`;
  const { html, policy } = draw(undefined);
  // Without a key it is rendered by every build.
  records.keep(notFound, { key: '', policy, ...writePage(notFound, html, brotliQuality) });
  files.add(notFound);
  onPage?.(notFound);
  records.save();
  return { files, drawn, policies: policiesOf(clientDir, records.filesByPolicy()) };
}

/** Names the files of each policy from the client folder on, in an order that does not depend on the workers. */
function policiesOf(clientDir: string, filesByPolicy: Iterable<readonly [string, readonly string[]]>): PagePolicies {
  const named = [...filesByPolicy].map(
    ([policy, files]) => [policy, files.map((file) => file.slice(clientDir.length + 1)).sort()] as const,
  );
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
