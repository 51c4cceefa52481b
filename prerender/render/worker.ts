import { parentPort, workerData } from 'node:worker_threads';
import type { Route } from '../../site/routes.ts';
import { drawPage } from './draw-page.ts';
import { loadPageDrawer } from './page-drawer.ts';
import type { PageTask } from './page-task.ts';
import type { WorkerSetup } from './worker-pool.ts';

/** A thread that draws the pages it is sent and answers with what it wrote. */
const { shared, brotliQuality } = workerData as WorkerSetup;
const draw = await loadPageDrawer(shared);

parentPort?.on('message', (tasks: PageTask[]) => {
  parentPort?.postMessage(tasks.map((task) => drawPage(draw, task, JSON.parse(task.route) as Route, brotliQuality)));
});
