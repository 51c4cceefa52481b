import { todayIn } from '../schema/clock.ts';
import type { Link } from '../schema/link.ts';
import type { Closing, Head, Hero, InfoPage, LocationPage, Service } from '../schema/pages.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { lowestAmount } from './format.ts';
import { locationPath, servicePath } from './paths.ts';
import {
  indexTownPages,
  listPages,
  localLinks,
  locationName,
  nearbyLinks,
  type TownPageIndex,
  type TownPageList,
  type Towns,
  townsOnPage,
} from './town-pages.ts';

type Crumb = { path: string; name: string };

/** Returns the trail to a page: the home page, its parent if any, and itself. The home page has none. */
function breadcrumbs(site: Site, page: Crumb, parentPath?: string): Crumb[] {
  if (page.path === '/') return [];
  const parents = ['/', parentPath].flatMap((path) => {
    const parent = site.pages.find((candidate) => candidate.path === path);
    return parent ? [{ path: parent.path, name: parent.name }] : [];
  });
  return [...parents, page];
}

/** What all routes share. A page is rendered only from its route and the shared site. */
type Page = {
  path: string;
  name: string;
  head: Head;
  hero: Hero;
  sections: readonly Section[];
  closing: Closing | undefined;
  breadcrumbs: readonly Crumb[];
  towns: Towns;
};

export type ServiceRoute = Page & {
  kind: 'service';
  key: string;
  service: Service;
  /** The price at the top of the page; `isFrom` for a starting price or the lowest of several. */
  sign: { price: string; isFrom: boolean } | undefined;
  nearby: readonly Link[];
};
export type LocationRoute = Page & { kind: 'location'; page: LocationPage; links: readonly Link[] };
export type InfoRoute = Page & { kind: 'info'; page: InfoPage; townPages?: TownPageList };

export type Route = ServiceRoute | LocationRoute | InfoRoute;

export function listRoutes(site: Site): Route[] {
  return [...eachRoute(site)];
}

/** Yields the pages one by one, so that a build need not hold them all in memory. */
export function* eachRoute(site: Site): Generator<Route> {
  const index = indexTownPages(site);
  for (const page of site.pages) yield* infoRoutes(site, index, page);
  for (const key of Object.keys(site.services)) yield serviceRoute(site, index, key);
  for (const page of site.locations) yield locationRoute(site, index, page);
}

export function findRoute(site: Site, path: string): Route | undefined {
  for (const route of eachRoute(site)) if (route.path === path) return route;
  return undefined;
}

function infoRoutes(site: Site, index: TownPageIndex, page: InfoPage): InfoRoute[] {
  return listPages(site, index, page).map(({ path, name, townPages, parentPath, ...entry }) => ({
    kind: 'info',
    page,
    ...pageOf(site, index, { path, name }, entry, parentPath),
    townPages,
  }));
}

function serviceRoute(site: Site, index: TownPageIndex, key: string): ServiceRoute {
  const service = site.services[key] as Service;
  const place = { path: servicePath(site, key), name: service.name };
  return {
    kind: 'service',
    key,
    service,
    sign: priceSign(site, service),
    ...pageOf(site, index, place, service, site.structure.services),
    nearby: nearbyLinks(site, index, key),
  };
}

function locationRoute(site: Site, index: TownPageIndex, page: LocationPage): LocationRoute {
  const place = { path: locationPath(site, page), name: locationName(site, page) };
  return {
    kind: 'location',
    page,
    ...pageOf(site, index, place, page, site.structure.locations),
    links: localLinks(site, index, page),
  };
}

/** Returns what all routes share, with a breadcrumb trail through `parentPath`. */
function pageOf(
  site: Site,
  index: TownPageIndex,
  { path, name }: Crumb,
  entry: Pick<InfoPage, 'head' | 'hero' | 'sections' | 'closing'> & { town?: string },
  parentPath?: string,
): Page {
  const { head, hero, closing } = entry;
  const sections = sectionsToday(site, entry.sections);
  const trail = breadcrumbs(site, { path, name }, parentPath);
  return { path, name, head, hero, sections, closing, breadcrumbs: trail, towns: townsOnPage(site, index, entry) };
}

/** Removes expired and future notices from the sections of a page. */
function sectionsToday(site: Pick<Site, 'hours'>, sections: readonly Section[]): readonly Section[] {
  if (!sections.some(({ kind }) => kind === 'notice')) return sections;
  const today = todayIn(site.hours.timeZone);
  return sections.filter((section) => {
    if (section.kind !== 'notice') return true;
    const { from = '', until = '9999' } = section;
    return from <= today && today <= until;
  });
}

/** The island that a page hydrates: a form, the questions, or none. */
export type IslandKind = 'form' | 'faq' | 'none';

/** Returns the island of a page; one with both a form and questions counts as a form page. */
export function islandOf(route: Route): IslandKind {
  const kinds = new Set(route.sections.map(({ kind }) => kind));
  if (kinds.has('form')) return 'form';
  return kinds.has('faq') ? 'faq' : 'none';
}

/** Lists the keys of the prices that a page's sections show, in order. */
export function pricesOnPage({ sections }: Pick<Route, 'sections'>): string[] {
  return [...new Set(sections.flatMap(pricesOfSection))];
}

/** Returns the price for the top of a service page: its own, or the lowest above 0 on the page. */
function priceSign({ prices, layout }: Site, service: Service): ServiceRoute['sign'] {
  const shown = pricesOnPage(service).flatMap((key) => {
    const entry = prices[key];
    const amount = entry && lowestAmount(entry);
    return amount ? [{ key, amount }] : [];
  });
  const lowest = shown.sort((a, b) => a.amount - b.amount)[0]?.key;
  const key = layout.priceSign === 'lowest' ? (lowest ?? service.price) : (service.price ?? lowest);
  const price = key === undefined ? undefined : prices[key];
  if (!key || !price) return undefined;
  return { price: key, isFrom: 'from' in price || (key !== service.price && shown.length > 1) };
}

function pricesOfSection(section: Section): string[] {
  if (section.kind === 'prices') return section.prices;
  if (section.kind === 'packages') return section.items.map(({ price }) => price);
  return section.kind === 'banner' && section.price ? [section.price] : [];
}
