import { parentPort, workerData } from 'node:worker_threads';
import { createLog, errorFields } from '../log.ts';
import { openBackend } from './backend.ts';
import { serialiseError, type ThreadCall, type ThreadMessage, type ThreadSetup } from './start-backend.ts';

/** Runs the backend in a worker thread. The main thread writes its log lines. */
const { config, site } = workerData as ThreadSetup;
const post = (message: ThreadMessage) => parentPort?.postMessage(message);
const log = createLog(config.LOG_LEVEL, (line) => post({ line }));
process.on('unhandledRejection', (error) => log.error('Unhandled promise rejection', errorFields(error)));

const opening = openBackend({ config, site, log, observe: (outcome, kind) => post({ outcome, kind }) });
// Avoids an unhandled rejection; every call reports the failure.
opening.catch(() => {});

parentPort?.on('message', async ({ id, name, argument }: ThreadCall) => {
  try {
    const backend = await opening;
    post({ id, value: name === 'open' ? Object.keys(backend) : await backend[name](argument as never) });
  } catch (error) {
    post({ id, failure: serialiseError(error) });
  }
});
