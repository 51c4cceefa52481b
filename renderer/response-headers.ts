import type { Redirect } from '../schema/link.ts';
import type { SharedSite } from '../site/shared-site.ts';
import { contentSecurityPolicy } from './content-security.ts';

/** For responses other than pages: nothing may load, nothing may frame them. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For HTML that was not rendered by the build, such as a proof of ownership: our own files and nothing inline. */
const ownFilesPolicy = contentSecurityPolicy({ scripts: [], styles: [], pictureOrigins: [] }, undefined);

/** For an SVG opened directly: it may style itself and do nothing else. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the headers of every response; a page replaces the policy with its own. */
export function securityHeaders({ voiceAssistant }: Pick<SharedSite, 'voiceAssistant'>): Record<string, string> {
  const microphone = voiceAssistant ? `(self "${new URL(voiceAssistant.src).origin}")` : '()';
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: a form posted without JavaScript would then send `Origin: null`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), display-capture=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For every response over TLS. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export function fileHeaders({ name, extension, policy }: ServedFile): Record<string, string> {
  const isPage = extension === '.html';
  return {
    'Cache-Control': cacheControl(name, isPage),
    ...(isPage && { 'Content-Security-Policy': policy ?? ownFilesPolicy }),
    ...(extension === '.svg' && { 'Content-Security-Policy': svgPolicy }),
  };
}

/** A file below the site's folder, and the policy of a page that the build rendered. */
type ServedFile = { name: string; extension: string; policy: string | undefined };

function cacheControl(name: string, isPage: boolean): string {
  // Files in assets/ have a content hash in their name.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  // A form and the page that shows it are always of one build.
  return isPage || name.startsWith('forms/') ? 'no-cache' : 'public, max-age=3600';
}

/** Status and target of a redirect, the same for every server: 301, or 302 for a temporary one. */
export function redirectOf({ to, permanent }: Redirect): { status: 301 | 302; location: string } {
  return { status: permanent ? 301 : 302, location: to.replace(/[$;{}'\\]/g, encodeCharacter) };
}

/** Escapes a character with a meaning in proxy configurations. */
function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
