import type { Site } from '../schema/site.ts';
import { formatKeyPath, type KeyPath, type Problem, showValue, valueAt } from './problem.ts';
import { walk } from './references.ts';

/** Identifying keys of the entries of each list or table; those in one row identify together. */
const identities: Readonly<Record<string, readonly (readonly string[])[]>> = {
  access: [['name']],
  claims: [['value', 'label']],
  departments: [['name']],
  emergencyServices: [['title']],
  exceptions: [['date']],
  faq: [['question']],
  fields: [['field'], ['name']],
  footer: [['heading']],
  knownDeadLinks: [['href']],
  links: [['name']],
  navigation: [['name'], ['href']],
  nearby: [['href'], ['name']],
  options: [['code'], ['label']],
  prices: [['name']],
  redirects: [['from']],
  seasons: [['name'], ['from']],
  services: [['name']],
  stops: [['town'], ['crossing', 'at']],
  testimonials: [['text']],
  topics: [['question'], ['label']],
  towns: [['name', 'postcode']],
};

/** The same for the `items` of each section kind. */
const itemIdentities: Readonly<Record<string, readonly (readonly string[])[]>> = {
  cards: [['title']],
  figures: [['label']],
  list: [['text']],
  packages: [['price']],
  steps: [['title']],
  timeline: [['year', 'title']],
  towns: [['town']],
};

/** Lists of words that may contain duplicates: table rows share cells. */
const mayRepeat = new Set(['rows', 'columns']);

/**
 * Finds duplicates: words in a list, entries with the same identity, ids on a page. Quotes them as in `written`, the
 * definition before parsing, which drops the slash at the end of an address.
 */
export function findDuplicates(site: Site, written: unknown): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (found, path, first) => {
    const quoted = showValue(valueAt(written, path) ?? found);
    const message = `found ${quoted}, which ${formatKeyPath(first)} has already; remove one of them`;
    problems.push({ rule: 'duplicate', path, message });
  };
  walk(site, [], (list, path, key = '') => {
    if (list === null || typeof list !== 'object' || typeof key === 'number') return;
    if (Array.isArray(list) && typeof list[0] === 'string' && !mayRepeat.has(key)) findTwice(list, [], path, report);
    const known = new Set<string>();
    for (const keys of Object.hasOwn(identities, key) ? (identities[key] ?? []) : [])
      findTwice(list, keys, path, report, known);
    if (key !== 'sections' || !Array.isArray(list)) return;
    const sections = list.map((section) => section ?? {});
    for (const [index, { kind, items }] of sections.entries()) {
      for (const keys of itemIdentities[kind] ?? []) findTwice(items, keys, [...path, index, 'items'], report);
    }
    findTwiceNamed(sections, path, report);
  });
  return problems;
}

type Report = (found: unknown, path: KeyPath, first: KeyPath) => void;

/** Reports each duplicate of an earlier item, unless already known. Words are compared ignoring case. */
function findTwice(
  list: unknown,
  keys: readonly string[],
  path: KeyPath,
  report: Report,
  known = new Set<string>(),
): void {
  if (list === null || typeof list !== 'object') return;
  const isList = Array.isArray(list);
  // Fast path: most lists have no duplicates.
  if (isList && keys.length === 0 && new Set(list.map(lowerCase)).size === list.length) return;
  const names = Object.keys(list);
  if (names.length < 2) return;
  const firsts = new Map<string, string>();
  for (const name of names) {
    const item = (list as Record<string, unknown>)[name];
    const value = identify(item, keys);
    if (value === '') continue;
    const first = firsts.get(value);
    if (first === undefined) {
      firsts.set(value, name);
      continue;
    }
    // A copied entry is one mistake.
    if (known.has(name)) continue;
    known.add(name);
    const at = (each: string) => [...path, isList ? Number(each) : each, ...keys.slice(0, 1)];
    report(keys.length > 0 ? (item as Record<string, unknown>)[keys[0] ?? ''] : item, at(name), at(first));
  }
}

function lowerCase(text: string): string {
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
}

/** Returns the identity of an item; empty if it has none of the keys. */
function identify(item: unknown, keys: readonly string[]): string {
  if (typeof item === 'string') return keys.length === 0 ? lowerCase(item) : '';
  if (item === null || typeof item !== 'object' || keys.length === 0) return '';
  const entry = item as Record<string, unknown>;
  if (entry[keys[0] ?? ''] === undefined) return '';
  return keys
    .map((key) =>
      String(entry[key] ?? '')
        .trim()
        .toLowerCase(),
    )
    .join(' ')
    .trim();
}

/** Reports each id already used by an earlier section of the page, or by a panel beside one. */
function findTwiceNamed(sections: readonly { id?: unknown; aside?: unknown }[], path: KeyPath, report: Report): void {
  const firsts = new Map<string, KeyPath>();
  const check = (id: unknown, at: KeyPath) => {
    if (typeof id !== 'string') return;
    const first = firsts.get(id);
    if (first) report(id, at, first);
    else firsts.set(id, at);
  };
  for (const [index, { id, aside }] of sections.entries()) {
    check(id, [...path, index, 'id']);
    for (const [panel, inner] of (Array.isArray(aside) ? aside : []).entries())
      check(inner?.id, [...path, index, 'aside', panel, 'id']);
  }
}
