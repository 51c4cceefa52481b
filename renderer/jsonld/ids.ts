import type { SharedSite } from '../../site/shared-site.ts';
import { absoluteUrl } from '../absolute-url.ts';

/** The stable name of a thing in structured data: the business and the site have one for all pages, the rest one a page. */
export function thingId(site: Pick<SharedSite, 'url'>, thing: string, path = '/'): string {
  return `${absoluteUrl(site, path)}#${thing}`;
}
