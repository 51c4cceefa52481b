import type { Link } from '../schema/link.ts';
import type { Site } from '../schema/site.ts';
import { locationPath } from './paths.ts';
import type { TownPageIndex } from './related.ts';

/** A page of the list of town pages takes no further town once it holds this many links. */
const linksOnPage = 100;

/** The town pages of one town, under its name. */
export type TownGroup = { town: string; links: readonly Link[] };

/** One page of the list of all town pages, and the way to the others where there are any. */
export type TownPageList = { groups: readonly TownGroup[]; pager?: Pager };

/** The way about a list that takes several pages. */
export type Pager = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Which page this is, in words: `Page 2 of 7`. */
  label: string;
  /** The addresses of the pages before and after. */
  previous?: string;
  next?: string;
  /** The first letters of towns, each with the page on which it begins. */
  letters: readonly Link[];
};

/**
 * Every town page, grouped by town: one list in the order of the definition where it fits on a page, else as many
 * as it takes, by name. `basePath` is the address of the first; the others are numbered below it.
 */
export function listTownPages(site: Site, index: TownPageIndex, basePath: string): TownPageList[] {
  const groups = Object.entries(site.towns).flatMap(([key, { name }]) => groupOf(site, index, key, name));
  const isOnePage = countLinks(groups) <= linksOnPage;
  if (isOnePage) return [{ groups }];
  const byName = new Intl.Collator(site.language).compare;
  const pages = intoPages(groups.sort((a, b) => byName(a.town, b.town)));
  const letters = listLetters(pages, basePath);
  return pages.map((onPage, at) => ({
    groups: onPage,
    pager: {
      page: at + 1,
      pages: pages.length,
      label: pageLabel(site, at + 1, pages.length),
      ...(at > 0 && { previous: pagePath(basePath, at) }),
      ...(at + 1 < pages.length && { next: pagePath(basePath, at + 2) }),
      letters,
    },
  }));
}

function pageLabel({ wording }: Pick<Site, 'wording'>, page: number, pages: number): string {
  return wording.pageOf.replace('[page]', String(page)).replace('[pages]', String(pages));
}

/** `/locations` for the first page, `/locations/2` for the second. */
export function pagePath(basePath: string, page: number): string {
  return page === 1 ? basePath : `${basePath}/${page}`;
}

/** A town's pages; in several groups where one would be longer than a page. */
function groupOf(site: Site, { byTown }: TownPageIndex, key: string, town: string): TownGroup[] {
  const links = (byTown.get(key) ?? []).map((page) => ({ name: page.hero.heading, href: locationPath(site, page) }));
  return chunk(links, linksOnPage).map((part) => ({ town, links: part }));
}

function intoPages(groups: readonly TownGroup[]): TownGroup[][] {
  const pages: TownGroup[][] = [];
  let free = 0;
  for (const group of groups) {
    if (free < group.links.length) {
      pages.push([]);
      free = linksOnPage;
    }
    pages.at(-1)?.push(group);
    free -= group.links.length;
  }
  return pages;
}

function listLetters(pages: readonly (readonly TownGroup[])[], basePath: string): Link[] {
  const first = new Map<string, string>();
  pages.forEach((groups, at) => {
    for (const { town } of groups) {
      const letter = town.slice(0, 1).toLocaleUpperCase();
      if (!first.has(letter)) first.set(letter, pagePath(basePath, at + 1));
    }
  });
  return [...first].map(([name, href]) => ({ name, href }));
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function countLinks(groups: readonly TownGroup[]): number {
  return groups.reduce((sum, { links }) => sum + links.length, 0);
}
