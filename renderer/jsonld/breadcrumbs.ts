import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Route } from '../../site/routes.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { thingId } from './ids.ts';

/** The trail to the page, as the page shows it; the home page has none. */
export function breadcrumbList(site: SharedSite, { path, breadcrumbs }: Route): BreadcrumbList | undefined {
  if (breadcrumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': thingId(site, 'breadcrumbs', path),
    itemListElement: breadcrumbs.map(
      (crumb, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absoluteUrl(site, crumb.path),
      }),
    ),
  };
}
