import type { Redirect } from '../schema/link.ts';
import type { SharedSite } from '../site/shared-site.ts';
import { contentSecurityPolicy } from './content-security.ts';

/** For responses other than pages: allows nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For HTML that the build did not render, such as a search engine's verification file: own files, nothing inline. */
const ownFilesPolicy = contentSecurityPolicy({ scripts: [], styles: [], pictureOrigins: [] }, undefined);

/** For an SVG opened as a document: allows only its own styles. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the headers of every response. A page overrides the policy. */
export function securityHeaders({ voiceAssistant }: Pick<SharedSite, 'voiceAssistant'>): Record<string, string> {
  const microphone = voiceAssistant ? `(self "${new URL(voiceAssistant.src).origin}")` : '()';
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // With `no-referrer`, a form posted without JavaScript would send `Origin: null`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), display-capture=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For responses over TLS. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export function fileHeaders({ name, extension, policy }: ServedFile): Record<string, string> {
  const isPage = extension === '.html';
  return {
    'Cache-Control': cacheControl(name, isPage),
    ...(isPage && { 'Content-Security-Policy': policy ?? ownFilesPolicy }),
    ...(extension === '.svg' && { 'Content-Security-Policy': svgPolicy }),
  };
}

/** A file below the site's folder; `policy` if it is a rendered page. */
type ServedFile = { name: string; extension: string; policy: string | undefined };

function cacheControl(name: string, isPage: boolean): string {
  // Names in assets/ contain a content hash.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // Revalidate, so that a form and its page come from the same build.
  return isPage || name.startsWith('forms/') ? 'no-cache' : 'public, max-age=3600';
}

/** Returns status and target of a redirect, for the server, static hosts and proxies. */
export function redirectOf({ to, permanent }: Redirect): { status: 301 | 302; location: string } {
  // These characters have a meaning in proxy configurations.
  const location = to.replace(/[$;{}'\\]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
  return { status: permanent ? 301 : 302, location };
}
