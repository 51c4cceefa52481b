import type { Site } from '../schema/site.ts';
import { eachRoute, type Route } from './routes.ts';

/** The page at a path of a site, or undefined where there is none. */
export function findRoute(site: Site, path: string): Route | undefined {
  for (const route of eachRoute(site)) if (route.path === path) return route;
  return undefined;
}
