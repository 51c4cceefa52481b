import type { Middleware } from 'koa';
import type { EnquiryStore } from '../database-thread/backend.ts';
import { errorFacts, type Log } from '../log.ts';

/** How long a result is reused, so that frequent checks cannot keep the disk busy; concurrent ones share theirs. */
const freshMs = 1000;

/** Responds to /healthz while the process lives, and to /readyz while it can store an enquiry. */
export function respondToHealthChecks({ enquiries, log, isStopping = () => false }: HealthDeps): Middleware {
  let checking: Promise<boolean> | undefined;
  const forget = () => {
    checking = undefined;
  };
  const isReady = () => {
    checking ??= canStore(enquiries, log).finally(() => setTimeout(forget, freshMs).unref());
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
