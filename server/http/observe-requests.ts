import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { submitPath } from '../../schema/submission.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const methods = ['GET', 'HEAD', 'POST'];

/** Gives every request an id, repeated in its response, logs one line for it and measures it. */
export function observeRequests(log: Log, metrics: Metrics | undefined): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    const id = randomUUID();
    ctx.state.requestId = id;
    ctx.set('X-Request-Id', id);
    await next();
    const ms = performance.now() - started;
    const { method, path, status } = ctx;
    const kind = kindOf(path);
    log[kind === 'health' ? 'debug' : 'info']('request', {
      id,
      method,
      path: loggedPath(path, status),
      status,
      ms: Math.round(ms),
    });
    const label = methods.includes(method) ? method : 'other';
    metrics?.requests.observe({ kind, method: label, status: String(status) }, ms / 1000);
  };
}

/** Classifies a path: arbitrary paths must not become metric labels. */
function kindOf(path: string): 'form' | 'health' | 'page' {
  if (path === submitPath) return 'form';
  return path === '/healthz' || path === '/readyz' ? 'health' : 'page';
}

/**
 * Returns the path to log. An unknown path may contain anything, even a phone number or an e-mail address: only plain
 * ones are logged, and none with digits, which every registration number has.
 */
function loggedPath(path: string, status: number): string {
  const isPlain = /^\/[a-zA-Z0-9/._-]{0,99}$/.test(path) && !/\d{5}/.test(path);
  return isPlain && (status < 400 || !/\d/.test(path)) ? path : '(other)';
}
