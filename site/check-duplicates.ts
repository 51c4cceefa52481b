import type { Site } from '../schema/site.ts';
import { idsOfSections, idsOfTables } from './declared-pages.ts';
import { type Entry, entryOf, formatKeyPath, isObject, type KeyPath, valueAt, walk } from './key-path.ts';
import { type Check, describeFault, type Report, showValue } from './problem.ts';

/** Keys whose values must be unique in each list or table; an inner list of several must be unique in combination. */
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
  seasons: [['from']],
  services: [['name']],
  stops: [['town'], ['crossing', 'at']],
  testimonials: [['text']],
  thirdParties: [['src']],
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

/** Lists of texts that may repeat: table rows share cells, and a route may return to a road. */
const mayRepeat = new Set(['rows', 'columns', 'via']);

export const checkDuplicates: Check = (site, report) => {
  walk(site, [], (list, path, key = '') => {
    if (!isObject(list) || typeof key === 'number') return;
    const areTexts = Array.isArray(list) && typeof list[0] === 'string' && !mayRepeat.has(key);
    reportDuplicates(list, areTexts ? [[]] : identitiesAt(site, path, key), path, report);
    if (key === 'sections' && Array.isArray(list)) checkIds(site, list, [...path], report);
  });
};

function identitiesAt(site: Site, path: KeyPath, key: string): readonly (readonly string[])[] {
  const isItems = key === 'items';
  const name = isItems ? String(valueAt(site, [...path.slice(0, -1), 'kind'])) : key;
  const table = isItems ? itemIdentities : identities;
  return Object.hasOwn(table, name) ? (table[name] ?? []) : [];
}

/** Ids that the layout uses on every page. */
const layoutIds = ['content', 'end', 'main-navigation', 'van'];

/** Finds duplicate ids on a page, whose links and labels would all refer to the first element. */
function checkIds(site: Site, sections: readonly unknown[], path: KeyPath, report: Report): void {
  const taken = [...layoutIds, ...(idsOfTables[String(path[0])] ?? [])];
  const firsts = new Map<string, KeyPath>();
  const placed = [...idsOfForms(site, sections, path), ...idsOfSections(site, sections, path)];
  for (const { id, at } of placed) {
    const own = sections[Number(at[path.length])] as { kind?: unknown };
    // Only the component of an own kind knows whether its entries become ids.
    if (own.kind === 'own' && at.length > path.length + 2) continue;
    if (taken.includes(id)) {
      const another = `is an id of the layout; write another, such as ${showValue(`${id}-section`)}`;
      report('duplicate', at, describeFault(id, another));
      continue;
    }
    const first = firsts.get(id) ?? at;
    firsts.set(id, first);
    if (first === at) continue;
    const isOwnId = at.at(-1) === 'id';
    const free = placed
      .map((_, index) => `${id}-${index + 2}`)
      .find((name) => placed.every((each) => each.id !== name));
    refuse(at, first, report, isOwnId ? `write another, such as ${showValue(free)}` : undefined);
  }
}

/** Returns the ids of the fields of a page's forms, at the `form` key of the section that shows them. */
function idsOfForms({ forms }: Site, sections: readonly unknown[], path: KeyPath) {
  return sections.flatMap((section, index) => {
    const { kind, form } = entryOf(section);
    if (kind !== 'form' || typeof form !== 'string' || !Object.hasOwn(forms.forms, form)) return [];
    const fields = forms.forms[form]?.fields ?? [];
    const names = fields.map((field) => entryOf(field).name ?? entryOf(field).field);
    return [...new Set(['errors', 'website', ...names])].map((name) => ({
      id: `${form}-${name}`,
      at: [...path, index, 'form'],
    }));
  });
}

function refuse(path: KeyPath, first: KeyPath, report: Report, advice = 'remove one of them'): void {
  report.value('duplicate', path, `duplicates ${formatKeyPath(first)}; ${advice}`, { also: [first] });
}

/** Reports each item that duplicates an earlier one by any of the identities. Ignores case, except in old addresses. */
function reportDuplicates(
  list: Entry,
  identities: readonly (readonly string[])[],
  path: KeyPath,
  report: Report,
): void {
  // An entry copied whole duplicates several keys, but is one mistake.
  const known = new Set<string>();
  for (const keys of identities) {
    const at = (name: string) => [...path, Array.isArray(list) ? Number(name) : name, ...keys.slice(0, 1)];
    const firsts = new Map<string, string>();
    for (const [name, item] of Object.entries(list)) {
      const identity = identify(item, keys);
      const first = firsts.get(identity);
      if (first === undefined && identity !== '') firsts.set(identity, name);
      if (first === undefined || known.has(name)) continue;
      known.add(name);
      refuse(at(name), at(first), report, isName(keys[0]) ? 'change or remove one of them' : undefined);
    }
  }
}

const isName = (key = '') => ['name', 'code', 'label'].includes(key);

/** Returns what identifies an item: the text itself, or the values of its keys. Empty if it lacks the first key. */
function identify(item: unknown, keys: readonly string[]): string {
  const isWords = typeof item === 'string';
  const parts = isWords ? [item] : keys.map((key) => (item as Record<string, unknown> | null)?.[key]);
  if (isWords !== (keys.length === 0) || parts[0] === undefined) return '';
  const words = parts.map((part) => String(part ?? '').trim());
  const identity = words.join(' ').trim();
  return keys[0] === 'from' ? identity : identity.toLowerCase();
}
