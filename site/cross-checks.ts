import type { Site } from '../schema/site.ts';
import { english } from '../schema/vocabulary/english.ts';
import { findBusinessProblems } from './check-business.ts';
import { findFormProblems } from './check-forms.ts';
import { findTimeProblems } from './check-times.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findStripMapProblems } from './lay-strip-map.ts';
import { listNames, nearestName } from './nearest-name.ts';
import { findUnusable } from './palette.ts';
import { formatKeyPath, isAtOrBelow, type KeyPath, type Problem, showValue, valueAt } from './problem.ts';
import {
  type DeclaredPage,
  declaredPages,
  findChoiceProblems,
  findLinkProblems,
  findReferenceProblems,
  listSections,
  reserved,
} from './references.ts';
import { formatStablePath, parseStablePath } from './stable-key-path.ts';
import { indexTownPages, listPages } from './town-pages.ts';

/**
 * Validates the entries of a definition against each other. Reports nothing below a path in `faulty`, nor anything that
 * may merely follow from a fault there. `written` is the definition before parsing.
 */
export function findCrossProblems(site: Site, faulty: readonly KeyPath[], written: unknown): Problem[] {
  const isFaulty = isAtOrBelow(faulty);
  const references = findReferenceProblems(site);
  const isDoubtful = [...faulty, ...references.map(({ path }) => path)].some(decidesAddress);
  const pages = declaredPages(site);
  const addresses = isDoubtful ? [] : findPathProblems(pages);
  // An unknown address may be the target of a link.
  const isUnknown = isDoubtful || addresses.some(({ rule }) => rule === 'same-address');
  const isFormFaulty = faulty.some(([key]) => key === 'forms');
  const problems = [
    ...references,
    ...addresses,
    ...findHeadProblems(pages),
    ...(isUnknown ? [] : findLinkProblems(site, pages)),
    ...(isUnknown || isFormFaulty ? [] : findChoiceProblems(site, pages)),
    ...findClaimProblems(site),
    ...(faulty.some(([key]) => key === undefined || key === 'brand') ? [] : findBrandProblems(site)),
    ...findBusinessProblems(site),
    ...findTimeProblems(site),
    ...findDuplicates(site, written),
    ...findContentProblems(site),
    ...findPlaceholderProblems(site),
    // A wrong distance misplaces its town.
    ...(faulty.some(([table]) => table === 'towns') ? [] : findStripMapProblems(site)),
    ...(isFormFaulty ? [] : findFormProblems(site)),
  ];
  // A key path may lead nowhere only because of another fault.
  if (faulty.length + problems.length === 0)
    return [...findPackageProblems(site, pages), ...findUnconfirmedProblems(site), ...findTakenByLists(site, pages)];
  return problems.filter(({ path }) => !isFaulty(path));
}

/** Whether the value at a key path determines a page's address. */
function decidesAddress(path: KeyPath): boolean {
  const [table, , key] = path;
  if (table === 'pages') return key === undefined || key === 'path';
  if (table === 'services') return key === undefined || key === 'townSlug';
  return table === 'locations' && (path.length < 3 || (path.length === 3 && (key === 'town' || key === 'service')));
}

function findPathProblems(pages: readonly DeclaredPage[]): Problem[] {
  const taken = pages.filter(({ path }) => typeof path === 'string' && reserved.test(path));
  const problems = findTwice(
    pages,
    ({ path }) => path,
    (second, earlier) => {
      // A service's address follows from its key, so the written one is at fault.
      const isWritten = earlier.entry[0] === 'pages' && second.entry[0] !== 'pages';
      const [page, first] = isWritten ? [earlier, second] : [second, earlier];
      const message = `has the address ${page.path}, which ${formatKeyPath(addressKey(first))} already has; give one of them another address`;
      return { rule: 'same-address', path: addressKey(page), message };
    },
  );
  for (const page of taken) {
    const message = `claims ${page.path}, which is reserved for the server; give it another address`;
    problems.push({ rule: 'same-address', path: addressKey(page), message });
  }
  if (!pages.some(({ path }) => path === '/')) {
    problems.push({ rule: 'no-home-page', path: ['pages'], message: "has no home page; write one with path: '/'" });
  }
  return problems;
}

/** Finds pages at an address needed by a paginated town list: `/locations/2`. */
function findTakenByLists(site: Site, pages: readonly DeclaredPage[]): Problem[] {
  const numbered = pages.filter(({ path }) => /\/\d+$/.test(path));
  if (numbered.length === 0) return [];
  const index = indexTownPages(site);
  const lists = site.pages.flatMap((list) =>
    listPages(site, index, list).flatMap(({ path, parentPath }) => (parentPath ? [{ path, parentPath }] : [])),
  );
  return numbered.flatMap((page): Problem[] => {
    const list = lists.find(({ path }) => path === page.path);
    if (!list) return [];
    const message = `has the address ${page.path}, which a further page of the town list at ${list.parentPath} has; give it another address`;
    return [{ rule: 'same-address', path: addressKey(page), message }];
  });
}

/** Returns the key path that sets a page's address: its `path`, or the whole entry. */
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

