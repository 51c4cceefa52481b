import Koa, { type Middleware } from 'koa';
import type { SubmitDeps } from '../enquiries/submit.ts';
import { submitEnquiry } from '../enquiries/submit.ts';
import { errorFacts, type Log } from '../log.ts';
import { handleErrors } from './errors.ts';
import { ignoreLongHeaders, setHeaders } from './headers.ts';
import { respondToHealthChecks } from './health.ts';
import { observeRequests } from './observe-requests.ts';
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
  /** The garage's desk, if it has one. */
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
