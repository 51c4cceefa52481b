import { groupBy } from '../schema/group-by.ts';
import type { Link } from '../schema/link.ts';
import { memo } from '../schema/memo.ts';
import { type Hero, type InfoPage, type LocationPage, maxDescription, maxTitle } from '../schema/pages.ts';
import { fillIn, joinLabel } from '../schema/placeholders.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';
import { formatPrice, priceWithin } from './format.ts';
import { hasPremises } from './format-address.ts';
import { entryOf, valueAt } from './key-path.ts';
import { locationPath, servicePath } from './paths.ts';

/** Maximum links in a list of related town pages. */
const maxRelated = 12;

/** Index of town pages, so that no page has to search them all. */
export type TownPageIndex = {
  byTown: ReadonlyMap<string, readonly LocationPage[]>;
  byService: ReadonlyMap<string, readonly LocationPage[]>;
  /** The towns on a direction sign. */
  signed: readonly string[];
  /** Cached, because many pages link to each one. */
  linkTo: (page: LocationPage) => Link;
};

export function indexTownPages(site: Site): TownPageIndex {
  const { locations, towns, services } = site;
  const withMiles = Object.keys(towns).filter((key) => towns[key]?.miles !== undefined);
  return {
    byTown: groupBy(locations, ({ town }) => town),
    byService: groupBy(locations, ({ service }) => service),
    signed: withMiles.slice(0, maxTowns),
    linkTo: memo((page) => ({
      name: locationName(site, page),
      href: locationPath(site, page),
      text: startingPrice(site, page.service),
      icon: services[page.service]?.icon,
    })),
  };
}

/**
 * Returns the name of a town page: `Brake Repair for Gillingham`, but `in` for the town of the business or of a branch,
 * and for one that it serves and comes to. The site may not be validated yet.
 */
export function locationName(
  site: Pick<Site, 'wording' | 'towns' | 'services' | 'business' | 'departments'>,
  { town, service, hero }: { town: string; service: string; hero?: { heading: string } },
): string {
  const nameIn = (table: string, key: string) => String(valueAt(site, [table, key, 'name']) ?? key);
  const { miles, served } = entryOf(valueAt(site, ['towns', town]));
  const names = { service: nameIn('services', service), town: nameIn('towns', town) };
  const isThere = Object.values(site.departments ?? {}).some(
    (each) => each?.address?.town === names.town || (served === true && each?.comesToCustomers),
  );
  const isIn = miles === 0 || isThere || !hasPremises(site);
  const heading = hero?.heading ?? `${names.service}, ${names.town}`;
  return fillIn(String(site.wording[isIn ? 'serviceInTown' : 'serviceForTown']), { ...names, heading });
}

/** Returns a service page's links to town pages: those in `nearby`, then the first of the service. */
export function nearbyLinks(site: Site, index: TownPageIndex, service: string): Link[] {
  const own = (index.byService.get(service) ?? []).slice(0, maxRelated);
  const generated = own.map(index.linkTo).map(({ name, href }) => ({ name, href }));
  return distinct([...(site.services[service]?.nearby ?? []), ...generated]);
}

/**
 * Returns the links of a town page: those in `links`, the town's other pages, the service in other towns, the service.
 */
export function localLinks(site: Site, index: TownPageIndex, page: LocationPage): Link[] {
  const sameTown = nextPages(index.byTown.get(page.town) ?? [], page);
  const sameService = nextPages(index.byService.get(page.service) ?? [], page);
  const { name = '', icon } = site.services[page.service] ?? {};
  return distinct([
    ...page.links,
    ...[...sameTown, ...sameService].map(index.linkTo),
    { name, href: servicePath(site, page.service), text: startingPrice(site, page.service), icon },
  ]);
}

/** Returns the price of a service: `From £45`, or `Brake fluid change from £35` if the work has another name. */
function startingPrice({ services, prices, money, language }: Site, key: string): string | undefined {
  const service = services[key];
  const price = prices[service?.price ?? ''];
  if (!service || !price) return undefined;
  const written = formatPrice(price, money, language);
  if (price.name.toLowerCase() === service.name.toLowerCase()) return written;
  return `${price.name} ${'from' in price ? priceWithin(price, money, language) : written}`;
}

/**
 * Returns all other pages if they are few, or else those that follow, wrapping around, so that every page gets equally
 * many links.
 */
function nextPages(pages: readonly LocationPage[], page: LocationPage): LocationPage[] {
  if (pages.length <= maxRelated + 1) return pages.filter((other) => other !== page);
  const own = pages.indexOf(page);
  return Array.from({ length: maxRelated }, (_, step) => pages[(own + 1 + step) % pages.length] as LocationPage);
}

function distinct(links: readonly Link[]): Link[] {
  const first = new Map<string, Link>();
  for (const link of links) if (!first.has(link.href)) first.set(link.href, link);
  return [...first.values()].slice(0, maxRelated);
}

/** Maximum links on each page of the town list; only a town with more pages exceeds it. */
const maxLinksPerPage = 100;

type TownGroup = { town: string; links: readonly Link[] };

export type TownPageList = { groups: readonly TownGroup[]; pager?: Pager };

export type Pager = {
  page: number;
  /** `Page 2 of 7`. */
  label: string;
  previous?: string;
  next?: string;
  /** Initial letters of towns, each with the page where it begins. */
  letters: readonly Link[];
};

/**
 * Lists town pages by town: in the definition's order if they fit on one page, or else by name on numbered pages below
 * `basePath`.
 */
