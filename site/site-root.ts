import type { Site } from '../schema/site.ts';

/** Returns the full URL of the site, without a trailing slash: its origin and base path. */
export function siteRoot({ url, hosting }: Pick<Site, 'url'> & Partial<Pick<Site, 'hosting'>>): string {
  return url + (hosting?.base ?? '');
}
