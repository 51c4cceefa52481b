import { isSlug, toSlug } from '../schema/text.ts';
import { pageTables } from './declared-pages.ts';
import { entryOf, type KeyPath, valueAt, walk } from './key-path.ts';
import { unknownReferences } from './nearest-name.ts';
import { type Check, kindNames, type Table } from './problem.ts';

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
  // A call needs a department with a number, directions and a visit one with an address.
  const needed = { call: 'phone', map: 'address', branch: 'address' } as const;
  const departmentsFor = (key: keyof typeof needed) =>
    Object.entries(site.departments ?? {}).flatMap(([name, each]) => (each?.[needed[key]] ? [name] : []));
  const namesOf = new Map<unknown, { table: Table; valid: Set<string>; messageFor: (written: string) => string }>();
  for (const [key, table] of Object.entries(referenceKeys)) {
    const keys = key in needed ? departmentsFor(key as keyof typeof needed) : Object.keys(tables[table] ?? {});
    // The schema reports a malformed key, so accept its corrected form too.
    const valid = new Set([...keys, ...keys.map((key) => toSlug(key))]);
    const kind = { call: 'department with a phone number', map: 'branch', branch: 'branch' }[key] ?? kindNames[table];
    const describeUnknown = unknownReferences(kind, keys.filter(isSlug));
    const messageFor = (name: string) =>
      `${describeUnknown(name)}${table === 'departments' ? ` For the business itself, write ${key}: true.` : ''}`;
    namesOf.set(key, { table, valid, messageFor });
  }
  for (const table of referringKeys) {
    walk(site[table], [table], (name, path, key) => {
      if (typeof name !== 'string') return;
      // An item of a list has an index for a key; use the key of the list.
      const names = namesOf.get(typeof key === 'number' ? path.at(-2) : key);
      if (!names || names.valid.has(name)) return;
      report('unknown-reference', path, names.messageFor(name), { unknown: { table: names.table, name } });
    });
  }
};
