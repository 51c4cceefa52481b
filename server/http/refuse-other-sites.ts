import type { Middleware } from 'koa';
import { refusal } from './refusal.ts';

/**
 * Keeps other sites from submitting our forms: the browser says where a request comes from, in headers that no
 * page can set. A client that says nothing is no browser on somebody else's page.
 */
export function refuseOtherSites(siteUrl: string): Middleware {
  const siteHost = new URL(siteUrl).host;
  return async (ctx, next) => {
    if (!ctx.get('Host') && ctx.req.httpVersion === '1.1') throw refusal(400, 'A request has to name its host.');
    const isSafe = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (
      !isSafe &&
      isFromElsewhere(ctx.get('Sec-Fetch-Site'), ctx.get('Origin'), [siteHost, ctx.get('Host').toLowerCase()])
    ) {
      throw refusal(403, 'This form was sent from another website; please use the form on our own page.');
    }
    await next();
  };
}

function isFromElsewhere(fetchSite: string, origin: string, ours: readonly string[]): boolean {
  if (fetchSite === 'cross-site') return true;
  if (origin === '') return false;
  // Browsers write `null` when a page hides where it is; then only their other word for it counts.
  if (origin === 'null') return fetchSite !== 'same-origin';
  return !URL.canParse(origin) || !ours.includes(new URL(origin).host);
}
