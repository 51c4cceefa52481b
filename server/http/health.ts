import type { Middleware } from 'koa';
import type { EnquiryStore } from '../backend/enquiry-store.ts';
import { explainTrouble } from '../explain-trouble.ts';
import { errorFacts, type Log } from '../log.ts';

/** How long one finding stands, so that nobody can keep the disk busy by asking. */
const freshMs = 1000;

/** /healthz says that the process lives, /readyz that it can store an enquiry. */
export function answerHealth({ enquiries, log, isStopping = () => false }: HealthDeps): Middleware {
  let found = { at: Number.NEGATIVE_INFINITY, isReady: false };
  let checking: Promise<boolean> | undefined;
  const check = async () => {
    const isReady = await canStore(enquiries, log);
    found = { at: performance.now(), isReady };
    checking = undefined;
    return isReady;
  };
  const isReady = () => {
    if (performance.now() - found.at < freshMs) return found.isReady;
    // A check may take a while, and whoever asks meanwhile waits for that one.
    checking ??= check();
    return checking;
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

async function canStore(enquiries: EnquiryStore, log: Log): Promise<boolean> {
  try {
    await enquiries.tryWriting();
    return true;
  } catch (error) {
    log.error('The database takes no writes', { ...errorFacts(error), advice: explainTrouble(error) ?? '' });
    return false;
  }
}

type HealthDeps = { enquiries: EnquiryStore; log: Log; isStopping?: (() => boolean) | undefined };