function listTownPages(site: Site, index: TownPageIndex, basePath: string): TownPageList[] {
  const groups = Object.entries(site.towns).flatMap(([key, { name: town }]): TownGroup[] => {
    const links = (index.byTown.get(key) ?? []).map((page) => ({
      name: page.hero.heading,
      href: locationPath(site, page),
    }));
    return links.length > 0 ? [{ town, links }] : [];
  });
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  if (count <= maxLinksPerPage) return [{ groups }];
  const byName = new Intl.Collator(site.language).compare;
  const pages = paginate(groups.sort((a, b) => byName(a.town, b.town)));
  const letters = listLetters(pages, basePath, site.language);
  return pages.map((onPage, at) => ({
    groups: onPage,
    pager: {
      page: at + 1,
      label: fillIn(site.wording.pageOf, { page: String(at + 1), pages: String(pages.length) }),
      previous: at > 0 ? pagePath(basePath, at) : undefined,
      next: at + 1 < pages.length ? pagePath(basePath, at + 2) : undefined,
      letters,
    },
  }));
}

/** `/locations` for the first page, `/locations/2` for the second. */
function pagePath(basePath: string, page: number): string {
  return page === 1 ? basePath : `${basePath.replace(/\/$/, '')}/${page}`;
}

function paginate(groups: readonly TownGroup[]): TownGroup[][] {
  const pages: TownGroup[][] = [];
  let free = 0;
  for (const group of groups) {
    if (free < group.links.length) {
      pages.push([]);
      free = maxLinksPerPage;
    }
    pages.at(-1)?.push(group);
    free -= group.links.length;
  }
  return pages;
}

function listLetters(pages: readonly (readonly TownGroup[])[], basePath: string, language: string): Link[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const first = new Map<string, string>();
  pages.forEach((groups, at) => {
    for (const { town } of groups) {
      const written = town.slice(0, 1).toLocaleUpperCase(language);
      const plain = written.normalize('NFD').slice(0, 1);
      // In French Écully is listed under E; in Polish Łódź has a letter of its own.
      const letter = compare(written, plain) === 0 ? plain : written;
      if (!first.has(letter)) first.set(letter, pagePath(basePath, at + 1));
    }
  });
  return [...first].map(([name, href]) => ({ name, href }));
}

/** A page of an entry in `pages`: its first, or a further page of its town list. */
type ListPage = Pick<InfoPage, 'path' | 'name' | 'head' | 'hero' | 'sections' | 'closing'> & {
  townPages?: TownPageList;
  parentPath?: string;
};

export function listPages(site: Site, index: TownPageIndex, page: InfoPage): ListPage[] {
  const section = page.sections.find(({ kind }) => kind === 'town-pages');
  if (!section) return [page];
  const business = site.business.name;
  return listTownPages(site, index, page.path).map((townPages) => {
    const { pager } = townPages;
    if (!pager) return withoutRepeats(page, townPages);
    if (pager.page === 1) return { ...page, townPages };
    const { label } = pager;
    const towns = townPages.groups.map(({ town }) => town);
    const listed = joinLabel(label, `${towns[0]} – ${towns.at(-1)}`, site.wording);
    const full = `${page.name}, ${label}`;
    return {
      path: pagePath(page.path, pager.page),
      name: label,
      head: {
        title: firstWithin(maxTitle, [`${full} | ${business}`, full, `${label} | ${business}`]) ?? label,
        description: firstWithin(maxDescription, [`${page.hero.heading}. ${listed}.`, `${listed}.`]) ?? label,
        keywords: page.head.keywords,
      },
      hero: { heading: page.hero.heading, lead: listed, actions: [], claims: [], tone: 'plain' },
      sections: [section],
      closing: page.closing,
      townPages,
      parentPath: page.path,
    };
  });
}

/** Returns the first text that fits. Truncating one instead could lose what tells two pages apart. */
function firstWithin(max: number, texts: readonly string[]): string | undefined {
  return texts.find(({ length }) => length <= max);
}

/** Removes links that a `towns` section of the page already has; removes the section if none remain. */
function withoutRepeats(page: InfoPage, list: TownPageList): ListPage {
  const items = page.sections.flatMap((section) => (section.kind === 'towns' ? section.items : []));
  const linked = new Set(items.flatMap(({ links }) => links.map(({ href }) => href)));
  const groups = list.groups.flatMap(({ town, links }) => {
    const others = links.filter(({ href }) => !linked.has(href));
    return others.length > 0 ? [{ town, links: others }] : [];
  });
  if (groups.length > 0) return { ...page, townPages: { ...list, groups } };
  return { ...page, sections: page.sections.filter(({ kind }) => kind !== 'town-pages') };
}

export type Towns = Readonly<Record<string, Town>>;

/** Maximum towns on a direction sign and in `areaServed`. */
const maxTowns = 50;

/** Returns the towns shown on a page: of a town page, on its direction sign and in its sections. */
export function townsOnPage(
  { towns }: Pick<Site, 'towns'>,
  { signed }: TownPageIndex,
  { hero, sections, town }: { hero: Hero; sections: readonly Section[]; town?: string },
): Towns {
  const named = sections.flatMap((section) => (section.kind === 'towns' ? section.items.map((item) => item.town) : []));
  const keys = [...(town ? [town] : []), ...(hero.sign === 'directions' ? signed : []), ...named];
  return Object.fromEntries([...new Set(keys)].flatMap((key) => (towns[key] ? [[key, towns[key]]] : [])));
}

export function servedTowns({ towns }: Pick<Site, 'towns'>): string[] {
  const served = Object.values(towns).filter((town) => town.served);
  return served.slice(0, maxTowns).map(({ name }) => name);
}
