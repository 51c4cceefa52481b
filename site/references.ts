import { isSlug, toSlug } from '../schema/text.ts';
import { pageTables } from './declared-pages.ts';
import { type Entry, entryOf, formatKeyPath, type KeyPath, valueAt, walk } from './key-path.ts';
import { listNames, unknownReferences } from './nearest-name.ts';
import { type Check, kindNames, showValue, type Table } from './problem.ts';

/** All tables that may contain references. */
const referringKeys = [...pageTables, 'stripMap', 'priceAside'] as const;

/** Keys whose values are references, with the table they refer to. */
const referenceKeys = {
  service: 'services',
  services: 'services',
  related: 'services',
  town: 'towns',
  price: 'prices',
  prices: 'prices',
  claim: 'claims',
  claims: 'claims',
  call: 'departments',
  map: 'departments',
  branch: 'departments',
  form: 'forms',
  question: 'faq',
  questions: 'faq',
  helplines: 'helplines',
} as const;

/** Returns the table that a value refers to, by its key or that of its list; undefined if it is not a reference. */
export function referredTable(path: KeyPath): Table | undefined {
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  return Object.hasOwn(referenceKeys, key) ? referenceKeys[key as keyof typeof referenceKeys] : undefined;
}

/** Returns what a value at a key path refers to, and the names that it may have; undefined if it is not a reference. */
export function namesAt(path: KeyPath, definition: unknown): { kind: string; names: string[] } | undefined {
  const table = referringKeys.some((key) => key === path[0]) ? referredTable(path) : undefined;
  if (table === undefined) return undefined;
  const entries = valueAt(definition, table === 'forms' ? ['forms', table] : [table]);
  return { kind: kindNames[table], names: Object.keys(entryOf(entries)) };
}

/** Finds references to a missing service, town, price, claim, form, question, helpline or department. */
export const checkReferences: Check = (site, report) => {
  const tables = { ...site, forms: site.forms.forms };
  // A call needs a department with a number, directions one with an address.
  const needed: Readonly<Record<string, 'phone' | 'address'>> = { call: 'phone', map: 'address' };
  const namesOf = new Map<unknown, { table: Table; valid: Set<string>; messageFor: (written: string) => string }>();
  for (const [key, table] of Object.entries(referenceKeys)) {
    const need = needed[key];
    const entries: Entry = entryOf(tables[table]);
    const keys = Object.keys(entries).filter((name) => !need || entryOf(entries[name])[need]);
    // The schema reports a malformed key, so accept its corrected form too.
    const valid = new Set([...keys, ...keys.map((key) => toSlug(key))]);
    const kind = { call: 'department with a phone number', map: 'branch' }[key] ?? kindNames[table];
    const names = keys.filter(isSlug);
    const describeUnknown = unknownReferences(kind, names);
    const messageFor = (name: string) => {
      const at = formatKeyPath([table, name]);
      const message = Object.hasOwn(entries, name)
        ? `found ${showValue(name)}, but ${at} has no ${need}; write it there, or name another. ${listNames(kind, names)}`
        : describeUnknown(name);
      return `${message}${table === 'departments' ? ` For the business itself, write ${key}: true.` : ''}`;
    };
    namesOf.set(key, { table, valid, messageFor });
  }
  for (const table of referringKeys) {
    walk(site[table], [table], (name, path, key) => {
      if (typeof name !== 'string') return;
      // An item of a list has an index for a key; use the key of the list.
      const names = namesOf.get(typeof key === 'number' ? path.at(-2) : key);
      if (!names || names.valid.has(name)) return;
      // What an entry lacks differs by what refers to it, so report that at each place.
      const isDeclared = Object.hasOwn(entryOf(tables[names.table]), name);
      const unknown = isDeclared ? {} : { unknown: { table: names.table, name } };
      report('unknown-reference', path, names.messageFor(name), unknown);
    });
  }
};
