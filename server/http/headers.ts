import type { Middleware } from 'koa';
import { securityHeaders, strictTransport } from '../../renderer/response-headers.ts';
import type { SharedSite } from '../../site/shared-site.ts';

/** Sets the headers common to all responses, before anything can fail. */
export function setHeaders(site: SharedSite): Middleware {
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
export function ignoreLongHeaders(): Middleware {
  return ({ req: { headers } }, next) => {
    for (const name of listHeaders) if ((headers[name]?.length ?? 0) > maxListBytes) delete headers[name];
    const forwardedFor = headers['x-forwarded-for'];
    if (forwardedFor) headers['x-forwarded-for'] = String(forwardedFor).slice(-maxListBytes);
    return next();
  };
}