/** Finds table rows with too few or too many cells, and services related to themselves. */
function findContentProblems(site: Site): Problem[] {
  const problems: Problem[] = [];
  for (const { section, path } of listSections(site)) {
    if (section.kind !== 'table' || !Array.isArray(section.columns) || !Array.isArray(section.rows)) continue;
    for (const [index, row] of section.rows.entries()) {
      if (!Array.isArray(row) || row.length === section.columns.length) continue;
      const cells = `${row.length} ${row.length === 1 ? 'cell' : 'cells'}`;
      const message = `has ${cells}, and the table ${section.columns.length} columns; write as many`;
      problems.push({ rule: 'out-of-bounds', path: [...path, 'rows', index], message });
    }
  }
  const services = Object.entries(site.services);
  for (const [key, { related }] of services) {
    const index = services.length > 1 && Array.isArray(related) ? related.indexOf(key) : -1;
    if (index < 0) continue;
    const message = `found ${showValue(key)}, which is this service itself; name another`;
    problems.push({ rule: 'duplicate', path: ['services', key, 'related', index], message });
  }
  return problems;
}

/** Finds an accent too close to the main colour, and a background on which text is illegible. */
function findBrandProblems({ brand }: Site): Problem[] {
  const { colours } = brand;
  return findUnusable(colours).map(({ key, fault, nearest }) => ({
    rule: 'low-contrast',
    path: ['brand', 'colours', key],
    message: `found ${showValue(colours[key])}: ${fault}; the nearest that passes is ${showValue(nearest)}`,
  }));
}

/** Placeholders allowed in a text besides those of its default. */
const further: Readonly<Record<string, readonly string[]>> = {
  add: ['reference'],
  change: ['reference'],
  changeUntil: ['notice'],
};

/** Texts that are meaningless without their placeholders. */
const needed = ['pageOf', 'stars'];

/** Finds unknown placeholders: `[nmae]` in a mail. */
function findPlaceholderProblems({ mail, wording, desk }: Site): Problem[] {
  const problems: Problem[] = [];
  const check = (texts: unknown, defaults: unknown, path: KeyPath) => {
    for (const [key, text] of Object.entries(texts ?? {})) {
      const usual = valueAt(defaults, [key]);
      if (typeof text === 'object') check(text, usual, [...path, key]);
      if (typeof text !== 'string') continue;
      const valid = [
        ...placeholdersOf(typeof usual === 'string' ? usual : ''),
        ...(further[key] ?? []).map((name) => `[${name}]`),
      ];
      for (const words of placeholdersOf(text)) {
        if (valid.includes(words)) continue;
        const hint = valid.length > 0 ? `it may have ${valid.join(' and ')}` : 'it has none';
        problems.push({
          rule: 'unknown-token',
          path: [...path, key],
          message: `found ${words}, which nothing fills in; ${hint}`,
          part: { words },
        });
      }
      const missing =
        needed.includes(key) && placeholdersOf(text).length === 0 && valid.find((words) => !text.includes(words));
      if (missing)
        problems.push({ rule: 'unknown-token', path: [...path, key], message: `needs ${missing} for the number` });
    }
  };
  check({ mail, wording, desk }, english, []);
  return problems;
}

function placeholdersOf(text: string): string[] {
  return text.match(/\[\w+\]/g) ?? [];
}

/** Finds claims that the founding year contradicts: 25+ years before the 25th year. */
function findClaimProblems(site: Site, today = new Date()): Problem[] {
  const years = today.getFullYear() - (site.business.established ?? Number.NaN);
  return Object.entries(site.claims).flatMap(([key, { value, atLeastYears }]) => {
    // An invalid or future founding year is already reported; NaN is never less.
    if (atLeastYears === undefined || years < 0 || !(years < atLeastYears)) return [];
    return [
      {
        rule: 'years-not-reached',
        path: ['claims', key, 'atLeastYears'],
        message: `claims ${value}, but only ${years} years have passed from ${site.business.established} to ${today.getFullYear()}; write ${years} or fewer`,
      },
    ];
  });
}

/** Finds packages whose contents neither their price nor the page states. */
function findPackageProblems(site: Site, pages: readonly DeclaredPage[]): Problem[] {
  return pages.flatMap(({ entry, sections }) =>
    sections.flatMap((section, index) => {
      if (section.kind !== 'packages') return [];
      return section.items.flatMap(({ price, includes }, item): Problem[] => {
        if (includes.length > 0 || site.prices[price]?.includes.length !== 0) return [];
        const path = [...entry, 'sections', index, 'items', item, 'includes'];
        return [
          { rule: 'missing-value', path, message: `is missing; write a list here or in prices['${price}'].includes` },
        ];
      });
    }),
  );
}

/** Finds unconfirmed entries whose key path leads nowhere. */
function findUnconfirmedProblems(site: Site): Problem[] {
  return site.unconfirmed.flatMap(({ at }, index) =>
    [at].flat().flatMap((place, part): Problem[] => {
      const { path, missing } = parseStablePath(site, place);
      if (!missing) return [];
      const nearest = nearestName(missing.key, missing.valid);
      const where = path.length > 0 ? formatStablePath(site, path) : 'the definition';
      const hint = nearest ? ` Did you mean ${showValue(nearest)}?` : '';
      const message = `found ${showValue(place)}, but ${where} has no ${showValue(missing.key)}.${hint} ${listNames('key', missing.valid)}`;
      const own = ['unconfirmed', index, 'at', ...(Array.isArray(at) ? [part] : [])];
      return [{ rule: 'unknown-reference', path: own, message }];
    }),
  );
}
