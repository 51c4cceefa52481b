import type { Context, Middleware, Next } from 'koa';
import { formHeader, submitPath } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { Refusal } from './refusal.ts';

/** Refuses forms on other sites. A client that states no origin is not a browser on someone else's page. */
export function requireSameOrigin({ url, hosting }: Pick<SharedSite, 'url' | 'hosting'>): Middleware {
  const siteHost = new URL(url).host;
  return async (ctx, next) => {
    if (!ctx.get('Host') && ctx.req.httpVersion === '1.1') throw new Refusal(400, 'noHost');
    // Node uses the first of several; a proxy in front may use another.
    if ((ctx.req.headersDistinct.host?.length ?? 0) > 1) throw new Refusal(400, 'noHost');
    if (hosting.api && ctx.path === submitPath) {
      ctx.vary('Origin');
      // The pages are on another host; only their origin, which no other page can claim, may submit forms here.
      if (ctx.get('Origin') === url) return respondToPages(ctx, next);
    }
    const isSafe = ctx.method === 'GET' || ctx.method === 'HEAD';
    const ours = [siteHost, ctx.get('Host').toLowerCase()];
    if (!isSafe && isCrossSite(ctx.get('Sec-Fetch-Site'), ctx.get('Origin'), ours)) {
      throw new Refusal(403, 'otherSite');
    }
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

function isCrossSite(fetchSite: string, origin: string, ours: readonly string[]): boolean {
  // Node joins repeated headers with commas.
  const sites = fetchSite.split(',').map((site) => site.trim().toLowerCase());
  if (sites.includes('cross-site')) return true;
  if (origin === '') return false;
  // Browsers send `null` if a page hides its origin; then only Sec-Fetch-Site counts.
  if (origin === 'null') return sites.some((site) => site !== 'same-origin');
  return !URL.canParse(origin) || !ours.includes(new URL(origin).host);
}
