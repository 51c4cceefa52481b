import type { SharedSite } from '../site/shared-site.ts';

/** A path of the site as its full address; the home page ends in the one slash it has. */
export function absoluteUrl(site: Pick<SharedSite, 'url'>, path: string): string {
  // Most paths need no escaping, and a page has dozens of addresses.
  return /^\/[\w./-]*$/.test(path) ? site.url + path : new URL(path, site.url).href;
}
