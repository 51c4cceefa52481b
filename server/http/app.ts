import { randomUUID } from 'node:crypto';
import Koa, { type Middleware } from 'koa';
import { securityHeaders, strictTransport } from '../../renderer/response-headers.ts';
import { submitPath } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { type SubmitDeps, submitEnquiry } from '../enquiries/submit.ts';
import { errorFields, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { handleErrors, wrongMethod } from './refusal.ts';
import { requireSameOrigin } from './same-origin.ts';
import { refusedStatuses } from './server.ts';

/** Assembles the middleware in the order in which requests pass through it. */
export function createApp({ now = () => new Date(), trustProxy = 0, ...deps }: AppDeps): Koa {
  const { site, log, metrics, desk, pages } = deps;
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy });
  app.use(observeRequests(log, metrics));
  app.use(setHeaders(site));
  app.use(handleErrors(log, site));
  app.use(respondToHealthChecks(deps));
  app.use(requireSameOrigin(site));
  app.use(submitEnquiry({ ...deps, now }));
  if (desk) app.use(desk);
  app.use(pages);
  // Errors after a response has started, such as a closed connection.
  app.on('error', (error) => log.debug('Response aborted', errorFields(error)));
  return app;
}

export type AppDeps = Omit<SubmitDeps, 'now'> & {
  log: Log;
  desk?: Middleware | undefined;
  /** Handles all other requests: built pages, or live ones in development. */
  pages: Middleware;
  trustProxy?: number;
  now?: SubmitDeps['now'];
  /** Whether the process is stopping, so that health checks fail and proxies send no more requests. */
  isStopping?: () => boolean;
};

/** Sets the headers common to all responses, before anything can fail. */
function setHeaders(site: SharedSite): Middleware {
  const headers = securityHeaders(site);
  return (ctx, next) => {
    ctx.set(headers);
    // Koa reads X-Forwarded-Proto only from a trusted proxy.
    if (ctx.secure) ctx.set(strictTransport);
    return next();
  };
}

/** How long to reuse the result of a readiness check, so that frequent ones do not keep the disk busy. */
const maxResultAgeMs = 1000;

function respondToHealthChecks({ enquiries, log, isStopping = () => false }: AppDeps): Middleware {
  let lastCheck: Promise<boolean> | undefined;
  const expire = () => {
    lastCheck = undefined;
  };
  const onFailure = (error: unknown) => {
    log.error('Database not writable', errorFields(error));
    return false;
  };
  const isReady = () => {
    // Concurrent requests share one check.
    lastCheck ??= enquiries
      .checkStorable()
      .then(() => true, onFailure)
      .finally(() => setTimeout(expire, maxResultAgeMs).unref());
    return lastCheck;
  };
  return async (ctx, next) => {
    if (classifyPath(ctx.path) !== 'health') return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw wrongMethod('GET', 'HEAD');
    ctx.set('Cache-Control', 'no-store');
    const isHealthy = !isStopping() && (ctx.path === '/healthz' || (await isReady()));
    ctx.status = isHealthy ? 200 : 503;
    ctx.type = 'text';
    const failure = isStopping() ? 'This server is stopping.' : 'This server cannot store an enquiry just now.';
    ctx.body = isHealthy ? 'ok' : failure;
  };
}

/** Gives every request an id, which its response has too; logs and measures it. */
function observeRequests(log: Log, metrics: Metrics | undefined): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    const id = randomUUID();
    ctx.state.requestId = id;
    ctx.set('X-Request-Id', id);
    // Replace a target without a path, such as `http://[bad/`, by one that is refused, before anything reads the path.
    const target = ctx.req.url ?? '';
    if (/^[a-z]/i.test(target) && !URL.canParse(target)) ctx.req.url = '/%';
    await next();
    const ms = performance.now() - started;
    const { method } = ctx;
    const status = refusedStatuses.get(ctx.req) ?? ctx.status;
    const kind = classifyPath(ctx.path);
    const path = loggedPath(ctx.path, status);
    log[kind === 'health' ? 'debug' : 'info']('request', { id, method, path, status, ms: Math.round(ms) });
    const label = ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
    metrics?.requests.observe({ kind, method: label, status: String(status) }, ms / 1000);
  };
}

/** Classifies a path, because arbitrary paths must not become metric labels. */
function classifyPath(path: string): 'form' | 'health' | 'page' {
  if (path === submitPath) return 'form';
  return path === '/healthz' || path === '/readyz' ? 'health' : 'page';
}

/** Returns the path to log. Hides unknown paths, which may contain personal data. */
function loggedPath(path: string, status: number): string {
  const isPlain = /^\/[a-zA-Z0-9/._-]{0,99}$/.test(path) && !/\d{5}/.test(path);
  return isPlain && (status < 400 || classifyPath(path) !== 'page') ? path : '(other)';
}
