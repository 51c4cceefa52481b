import { siteRoot } from '../site/paths.ts';

export type Root = Parameters<typeof siteRoot>[0];

export function absoluteUrl(site: Root, path: string): string {
  // Avoid `URL`, which is slow: a page has dozens of addresses, and few need escaping.
  return /^\/[\w./-]*$/.test(path) ? siteRoot(site) + path : new URL(siteRoot(site) + path).href;
}

/** Returns the `@id` of a thing in structured data: one per site for business and site, one per page for the rest. */
export function thingId(site: Root, thing: string, path = '/'): string {
  return `${absoluteUrl(site, path)}#${thing}`;
}
