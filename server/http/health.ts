import type { Middleware } from 'koa';
import type { EnquiryStore } from '../backend/backend.ts';
import { errorFacts, type Log } from '../log.ts';

/** How long a result is cached, so that frequent checks cannot keep the disk busy. */
const freshMs = 1000;

/** Responds to /healthz while the process lives, and to /readyz while it can store an enquiry. */
export function respondToHealthChecks({ enquiries, log, isStopping = () => false }: HealthDeps): Middleware {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: false };
  let checking: Promise<boolean> | undefined;
  const check = async () => {
    const isReady = await canStore(enquiries, log);
    last = { at: performance.now(), isReady };
    checking = undefined;
    return isReady;
  };
  const isReady = () => {
    if (performance.now() - last.at < freshMs) return last.isReady;
    // Concurrent requests share one check.
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
    await enquiries.checkStorable();
    return true;
  } catch (error) {
    log.error('Database not writable', errorFacts(error));
    return false;
  }
}

type HealthDeps = { enquiries: EnquiryStore; log: Log; isStopping?: (() => boolean) | undefined };
