import { type IslandKind, islandOf, type Route } from '../site/routes.ts';

/** Returns the route function with which vite-plugin-ssr matches the pages with this kind of island. */
export function routeFor(island: IslandKind) {
  return ({ route }: { route?: Route }): boolean => route !== undefined && islandOf(route) === island;
}
