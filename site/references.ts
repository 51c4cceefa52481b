import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { isSlug, toSlug } from '../schema/text.ts';
import { locationPath, questionId, questionsIn, servicePath, townId } from './format.ts';
import { entryOf, type KeyPath, valueAt, walk, walkEntries } from './key-path.ts';
import { unknownReferences } from './nearest-name.ts';
import { type Check, kindNames, type Table } from './problem.ts';

export type DeclaredPage = {
  path: string;
  entry: KeyPath;
  head: { title: string; description: string };
  sections: readonly Section[];
  /** Ids that links to the page may target. */
  ids: () => string[];
};

export function declaredPages(site: Site): DeclaredPage[] {
  const declare = (
    path: string,
    entry: KeyPath,
    { head, sections }: Pick<Site['pages'][number], 'head' | 'sections'>,
  ) => ({ path, entry, head, sections, ids: () => idsOfSections(site, sections).map(({ id }) => id) });
  return [
    ...site.pages.map((page, index) => declare(page.path, ['pages', index], page)),
    ...Object.entries(site.services).map(([key, page]) => declare(servicePath(site, key), ['services', key], page)),
    ...site.locations.map((page, index) => declare(locationPath(site, page), ['locations', index], page)),
  ];
}

/** Yields all sections of all pages with their key paths. In a faulty definition, any key may be missing. */
export function* listSections(site: Partial<Site>): Generator<{ section: Section; path: KeyPath }> {
  for (const table of contentKeys) {
    for (const [key, entry] of Object.entries(site[table] ?? {})) {
      const sections: unknown = entry?.sections;
      if (!Array.isArray(sections)) continue;
      const name = table === 'services' ? key : Number(key);
      for (const [index, section] of sections.entries()) {
        if (section !== null && typeof section === 'object') yield { section, path: [table, name, 'sections', index] };
      }
    }
  }
}

/** Tables whose entries are pages. */
export const contentKeys = ['services', 'locations', 'pages'] as const;

/** All tables that may contain references. */
const referringKeys = [...contentKeys, 'stripMap', 'priceAside'] as const;

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
  const needed = { call: 'phone', map: 'address' } as const;
  const departmentsFor = (key: keyof typeof needed) =>
    Object.entries(site.departments ?? {}).flatMap(([name, each]) => (each?.[needed[key]] ? [name] : []));
  const namesOf = new Map<unknown, { table: Table; valid: Set<string>; messageFor: (written: string) => string }>();
  for (const [key, table] of Object.entries(referenceKeys)) {
    const keys = key === 'call' || key === 'map' ? departmentsFor(key) : Object.keys(tables[table] ?? {});
    // The schema reports a malformed key, so accept its corrected form too.
    const valid = new Set([...keys, ...keys.map((key) => toSlug(key))]);
    const kind = { call: 'department with a phone number', map: 'branch' }[key] ?? kindNames[table];
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

/** An id on a page, and the key path that it comes from. */
type PlacedId = { id: string; at: KeyPath };

/** Returns the ids of a page's sections, and of the questions and towns that they list. */
export function idsOfSections(site: { faq: object }, sections: unknown, path: KeyPath = []): PlacedId[] {
  const ids: PlacedId[] = [];
  walkEntries(sections, path, ({ id, kind, questions, items, style }, at) => {
    if (typeof id === 'string') ids.push({ id, at: [...at, 'id'] });
    // `checkDuplicates` reports a repeated entry of one list.
    const add = (keys: readonly unknown[], idOf: (key: string) => string, placeOf: (index: number) => KeyPath) => {
      for (const key of new Set(keys))
        if (typeof key === 'string') ids.push({ id: idOf(key), at: [...at, ...placeOf(keys.indexOf(key))] });
    };
    if (kind === 'faq')
      add(questionsIn(site, { questions }), questionId, (index) => (questions ? ['questions', index] : ['kind']));
    if (kind === 'towns' && style !== 'sign' && Array.isArray(items))
      add(
        items.map((item) => item?.town),
        townId,
        (index) => ['items', index, 'town'],
      );
  });
  return ids;
}
