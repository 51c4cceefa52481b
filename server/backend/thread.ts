import { parentPort, workerData } from 'node:worker_threads';
import { createLog, errorFacts } from '../log.ts';
import type { ObserveMail } from '../mail/deliver-mails.ts';
import { openBackend } from './open-backend.ts';
import { packError } from './pack-error.ts';
import type { Call, Reply, ThreadSetup, Told } from './thread-messages.ts';

/** The backend in a thread of its own: see start-backend.ts. Lines for the log go through the thread that writes it. */
const { config, site } = workerData as ThreadSetup;
const tell = (told: Told) => parentPort?.postMessage(told);
const log = createLog(config.logLevel, (line) => tell({ line }));
process.on('unhandledRejection', (error) => log.error('A promise was left alone', errorFacts(error)));

const observe: ObserveMail = (outcome, kind) => tell({ outcome, kind });
const opening = openBackend({ config, site, log, observe });
// What is wrong is told to whoever calls.
opening.catch(() => {});

let replies: Reply[] = [];

/** Enquiries that were stored together are answered together: a message costs more than what is in it. */
function reply(entry: Reply): void {
  if (replies.push(entry) > 1) return;
  process.nextTick(() => {
    const told = replies;
    replies = [];
    tell({ replies: told });
  });
}

async function answer([id, name, argument]: Call): Promise<void> {
  try {
    const backend = await opening;
    reply([id, name === 'open' ? undefined : await backend[name](argument as never)]);
  } catch (error) {
    reply([id, undefined, packError(error)]);
  }
}

parentPort?.on('message', (calls: readonly Call[]) => {
  for (const call of calls) void answer(call);
});
