import { Worker } from 'node:worker_threads';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { codeOf } from '../error-codes.ts';
import { writeLine } from '../log.ts';
import type { ShownKind } from '../mail/outbox.ts';
import type { MailOutcome, ObserveMail } from '../mail/worker.ts';
import type { Backend } from './backend.ts';

/** Timeout of a call. The visitor then gets an error; if the enquiry is stored late, a retry finds it by its key. */
const timeoutMs = 5000;

/** Timeout of the readiness check, shorter than the usual timeout of probes. */
const readyTimeoutMs = 2000;

const untimed: readonly ThreadCall['name'][] = ['open', 'startMail', 'stopMail', 'close'];

/** Starts the backend in a thread, so that no page waits for the disk. If it exits, so does the process (0015). */
export async function startBackend(setup: ThreadSetup, observe: ObserveMail): Promise<Backend> {
  const thread = new Worker(new URL('./database-thread.js', import.meta.url), { workerData: setup });
  const pending = new Map<number, (result: Result) => void>();
  let lastId = 0;
  let isClosing = false;

  const call = <Value>(name: ThreadCall['name'], argument?: unknown) =>
    new Promise<Value>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const limitMs = name === 'checkStorable' ? readyTimeoutMs : timeoutMs;
      const giveUp = () => {
        pending.delete(id);
        reject(new Error(`The database did not respond within ${limitMs / 1000} seconds`));
      };
      const timer = untimed.includes(name) ? undefined : setTimeout(giveUp, limitMs);
      pending.set(id, ({ value, failure }) => {
        clearTimeout(timer);
        if (failure) reject(Object.assign(new Error(), failure));
        else resolve(value as Value);
      });
      thread.postMessage({ id, name, argument } satisfies ThreadCall);
    });

  thread.on('message', (message: ThreadMessage) => {
    if ('line' in message) return writeLine(message.line);
    if ('outcome' in message) return observe(message.outcome, message.kind);
    pending.get(message.id)?.(message);
    pending.delete(message.id);
  });
  thread.on('exit', () => {
    if (!isClosing) throw new Error('The database thread exited unexpectedly.');
  });

  const names = await call<(keyof Backend)[]>('open');
  const backend = Object.fromEntries(names.map((name) => [name, (argument?: unknown) => call(name, argument)]));
  const close = async () => {
    try {
      await call('close');
    } finally {
      isClosing = true;
      await thread.terminate();
    }
  };
  return { ...(backend as Backend), close };
}

export type ThreadSetup = { config: Config; site: SharedSite };

/** A call to the backend. `open` waits until the database is open and returns the names of the functions. */
export type ThreadCall = { id: number; name: keyof Backend | 'open'; argument?: unknown };

type Result = { value?: unknown; failure?: SerialisedError };

/** A message from the thread: the result of a call, a log line, or the outcome of a mail. */
export type ThreadMessage = (Result & { id: number }) | { line: string } | { outcome: MailOutcome; kind: ShownKind };

/** A serialised error. Cloning drops `code`, on which advice depends, and fails on better-sqlite3's errors. */
type SerialisedError = Record<'name' | 'message' | 'code', string> & { stack: string | undefined };

export function serialiseError(thrown: unknown): SerialisedError {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, message, stack, code: codeOf(thrown) };
}
