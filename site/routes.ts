import type { Head } from '../schema/head.ts';
import type { Hero } from '../schema/hero.ts';
import type { InfoPage } from '../schema/info-page.ts';
import type { Link } from '../schema/link.ts';
import type { LocationPage } from '../schema/location.ts';
import type { Section } from '../schema/section.ts';
import type { Closing, Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { listPages } from './list-pages.ts';
import { locationName } from './location-name.ts';
import { locationPath, servicePath } from './paths.ts';
import { indexTownPages, localLinks, nearbyLinks, type TownPageIndex } from './related.ts';
import { type Towns, townsOnPage } from './town-lists.ts';
import type { TownPageList } from './town-page-list.ts';

/** What every page of the site has. With what all pages share it is all that a page is made from. */
type Page = {
  path: string;
  /** Its name in breadcrumbs and in lists of pages. */
  name: string;
  head: Head;
  hero: Hero;
  sections: readonly Section[];
  closing: Closing | undefined;
  breadcrumbs: readonly Crumb[];
  /** The towns that stand on it. */
  towns: Towns;
};

export type ServiceRoute = Page & { kind: 'service'; key: string; service: Service; nearby: readonly Link[] };
export type LocationRoute = Page & { kind: 'location'; page: LocationPage; links: readonly Link[] };
export type InfoRoute = Page & {
  kind: 'info';
  page: InfoPage;
  /** The town pages that it lists, where it has that section. */
  townPages?: TownPageList;
};

/** A page of the site, told apart by `kind`. */
export type Route = ServiceRoute | LocationRoute | InfoRoute;

/** Every page of the site, in the order of the definition. */
export function listRoutes(site: Site): Route[] {
  return [...eachRoute(site)];
}

/** The pages one after the other, for a build that is not to hold all of them at once. */
export function* eachRoute(site: Site): Generator<Route> {
  const index = indexTownPages(site);
  for (const page of site.pages) yield* infoRoutes(site, index, page);
  for (const key of Object.keys(site.services)) yield serviceRoute(site, index, key);
  for (const page of site.locations) yield locationRoute(site, index, page);
}

/** A page, and where it lists the town pages and they are too many for one, the pages that carry on the list. */
function infoRoutes(site: Site, index: TownPageIndex, page: InfoPage): InfoRoute[] {
  return listPages(site, index, page).map(({ path, name, townPages, parentPath, ...entry }) => ({
    kind: 'info',
    page,
    ...pageOf(site, { path, name }, entry, parentPath),
    ...(townPages && { townPages }),
  }));
}

function serviceRoute(site: Site, index: TownPageIndex, key: string): ServiceRoute {
  const service = site.services[key] as Service;
  const place = { path: servicePath(key), name: service.name };
  return {
    kind: 'service',
    key,
    service,
    ...pageOf(site, place, service, site.structure.services),
    nearby: nearbyLinks(site, index, key),
  };
}

function locationRoute(site: Site, index: TownPageIndex, page: LocationPage): LocationRoute {
  const place = { path: locationPath(site, page), name: locationName(site, page) };
  return {
    kind: 'location',
    page,
    ...pageOf(site, place, page, site.structure.locations),
    links: localLinks(site, index, page),
  };
}

/** What every page has: its place, its trail under the page over its kind, its own parts. */
function pageOf(
  site: Site,
  { path, name }: Crumb,
  entry: Pick<InfoPage, 'head' | 'hero' | 'sections' | 'closing'> & { town?: string },
  parentPath?: string,
): Page {
  const { head, hero, sections, closing } = entry;
  const trail = breadcrumbs(site, { path, name }, parentPath);
  return { path, name, head, hero, sections, closing, breadcrumbs: trail, towns: townsOnPage(site, entry) };
}
