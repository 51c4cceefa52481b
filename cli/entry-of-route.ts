import type { Site } from '../schema/site.ts';
import type { KeyPath } from '../site/problem.ts';
import type { Route } from '../site/routes.ts';

/** The entry of the definition that a page comes from. */
export function entryOfRoute(site: Site, route: Route): KeyPath {
  if (route.kind === 'service') return ['services', route.key];
  if (route.kind === 'location') return ['locations', site.locations.indexOf(route.page)];
  return ['pages', site.pages.indexOf(route.page)];
}
