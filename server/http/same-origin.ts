import type { IncomingMessage } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import { formHeader, submitPath } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { Refusal } from './refusal.ts';

/** Refuses forms sent from other sites. Accepts requests without an origin, which come from no page. */
export function requireSameOrigin({ url, hosting }: Pick<SharedSite, 'url' | 'hosting'>): Middleware {
  const siteHost = new URL(url).host;
  return async (ctx, next) => {
    if (!ctx.get('Host') && ctx.req.httpVersion === '1.1') throw new Refusal(400, 'noHost');
    // Node uses the first of several hosts, but a proxy may use another.
    if ((ctx.req.headersDistinct.host?.length ?? 0) > 1) throw new Refusal(400, 'noHost');
    if (hosting.api && ctx.path === submitPath) {
      ctx.vary('Origin');
      // The site's pages may be on another host; browsers let no other page claim their origin.
      if (ctx.get('Origin') === url) return respondToPages(ctx, next);
    }
    const isSafe = ctx.method === 'GET' || ctx.method === 'HEAD';
    const ours = [siteHost, ctx.get('Host').toLowerCase()];
    if (!isSafe && senderOf(ctx.req, ours) === 'other') throw new Refusal(403, 'otherSite');
    await next();
  };
}

/** Allows a form's script to submit, answering preflights. https://fetch.spec.whatwg.org/#http-cors-protocol */
async function respondToPages(ctx: Context, next: Next): Promise<void> {
  ctx.set({ 'Access-Control-Allow-Origin': ctx.get('Origin'), 'Access-Control-Allow-Credentials': 'true' });
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': `Content-Type, Idempotency-Key, ${formHeader}`,
    'Access-Control-Max-Age': '86400',
  });
  ctx.status = 204;
}

/** Returns whether a page on one of `hosts` sent the request, judging by its headers; `unknown` if they do not say. */
export function senderOf(
  { headers }: IncomingMessage,
  hosts: readonly (string | undefined)[],
): 'own' | 'other' | 'unknown' {
  const { origin } = headers;
  // Node joins repeated headers with commas; `none` is the address bar.
  const sites = String(headers['sec-fetch-site'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((site) => site && site !== 'none');
  if (sites.some((site) => site !== 'same-origin')) return 'other';
  // Browsers send `null` if a page hides its origin; then only Sec-Fetch-Site counts.
  if (origin && origin !== 'null')
    return URL.canParse(origin) && hosts.includes(new URL(origin).host) ? 'own' : 'other';
  if (sites.length > 0) return 'own';
  return origin ? 'other' : 'unknown';
}
