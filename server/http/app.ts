import Koa, { type Middleware } from 'koa';
import type { EnquiryDeps } from '../enquiries/enquiry-deps.ts';
import { takeEnquiry } from '../enquiries/take-enquiry.ts';
import { errorFacts, type Log } from '../log.ts';
import { answerErrors } from './answer-errors.ts';
import { answerHealth } from './health.ts';
import { measureRequests } from './metrics-requests.ts';
import { observeRequests } from './observe-requests.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { setSecurityHeaders } from './security-headers.ts';

/** The whole server, in the order in which a request passes through it. */
export function createApp({ now = () => new Date(), trustProxy = 0, ...deps }: AppDeps): Koa {
  const { site, enquiries, log, metrics, pages, isStopping } = deps;
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy });
  if (metrics) app.use(measureRequests(metrics));
  app.use(observeRequests(log));
  app.use(setSecurityHeaders(site));
  app.use(answerErrors(log, site.business.phone.display));
  app.use(answerHealth({ enquiries, log, isStopping }));
  app.use(refuseOtherSites(site.url));
  app.use(takeEnquiry({ ...deps, now }));
  app.use(pages);
  // What goes wrong after an answer has begun, such as a visitor who left.
  app.on('error', (error) => log.debug('An answer was cut short', errorFacts(error)));
  return app;
}

export type AppDeps = Omit<EnquiryDeps, 'now'> & {
  log: Log;
  /** Answers what nothing else did: the built pages, or the live ones in development. */
  pages: Middleware;
  /** How many proxies in front are to be believed about the visitor's address and scheme. */
  trustProxy?: number;
  /** The clock. */
  now?: EnquiryDeps['now'];
  /** Whether the process is about to end, so that no new work is sent to it. */
  isStopping?: () => boolean;
};
