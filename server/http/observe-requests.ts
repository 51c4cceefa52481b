import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Log } from '../log.ts';

/** Gives every request an id, which its answer carries, and logs one line for it once it is answered. */
export function observeRequests(log: Log): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
    logAnswer(log, {
      id: ctx.state.requestId,
      method: ctx.method,
      path: showPath(ctx.path),
      status: ctx.status,
      ms: performance.now() - started,
    });
  };
}

/** Logs the one line that every request gets. */
export function logAnswer(log: Log, { id, method, path, status, ms }: Answered): void {
  log[isProbe(path) ? 'debug' : 'info']('request', { id, method, path, status, ms: Math.round(ms) });
}

function isProbe(path: string): boolean {
  return path === '/healthz' || path === '/readyz';
}

/** A path that no page has may be anything, a phone number or an e-mail address too: only plain ones are logged. */
function showPath(path: string): string {
  return /^\/[a-zA-Z0-9/._-]{0,99}$/.test(path) && !/\d{5}/.test(path) ? path : '(other)';
}

type Answered = { id: string; method: string; path: string; status: number; ms: number };
