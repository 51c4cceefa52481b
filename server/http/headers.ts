import type { Middleware } from 'koa';
import { contentSecurityPolicy } from '../../renderer/content-security.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { SiteFile } from './page-files.ts';

/** For responses that are not pages: nothing may load, nothing may frame them. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For HTML that the build did not render, such as a proof of ownership: our own files and nothing inline. */
const ownFilesPolicy = contentSecurityPolicy({ scripts: [], styles: [], pictureOrigins: [] }, undefined);

/** For an SVG opened by itself: it may style itself and do nothing else. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the headers of every response; a page replaces the policy by its own. */
export function securityHeaders({ voiceAssistant }: Pick<SharedSite, 'voiceAssistant'>): Record<string, string> {
  const microphone = voiceAssistant ? `(self "${new URL(voiceAssistant.src).origin}")` : '()';
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: a form posted without script would then carry `Origin: null`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), display-capture=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Sets the headers of every response, before anything can fail. */
export function setHeaders(site: SharedSite): Middleware {
  const headers = securityHeaders(site);
  return (ctx, next) => {
    ctx.set(headers);
    // Koa believes X-Forwarded-Proto only behind a trusted proxy.
    if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
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

/** Ignores what is too long to be worth parsing. Of X-Forwarded-For the end stays, which the own proxies wrote. */
export function ignoreLongHeaders(): Middleware {
  return ({ req: { headers } }, next) => {
    for (const name of listHeaders) if ((headers[name]?.length ?? 0) > maxListBytes) delete headers[name];
    const forwardedFor = headers['x-forwarded-for'];
    if (forwardedFor) headers['x-forwarded-for'] = String(forwardedFor).slice(-maxListBytes);
    return next();
  };
}

/** Returns the headers by which a file of the built site is cached and confined. */
export function fileHeaders({ name, extension, policy }: SiteFile): Record<string, string> {
  const isPage = extension === '.html';
  return {
    'Cache-Control': cacheControl(name, isPage),
    ...(isPage && { 'Content-Security-Policy': policy ?? ownFilesPolicy }),
    ...(extension === '.svg' && { 'Content-Security-Policy': svgPolicy }),
  };
}

function cacheControl(name: string, isPage: boolean): string {
  // Files in assets/ carry a hash of their content in their name.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return isPage ? 'no-cache' : 'public, max-age=3600';
}
