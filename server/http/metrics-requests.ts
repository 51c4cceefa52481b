import type { Context, Middleware } from 'koa';
import { submitPath } from '../enquiries/take-enquiry.ts';
import type { Metrics } from '../metrics.ts';

const methods = ['GET', 'HEAD', 'POST'];

/** Measures every answer, by a handful of kinds: an address that somebody made up must not become a label. */
export function measureRequests(metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    measureAnswer(metrics, { kind: kindOf(ctx), method: ctx.method, status: ctx.status, ms });
  };
}

/** Notes how long one answer took. */
export function measureAnswer({ requests }: Metrics, { kind, method, status, ms }: Measured): void {
  requests.observe({ kind, method: methods.includes(method) ? method : 'other', status: String(status) }, ms / 1000);
}

function kindOf(ctx: Context): Measured['kind'] {
  if (ctx.path === submitPath) return 'form';
  return ctx.path === '/healthz' || ctx.path === '/readyz' ? 'health' : 'page';
}

type Measured = { kind: 'form' | 'health' | 'page'; method: string; status: number; ms: number };
