import type { Middleware } from 'koa';
import type { EnquiryStore } from './backend/enquiry-store.ts';
import { explainTrouble } from './explain-trouble.ts';
import { errorFacts, type Log } from './log.ts';

/** How long one finding stands, so that nobody can keep the disk busy by asking. */
const freshMs = 1000;

/** /healthz says that the process lives, /readyz that it can store an enquiry. */
export function answerHealth({ store, log, isStopping = () => false }: HealthDeps): Middleware {
  let lastCheck = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  const isReady = () => {
    if (performance.now() - lastCheck.at > freshMs)
      lastCheck = { at: performance.now(), isReady: canStore(store, log) };
    return lastCheck.isReady;
  };
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.set('Cache-Control', 'no-store');
    const isFine = ctx.path === '/healthz' || (!isStopping() && (await isReady()));
    ctx.status = isFine ? 200 : 503;
    ctx.type = 'text';
    ctx.body = isFine ? 'ok' : 'This server cannot store an enquiry just now.';
  };
}

/** Throws one sentence unless the database takes a write: a server that stores nothing had better not start. */
export async function proveWritable(store: Pick<EnquiryStore, 'tryWriting'>): Promise<void> {
  try {
    await store.tryWriting();
  } catch (error) {
    throw new Error('The database takes no writes', { cause: error });
  }
}

async function canStore(store: EnquiryStore, log: Log): Promise<boolean> {
  try {
    await store.tryWriting();
    return true;
  } catch (error) {
    log.error('The database takes no writes', { ...errorFacts(error), advice: explainTrouble(error) ?? '' });
    return false;
  }
}

type HealthDeps = { store: EnquiryStore; log: Log; isStopping?: (() => boolean) | undefined };
