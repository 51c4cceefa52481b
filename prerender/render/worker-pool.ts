import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Shared } from './page-drawer.ts';
import type { DrawnPage, PageTask } from './page-task.ts';

/** What a thread is started with. */
export type WorkerSetup = { shared: Shared; brotliQuality: number | undefined };

/** Threads that draw pages. Once one of them has failed, no more tasks are taken, and `finish` throws why. */
export type WorkerPool = {
  /** Whether a thread has few tasks left. Who submits only then lets no queue grow. */
  isHungry: () => boolean;
  /** Hands tasks to the thread that has the fewest left. */
  submit: (tasks: PageTask[]) => void;
  /** Waits for what is still being drawn and ends the threads. */
  finish: () => Promise<void>;
};

/** Enough that a thread never waits for its next tasks, and few enough that memory stays flat. */
const batchesAhead = 2;

/** Starts so many threads. `onDrawn` is told of pages as they are written. */
export function startWorkerPool(count: number, setup: WorkerSetup, onDrawn: (pages: DrawnPage[]) => void): WorkerPool {
  const file = resolve(join(setup.shared.codeDir, 'build/worker.js'));
  const threads = Array.from({ length: count }, () => startThread(file, setup, onDrawn));
  return {
    isHungry: () => threads.some((thread) => thread.batchesLeft() < batchesAhead),
    submit(tasks) {
      const [idlest] = threads.sort((a, b) => a.batchesLeft() - b.batchesLeft());
      idlest?.send(tasks);
    },
    async finish() {
      try {
        await Promise.all(threads.map((thread) => thread.isDone()));
      } finally {
        await Promise.all(threads.map((thread) => thread.end()));
      }
    },
  };
}

function startThread(file: string, setup: WorkerSetup, onDrawn: (pages: DrawnPage[]) => void) {
  const worker = new Worker(file, { workerData: setup });
  let sent = 0;
  let failure: Error | undefined;
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('message', (pages: DrawnPage[]) => {
    sent -= 1;
    onDrawn(pages);
  });
  const batchesLeft = () => {
    if (failure) throw failure;
    return sent;
  };
  return {
    batchesLeft,
    send(tasks: PageTask[]) {
      if (failure) throw failure;
      sent += 1;
      worker.postMessage(tasks);
    },
    async isDone() {
      while (batchesLeft() > 0) await once(worker, 'message');
    },
    end: () => worker.terminate(),
  };
}
