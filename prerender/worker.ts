import { parentPort, workerData } from 'node:worker_threads';
import { loadRenderer, type PageTask, renderTask } from './render-page.ts';
import type { WorkerSetup } from './worker-pool.ts';

/** Worker thread: renders the pages that it receives and posts the results. */
const { shared, brotliQuality } = workerData as WorkerSetup;
const render = await loadRenderer(shared);

parentPort?.on('message', (tasks: PageTask[]) => {
  parentPort?.postMessage(tasks.map((task) => renderTask(render, task, brotliQuality)));
});
