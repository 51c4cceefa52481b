import { randomUUID } from 'node:crypto';
import Koa, { type Middleware } from 'koa';
import { securityHeaders, strictTransport } from '../../renderer/response-headers.ts';
import { submitPath } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { type SubmitDeps, submitEnquiry } from '../enquiries/submit.ts';
import { errorFacts, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { respondToHealthChecks } from './health.ts';
import { handleErrors } from './refusal.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Assembles the middleware, in the order in which a request passes through it. */
export function createApp({ now = () => new Date(), trustProxy = 0, ...deps }: AppDeps): Koa {
  const { site, enquiries, log, metrics, desk, pages, isStopping } = deps;
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy });
  app.use(observeRequests(log, metrics));
  app.use(ignoreLongHeaders());
  app.use(setHeaders(site));
  app.use(handleErrors(log, site));
  app.use(respondToHealthChecks({ enquiries, log, isStopping }));
  app.use(requireSameOrigin(site));
  app.use(submitEnquiry({ ...deps, now }));
  if (desk) app.use(desk);
  app.use(pages);
  // Errors after a response has begun, such as a closed connection.
  app.on('error', (error) => log.debug('Response aborted', errorFacts(error)));
  return app;
}

export type AppDeps = Omit<SubmitDeps, 'now'> & {
  log: Log;
  /** The desk, unless it is off. */
  desk?: Middleware | undefined;
  /** Handles all remaining requests: the built pages, or the live ones in development. */
  pages: Middleware;
  /** Number of proxies in front that are trusted for the visitor's address and scheme. */
  trustProxy?: number;
  /** Clock, replaceable in tests. */
  now?: SubmitDeps['now'];
  /** Whether the process is stopping, so that load balancers send no new requests. */
  isStopping?: () => boolean;
};

/** Sets the headers common to all responses, before anything can fail. */
function setHeaders(site: SharedSite): Middleware {
  const headers = securityHeaders(site);
  return (ctx, next) => {
    ctx.set(headers);
    // Koa heeds X-Forwarded-Proto only behind a trusted proxy.
    if (ctx.secure) ctx.set(strictTransport);
    return next();
  };
}

/** Maximum length of a header that lists values; browsers and proxies write far less. */
const maxListBytes = 1024;

const listHeaders = [
  'x-forwarded-proto',
  'x-forwarded-host',
  'accept-encoding',
  'cache-control',
  'content-encoding',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
] as const;

/** Drops headers too long to be worth parsing. Keeps the end of X-Forwarded-For, which our own proxies wrote. */
function ignoreLongHeaders(): Middleware {
  return ({ req: { headers } }, next) => {
    for (const name of listHeaders) if ((headers[name]?.length ?? 0) > maxListBytes) delete headers[name];
    const forwardedFor = headers['x-forwarded-for'];
    if (forwardedFor) headers['x-forwarded-for'] = String(forwardedFor).slice(-maxListBytes);
    return next();
  };
}

const methods = ['GET', 'HEAD', 'POST'];

/** Gives every request an id, repeated in its response, logs one line for it and measures it. */
function observeRequests(log: Log, metrics: Metrics | undefined): Middleware {
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
