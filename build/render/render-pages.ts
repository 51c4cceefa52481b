import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Route } from '../../routes/routes.ts';
import type { Progress } from '../progress.ts';
import { drawTasks, type RoutedTask } from './draw-tasks.ts';
import { loadPageDrawer, type Shared } from './page-drawer.ts';
import { openPageRecords } from './page-records.ts';
import { type DrawnPage, pageTask } from './page-task.ts';
import { startWorkerPool } from './worker-pool.ts';
import { writePage } from './write-page.ts';

/**
 * From so many pages on threads are no slower, their start included; this one draws beside them:
 * docs/decisions/0050-own-render-loop.md.
 */
const pagesWorthThreads = 400;

const batchSize = 50;

export type RenderJob = {
  outDir: string;
  shared: Shared;
  /** Equal for equal code that draws pages. */
  codeKey: string;
  routes: Iterable<Route>;
  /** Of the Brotli copies that are written beside the pages; without it none is. */
  brotliQuality: number | undefined;
  /** Suffixes of the copies that each page is to have in the end. */
  copies: readonly string[];
  /** Told of each page once it lies in its file. */
  onPage?: ((file: string) => void) | undefined;
  progress: Progress;
};

/** What became of the pages. */
export type RenderResult = { files: Set<string>; drawn: number };

/**
 * Draws every page into `outDir/client` that is not there already as it would be drawn now. Pages go one after the
 * other from the route to the disk, so that memory does not grow with their number.
 */
export async function renderPages(job: RenderJob): Promise<RenderResult> {
  const { outDir, shared, routes, brotliQuality, onPage, progress } = job;
  const clientDir = `${outDir}/client`;
  const records = openPageRecords(outDir, job.copies);
  const { codeDir: _, ...contents } = shared;
  const sharedKey = createHash('sha256').update(job.codeKey).update(JSON.stringify(contents)).digest('base64url');
  const files = new Set<string>();
  let drawn = 0;
  const note = (pages: DrawnPage[]) => {
    for (const { file, key, mark } of pages) {
      records.keep(file, { key, ...mark });
      onPage?.(file);
    }
    drawn += pages.length;
    progress.add(pages.length);
  };

  const draw = await loadPageDrawer(shared);
  const drawHere = async (tasks: readonly RoutedTask[]) => {
    note(drawTasks(draw, tasks, brotliQuality));
    // What is told of these pages, and what threads tell, has its turn before the next.
    await nextTurn();
  };
  const waiting: RoutedTask[] = [];
  let pool: ReturnType<typeof startWorkerPool> | undefined;
  for (const route of routes) {
    const task = pageTask(clientDir, sharedKey, route);
    files.add(task.file);
    if (records.isFresh(task.file, task.key)) {
      onPage?.(task.file);
      progress.add(1);
      continue;
    }
    waiting.push({ task, route });
    if (waiting.length >= pagesWorthThreads) pool ??= startWorkerPool({ shared, brotliQuality }, note);
    while (pool && waiting.length >= batchSize) {
      const batch = waiting.splice(0, batchSize);
      if (!pool.submit(batch.map(({ task }) => task))) await drawHere(batch);
    }
  }
  for (const task of waiting) await drawHere([task]);
  await pool?.finish();
  const notFound = `${clientDir}/404.html`;
  writePage(notFound, draw(undefined), brotliQuality);
  files.add(notFound);
  onPage?.(notFound);
  records.save();
  return { files, drawn };
}
