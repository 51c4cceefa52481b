import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageTask, RenderedPage, Shared } from './render-page.ts';

/** Data that a thread is started with. */
export type WorkerSetup = { shared: Shared; brotliQuality: number | undefined };

export type WorkerPool = ReturnType<typeof startWorkerPool>;

/** Enough that a thread never idles, and few enough that memory stays flat. */
const maxQueuedBatches = 2;

/**
 * Starts `count` threads that render pages. `onPages` receives the pages of each batch once they are written. Once a
 * thread fails, every method throws its error.
 */
export function startWorkerPool(count: number, setup: WorkerSetup, onPages: (pages: RenderedPage[]) => void) {
  const file = resolve(join(setup.shared.codeDir, 'build/worker.js'));
  const threads = Array.from({ length: count }, () => startThread(file, setup, onPages));
  return {
    /** Whether a thread has room in its queue; if not, the caller renders the page itself. */
    hasRoom: () => threads.some((thread) => thread.queued() < maxQueuedBatches),
    /** Adds a batch to the shortest queue. */
    submit(tasks: PageTask[]): void {
      const [idlest] = threads.sort((a, b) => a.queued() - b.queued());
      idlest?.send(tasks);
    },
    /** Waits for all batches and ends the threads. */
    async finish(): Promise<void> {
      try {
        await Promise.all(threads.map((thread) => thread.drained()));
      } finally {
        await Promise.all(threads.map((thread) => thread.end()));
      }
    },
  };
}

function startThread(file: string, setup: WorkerSetup, onPages: (pages: RenderedPage[]) => void) {
  const worker = new Worker(file, { workerData: setup });
  let batches = 0;
  let failure: Error | undefined;
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('message', (pages: RenderedPage[]) => {
    batches -= 1;
    onPages(pages);
  });
  const queued = () => {
    if (failure) throw failure;
    return batches;
  };
  return {
    queued,
    send(tasks: PageTask[]) {
      batches = queued() + 1;
      worker.postMessage(tasks);
    },
    async drained() {
      while (queued() > 0) await once(worker, 'message');
    },
    end: () => worker.terminate(),
  };
}
