import type { Link } from '../schema/link.ts';
import type { LocationPage } from '../schema/location.ts';
import type { Site } from '../schema/site.ts';
import { locationName } from './location-name.ts';
import { locationPath, servicePath } from './paths.ts';

/** No list of town pages grows beyond this many links, however many towns there are. */
const mostLinks = 12;

/** The town pages of a site by their town and by their service, each with its place among its like. */
export type TownPageIndex = {
  byTown: ReadonlyMap<string, readonly LocationPage[]>;
  byService: ReadonlyMap<string, readonly LocationPage[]>;
  placeInTown: ReadonlyMap<LocationPage, number>;
  placeInService: ReadonlyMap<LocationPage, number>;
};

/** Groups the town pages once, so that no page has to look through all of them. */
export function indexTownPages({ locations }: Pick<Site, 'locations'>): TownPageIndex {
  const byTown = new Map<string, LocationPage[]>();
  const byService = new Map<string, LocationPage[]>();
  const placeInTown = new Map<LocationPage, number>();
  const placeInService = new Map<LocationPage, number>();
  for (const page of locations) {
    placeInTown.set(page, append(byTown, page.town, page));
    placeInService.set(page, append(byService, page.service, page));
  }
  return { byTown, byService, placeInTown, placeInService };
}

/** The town pages to read on about from a service's page: those it names, then the first of that service. */
export function nearbyLinks(site: Site, index: TownPageIndex, service: string): Link[] {
  const own = (index.byService.get(service) ?? []).slice(0, mostLinks);
  return distinct([...(site.services[service]?.nearby ?? []), ...own.map((page) => locationLink(site, page))]);
}

/**
 * The links of a town page: those it names, the town's other pages, the same service in other towns,
 * then the service itself.
 */
export function localLinks(site: Site, index: TownPageIndex, page: LocationPage): Link[] {
  const sameTown = others(index.byTown.get(page.town) ?? [], index.placeInTown.get(page) ?? 0);
  const sameService = others(index.byService.get(page.service) ?? [], index.placeInService.get(page) ?? 0);
  const service = { name: site.services[page.service]?.name ?? '', href: servicePath(page.service) };
  return distinct([...page.links, ...[...sameTown, ...sameService].map((other) => locationLink(site, other)), service]);
}

/**
 * All others where they are few. Of many the ones that follow, and after the last the first again: so every page
 * is linked from as many as any other.
 */
function others(pages: readonly LocationPage[], place: number): LocationPage[] {
  if (pages.length <= mostLinks + 1) return pages.filter((_, index) => index !== place);
  return Array.from({ length: mostLinks }, (_, step) => pages[(place + 1 + step) % pages.length] as LocationPage);
}

/** Adds a page to its group and returns its place there. */
function append(groups: Map<string, LocationPage[]>, key: string, page: LocationPage): number {
  const group = groups.get(key);
  if (group) return group.push(page) - 1;
  groups.set(key, [page]);
  return 0;
}

function locationLink(site: Site, page: LocationPage): Link {
  return { name: locationName(site, page), href: locationPath(site, page) };
}

function distinct(links: readonly Link[]): Link[] {
  const first = new Map<string, Link>();
  for (const link of links) if (!first.has(link.href)) first.set(link.href, link);
  return [...first.values()].slice(0, mostLinks);
}
