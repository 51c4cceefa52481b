import type { SharedSite } from '../site/shared-site.ts';

/** Returns the full address of a path of the site. */
export function absoluteUrl(site: Pick<SharedSite, 'url'>, path: string): string {
  // A page has dozens of addresses, and most need no escaping: `URL` is slow.
  return /^\/[\w./-]*$/.test(path) ? site.url + path : new URL(path, site.url).href;
}

/** Returns the `@id` of a thing in structured data: business and site have one for all pages, the rest one per page. */
export function thingId(site: Pick<SharedSite, 'url'>, thing: string, path = '/'): string {
  return `${absoluteUrl(site, path)}#${thing}`;
}
