import type { WebPage, WebSite } from 'schema-dts';
import type { Route } from '../../site/routes.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { thingId } from './ids.ts';

/** The site as a whole. */
export function webSite(site: SharedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId(site, 'website'),
    url: absoluteUrl(site, '/'),
    name: site.business.name,
    inLanguage: site.language,
    publisher: { '@id': thingId(site, 'business') },
  };
}

/** One page of it. */
export function webPage(site: SharedSite, route: Route): WebPage {
  return { '@type': 'WebPage', ...pageProperties(site, route) };
}

/** What structured data says of any page, whatever its type. */
export function pageProperties(site: SharedSite, route: Route) {
  return {
    '@id': thingId(site, 'page', route.path),
    url: absoluteUrl(site, route.path),
    name: route.head.title,
    description: route.head.description,
    inLanguage: site.language,
    isPartOf: { '@id': thingId(site, 'website') },
    about: { '@id': thingId(site, 'business') },
    ...(route.breadcrumbs.length > 0 && { breadcrumb: { '@id': thingId(site, 'breadcrumbs', route.path) } }),
  };
}
