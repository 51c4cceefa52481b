import { Worker } from 'node:worker_threads';
import { writeLine } from '../log.ts';
import type { ObserveMail } from '../mail/deliver-mails.ts';
import type { Backend } from './open-backend.ts';
import { unpackError } from './pack-error.ts';
import type { Call, ThreadSetup, Told } from './thread-messages.ts';

/** So many calls go without waiting for more: the thread is to begin while further requests are read. */
const enough = 16;

/** How long whoever calls waits for a disk that hangs. What is stored later all the same is found by its key. */
const patienceMs = 20_000;

/**
 * Starts the backend in a thread of its own. A page is then never late because the disk is slow, and reading enquiries
 * goes on while others are being written. A thread that fails ends the process, as an uncaught error does anywhere.
 * See decision 0015.
 */
export async function startBackend(setup: ThreadSetup, observe: ObserveMail): Promise<Backend> {
  const thread = new Worker(new URL('./backend-thread.js', import.meta.url), { workerData: setup });
  const callers = new Map<number, Caller>();
  let lastId = 0;
  let calls: Call[] = [];
  let isClosing = false;

  const send = () => {
    const waiting = calls;
    calls = [];
    if (waiting.length > 0) thread.postMessage(waiting);
  };
  // A message costs more than what is in it, so that what arrives together goes together.
  const call = <Value>(name: Call[1], argument?: unknown, waitMs = Number.POSITIVE_INFINITY) =>
    new Promise<Value>((resolve, reject) => {
      lastId += 1;
      callers.set(lastId, { resolve, reject, until: performance.now() + waitMs });
      calls.push([lastId, name, argument]);
      if (calls.length >= enough) send();
      else if (calls.length === 1) setImmediate(send);
    });
  const giveUp = () => {
    for (const [id, { reject, until }] of callers) {
      if (until > performance.now()) continue;
      callers.delete(id);
      reject(new Error(`The database did not answer within ${patienceMs / 1000} seconds`));
    }
  };
  const watch = setInterval(giveUp, 1000);

  thread.on('message', (told: Told) => {
    if ('line' in told) return writeLine(told.line);
    if ('outcome' in told) return observe(told.outcome, told.kind);
    for (const [id, value, error] of told.replies) {
      const caller = callers.get(id);
      callers.delete(id);
      if (error) caller?.reject(unpackError(error));
      else caller?.resolve(value as never);
    }
  });
  thread.on('exit', () => {
    if (!isClosing) throw new Error('The thread of the database has ended by itself.');
  });

  await call('open');
  return {
    store: (enquiry) => call('store', enquiry, patienceMs),
    tryWriting: () => call('tryWriting', undefined, patienceMs),
    readOutbox: () => call('readOutbox', undefined, patienceMs),
    startMail: () => call('startMail'),
    stopMail: () => call('stopMail'),
    async close() {
      try {
        await call('close');
      } finally {
        isClosing = true;
        clearInterval(watch);
        await thread.terminate();
      }
    },
  };
}

type Caller = { resolve: (value: never) => void; reject: (error: Error) => void; until: number };
