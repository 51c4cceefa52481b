import { type IslandKind, islandOf } from '../site/islands.ts';
import type { Route } from '../site/routes.ts';

/** A route function that takes the pages which need this of the browser. */
export function routeFor(island: IslandKind) {
  return ({ route }: { route?: Route }): boolean => route !== undefined && islandOf(route) === island;
}
