import type { Site } from '../schema/site.ts';

/** The full address of the site, without a slash at the end: its origin, and the folder there that it lies in. */
export function siteRoot({ url, hosting }: Pick<Site, 'url'> & Partial<Pick<Site, 'hosting'>>): string {
  return url + (hosting?.base ?? '');
}
