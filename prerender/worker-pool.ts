import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageTask, RenderedPage, Shared } from './render-page.ts';

export type WorkerSetup = { shared: Shared; brotliQuality: number | undefined };

export type WorkerPool = ReturnType<typeof startWorkerPool>;

export const batchSize = 50;

/** Enough batches that a thread never idles, few enough that memory stays constant. */
const maxQueuedBatches = 2;

/** Starts threads that render pages. `onPages` receives each finished batch. After a failure, every method throws. */
export function startWorkerPool(count: number, setup: WorkerSetup, onPages: (pages: RenderedPage[]) => void) {
  let failure: Error | undefined;
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(resolve(setup.shared.codeDir, 'build/worker.js'), { workerData: setup });
    const thread = { worker, batches: 0 };
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('message', (pages: RenderedPage[]) => {
      thread.batches -= 1;
      onPages(pages);
    });
    return thread;
  });
  const throwIfFailed = () => {
    if (failure) throw failure;
  };
  const idlestThread = () => {
    throwIfFailed();
    return threads.reduce((one, other) => (other.batches < one.batches ? other : one));
  };
  let batch: PageTask[] = [];
  const sendBatch = () => {
    const thread = idlestThread();
    thread.batches += 1;
    thread.worker.postMessage(batch);
    batch = [];
  };
  return {
    /** Whether any queue has room. If not, the caller should render the page itself. */
    hasRoom: () => idlestThread().batches < maxQueuedBatches,
    /** Adds a page to the next batch, which the least busy thread gets once it is full. */
    add(task: PageTask): void {
      throwIfFailed();
      if (batch.push(task) === batchSize) sendBatch();
    },
    async finish(): Promise<void> {
      try {
        if (batch.length > 0) sendBatch();
        for (const thread of threads) {
          throwIfFailed();
          while (thread.batches > 0) {
            await once(thread.worker, 'message');
            throwIfFailed();
          }
        }
      } finally {
        await Promise.all(threads.map(({ worker }) => worker.terminate()));
      }
    },
  };
}
