import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Shared } from './page-drawer.ts';
import type { DrawnPage, PageTask } from './page-task.ts';

/** What a thread is started with. */
export type WorkerSetup = { shared: Shared; brotliQuality: number | undefined };

/** Threads that draw pages. */
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

/** Starts a thread for each core but one, which is for who asks. `onDrawn` is told of pages as they are written. */
export function startWorkerPool(setup: WorkerSetup, onDrawn: (pages: DrawnPage[]) => void): WorkerPool {
  const file = resolve(join(setup.shared.codeDir, 'build/worker.js'));
  const threads = Array.from({ length: availableParallelism() - 1 }, () => startThread(file, setup, onDrawn));
  return {
    isHungry: () => threads.some(({ pending }) => pending.length < batchesAhead),
    submit(tasks) {
      const [idlest] = threads.sort((a, b) => a.pending.length - b.pending.length);
      idlest?.send(tasks);
    },
    async finish() {
      await Promise.all(threads.flatMap(({ pending }) => pending));
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(file: string, setup: WorkerSetup, onDrawn: (pages: DrawnPage[]) => void) {
  const worker = new Worker(file, { workerData: setup });
  const pending: Promise<void>[] = [];
  const answers: (() => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  worker.on('message', (pages: DrawnPage[]) => {
    onDrawn(pages);
    failures.shift();
    pending.shift();
    answers.shift()?.();
  });
  worker.on('error', (error) => {
    for (const fail of failures) fail(error);
  });
  const send = (tasks: PageTask[]) => {
    worker.postMessage(tasks);
    pending.push(
      new Promise((answer, fail) => {
        answers.push(answer);
        failures.push(fail);
      }),
    );
  };
  return { worker, pending, send };
}
