import type { LocationPage } from '../../../schema/location.ts';
import type { Site } from '../../../schema/site.ts';
import { locationPath } from '../../../site/paths.ts';

/** Where each town page stands in the list of the definition, by its entry and by its path. */
type LocationPlaces = { byPage: ReadonlyMap<LocationPage, number>; byPath: ReadonlyMap<string, number> };

const known = new WeakMap<Site, LocationPlaces>();

/** Counted once for a site: a report may ask for as many places as there are links. */
export function locationPlaces(site: Site): LocationPlaces {
  const places = known.get(site) ?? {
    byPage: new Map(site.locations.map((page, index) => [page, index])),
    // The first of two pages with one path, as for all else; so they are set from the last.
    byPath: new Map(site.locations.map((page, index) => [locationPath(site, page), index] as const).reverse()),
  };
  known.set(site, places);
  return places;
}
