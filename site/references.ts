import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { locationPath, servicePath } from './format.ts';
import { unknownReferences } from './nearest-name.ts';
import type { KeyPath, Problem } from './problem.ts';

/** A page of the site and the entry that declares it. */
export type DeclaredPage = {
  path: string;
  entry: KeyPath;
  head: { title: string; description: string };
  sections: readonly Section[];
};

/** Every page of the site with its address: info pages, services, town pages. */
export function declaredPages(site: Site): DeclaredPage[] {
  return [
    ...site.pages.map(({ path, head, sections }, index) => ({ path, head, sections, entry: ['pages', index] })),
    ...Object.entries(site.services).map(([key, { head, sections }]) => ({
      path: servicePath(key),
      head,
      sections,
      entry: ['services', key],
    })),
    ...site.locations.map((page, index) => ({
      path: locationPath(site, page),
      head: page.head,
      sections: page.sections,
      entry: ['locations', index],
    })),
  ];
}

/** The tables with the content of pages, where references are looked for. */
const contentKeys = ['services', 'locations', 'pages'] as const;

/** The keys whose values refer to another entry, with its table. */
export const referenceKeys = {
  service: 'services',
  services: 'services',
  related: 'services',
  town: 'towns',
  price: 'prices',
  prices: 'prices',
  claim: 'claims',
  claims: 'claims',
  form: 'forms',
  question: 'faq',
} as const;

const kindNames = {
  services: 'service',
  towns: 'town',
  prices: 'price',
  claims: 'claim',
  forms: 'form',
  faq: 'question',
} as const;

type Table = keyof typeof kindNames;

/** Finds references to a service, town, price, claim, form or question that the definition does not have. */
export function findReferenceProblems(site: Site): Problem[] {
  const tables = { ...site, forms: site.forms.forms };
  const names = (table: Table) => {
    const valid = new Set(Object.keys(tables[table]));
    return { valid, complain: unknownReferences(kindNames[table], valid) };
  };
  const namesOf = new Map(Object.entries(referenceKeys).map(([key, table]) => [key, names(table)]));
  const problems: Problem[] = [];
  const check = (written: unknown, { valid, complain }: ReturnType<typeof names>, path: KeyPath) => {
    if (typeof written !== 'string' || valid.has(written)) return;
    problems.push({ rule: 'unknown-reference', path: [...path], message: complain(written) });
  };
  for (const contentKey of contentKeys) {
    walkKeys(site[contentKey], [contentKey], (key, item, path) => {
      const known = namesOf.get(key);
      if (known === undefined) return;
      if (!Array.isArray(item)) return check(item, known, path);
      for (const [index, name] of item.entries()) check(name, known, [...path, index]);
    });
  }
  return problems;
}

/** Visits every key of every entry below `value`. The key path changes during the walk: copy it to keep it. */
function walkKeys(
  value: unknown,
  path: (string | number)[],
  visit: (key: string, item: unknown, path: KeyPath) => void,
): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      path.push(index);
      walkKeys(value[index], path, visit);
      path.pop();
    }
  } else if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      path.push(key);
      visit(key, item, path);
      if (typeof item === 'object') walkKeys(item, path, visit);
      path.pop();
    }
  }
}

/** Visits every entry at or below `value` with its key path. */
export function walkEntries(
  value: unknown,
  path: KeyPath,
  visit: (entry: Record<string, unknown>, path: KeyPath) => void,
): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object') walkEntries(item, [...path, Array.isArray(value) ? Number(key) : key], visit);
  }
}

/** Finds links to pages that are not declared, and known dead links that are alive or have no replacement. */
export function findLinkProblems(site: Site, pages: readonly DeclaredPage[]): Problem[] {
  // A missing home page is reported once, not at every link to it.
  const alive = new Set(['/', ...pages.map(({ path }) => path)]);
  const dead = new Set(site.knownDeadLinks.map(({ href }) => href));
  const linked = new Set([...alive, ...dead]);
  const problems: Problem[] = [];
  const complaints = new Map([alive, linked].map((allowed) => [allowed, unknownReferences('page', allowed)]));
  const check = (written: unknown, path: KeyPath, allowed: Set<string>) => {
    if (typeof written !== 'string' || !written.startsWith('/')) return;
    const target = written.split('#')[0] ?? '';
    if (allowed.has(target) || allowed.has(written)) return;
    const advice = allowed === linked ? ' A link that is meant to be dead is declared under knownDeadLinks.' : '';
    problems.push({ rule: 'unknown-page', path: [...path], message: `${complaints.get(allowed)?.(target)}${advice}` });
  };

  for (const key of ['services', 'locations', 'pages', 'layout', 'faq'] as const) {
    walkKeys(site[key], [key], (name, item, path) => {
      if (name === 'href') check(item, path, linked);
    });
  }
  check(site.structure.services, ['structure', 'services'], alive);
  check(site.structure.locations, ['structure', 'locations'], alive);
  site.knownDeadLinks.forEach(({ href, instead }, index) => {
    check(instead, ['knownDeadLinks', index, 'instead'], alive);
    if (alive.has(href)) {
      problems.push({
        rule: 'stale-declaration',
        path: ['knownDeadLinks', index, 'href'],
        message: `${href} is a page now; remove this declaration`,
      });
    }
  });
  return problems;
}
