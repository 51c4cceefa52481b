import type { Site } from '../schema/site.ts';
import { findClaimProblems } from './cross-checks/claims.ts';
import { findFormProblems } from './cross-checks/forms.ts';
import { findLinkProblems } from './cross-checks/links.ts';
import { findReferenceProblems } from './cross-checks/references.ts';
import { locationPath, servicePath } from './paths.ts';
import { below, formatKeyPath, type KeyPath, type Problem } from './problem.ts';

/** A page of the site and the entry that declares it. */
export type DeclaredPage = { path: string; entry: KeyPath; head: { title: string; description: string } };

/**
 * Holds the entries of a definition to each other. `faulty` says where something is wrong already: nothing is said of
 * it twice, and nothing that may be only its consequence.
 */
export function findCrossProblems(site: Site, faulty: readonly KeyPath[]): Problem[] {
  const isFaulty = below(faulty);
  const references = findReferenceProblems(site);
  const doubtful = [...faulty, ...references.map(({ path }) => path)].some(decidesAddress);
  const pages = declaredPages(site);
  const problems = [
    ...references,
    ...(doubtful ? [] : findPathProblems(pages)),
    ...findHeadProblems(pages),
    // An address that cannot be told may be the one that a link means.
    ...(doubtful ? [] : findLinkProblems(site, pages)),
    ...findClaimProblems(site),
    ...(faulty.some(([key]) => key === 'forms') ? [] : findFormProblems(site)),
  ];
  return problems.filter(({ path }) => !isFaulty(path));
}

/** Whether the address of a page comes from the value at a key path. */
function decidesAddress(path: KeyPath): boolean {
  const [table, , key] = path;
  if (table === 'pages') return key === undefined || key === 'path';
  if (table === 'services') return key === undefined || key === 'townSlug';
  return table === 'locations' && (path.length < 3 || (path.length === 3 && (key === 'town' || key === 'service')));
}

/** Every page of the site with its address: info pages, services, town pages. */
export function declaredPages(site: Site): DeclaredPage[] {
  return [
    ...site.pages.map(({ path, head }, index) => ({ path, head, entry: ['pages', index] })),
    ...Object.entries(site.services).map(([key, { head }]) => ({
      path: servicePath(key),
      head,
      entry: ['services', key],
    })),
    ...site.locations.map((page, index) => ({
      path: locationPath(site, page),
      head: page.head,
      entry: ['locations', index],
    })),
  ];
}

function findPathProblems(pages: readonly DeclaredPage[]): Problem[] {
  const problems = findTwice(
    pages,
    ({ path }) => path,
    (page, first) => ({
      rule: 'same-address',
      path: addressKey(page),
      message: `claims ${page.path}, which ${formatKeyPath(addressKey(first))} has already; give one of them another address`,
    }),
  );
  if (!pages.some(({ path }) => path === '/')) {
    problems.push({ rule: 'no-home-page', path: ['pages'], message: "has no home page; write one with path: '/'" });
  }
  return problems;
}

/** The value that sets the address of a page: its own `path`, or the whole entry. */
function addressKey({ entry }: DeclaredPage): KeyPath {
  return entry[0] === 'pages' ? [...entry, 'path'] : entry;
}

function findHeadProblems(pages: readonly DeclaredPage[]): Problem[] {
  return (['title', 'description'] as const).flatMap((key) =>
    findTwice(
      pages,
      ({ head }) => head[key],
      (page, first) => ({
        rule: `same-${key}`,
        path: [...page.entry, 'head', key],
        message: `is the same ${key} as that of ${first.path}; each page needs its own`,
      }),
    ),
  );
}

function findTwice(
  pages: readonly DeclaredPage[],
  keyOf: (page: DeclaredPage) => unknown,
  problemOf: (page: DeclaredPage, first: DeclaredPage) => Problem,
): Problem[] {
  const firsts = new Map<unknown, DeclaredPage>();
  return pages.flatMap((page) => {
    const key = keyOf(page);
    const first = firsts.get(key);
    if (first) return [problemOf(page, first)];
    if (typeof key === 'string') firsts.set(key, page);
    return [];
  });
}
