import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { writeLine } from '../log.ts';
import type { DeliveryOptions } from '../outbox/deliver-mails.ts';
import type { Backend } from './open-backend.ts';
import { unpackError } from './pack-error.ts';
import type { Call, Told } from './thread-messages.ts';

/** So many calls go without waiting for more: the thread is to begin while further requests are read. */
const enough = 16;

/**
 * Starts the backend in a thread of its own. A page is then never late because the disk is slow, and reading enquiries
 * goes on while others are being written. A thread that fails ends the process, as an uncaught error does anywhere.
 * See decision 0015.
 */
export async function startBackend(config: Config, observe: NonNullable<DeliveryOptions['observe']>): Promise<Backend> {
  const thread = new Worker(new URL('./backend-thread.js', import.meta.url), { workerData: config });
  const open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let calls: Call[] = [];

  const send = () => {
    if (calls.length > 0) thread.postMessage(calls);
    calls = [];
  };
  // A message costs more than what is in it, so that what arrives together goes together.
  const call = <Value>(name: Call[1], argument?: unknown) =>
    new Promise<Value>((resolve, reject) => {
      lastId += 1;
      open.set(lastId, { resolve, reject });
      calls.push([lastId, name, argument]);
      if (calls.length >= enough) send();
      else if (calls.length === 1) setImmediate(send);
    });

  thread.on('message', (told: Told) => {
    if ('line' in told) return writeLine(told.line, told.isUrgent);
    if ('outcome' in told) return observe(told.outcome, told.kind);
    for (const [id, value, error] of told.replies) {
      const caller = open.get(id);
      open.delete(id);
      if (error) caller?.reject(unpackError(error));
      else caller?.resolve(value as never);
    }
  });

  await call('open');
  return {
    store: (enquiry) => call('store', enquiry),
    tryWriting: () => call('tryWriting'),
    readOutbox: () => call('readOutbox'),
    startMail: () => call('startMail'),
    stopMail: () => call('stopMail'),
    async close() {
      await call('close');
      await thread.terminate();
    },
  };
}
