import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';

/** For answers that are no page: nothing may load, nothing may frame them. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Asks for https for good, where the site has it. */
export const strictTransport: [name: string, value: string] = [
  'Strict-Transport-Security',
  'max-age=31536000; includeSubDomains',
];

/** Puts the security headers on every answer, whatever became of the request. */
export function setSecurityHeaders(site: SharedSite): Middleware {
  const headers = Object.entries(securityHeaders(site));
  const isSecureSite = site.url.startsWith('https:');
  return async (ctx, next) => {
    // Not ctx.set(), which looks at each value again: these are on every answer.
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    if (isSecureSite && ctx.secure) ctx.set(...strictTransport);
    await next();
  };
}

/** Whether a visitor came by https, as Koa finds it: what a proxy says counts where one is trusted. */
export function isSecure({ socket, headers }: IncomingMessage, trustProxy: number): boolean {
  if ('encrypted' in socket && socket.encrypted) return true;
  return trustProxy > 0 && String(headers['x-forwarded-proto'] ?? '').split(/\s*,\s*/, 1)[0] === 'https';
}

/** The headers that no answer goes without; a page replaces the policy by its own. */
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
