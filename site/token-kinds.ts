import { todayIn } from '../schema/clock.ts';
import type { Site } from '../schema/site.ts';
import { formatAmount, formatDays, formatDistance, joinList, lowerFirst, lowestAmount, priceWithin } from './format.ts';
import { shortAddress } from './format-address.ts';
import { hoursSentence, hoursShort } from './format-hours.ts';
import { formatKeyPath, type KeyPath, valueAt } from './key-path.ts';
import { kindNames, type Table as TableName } from './problem.ts';

/** Keys that tokens read from as a whole: `{phone}` from `business`. */
export const wholeKeys = [
  'language',
  'money',
  'business',
  'hours',
  'wording',
  'enquiryRetentionDays',
] as const satisfies (keyof Site)[];

/** Tables whose entries tokens refer to. */
export const tableKeys = ['facts', 'claims', 'prices', 'towns', 'departments'] as const satisfies (keyof Site)[];

type TableKey = (typeof tableKeys)[number];
type EntryIn<Key extends TableKey> = NonNullable<Site[Key]>[string];
type Table<Entry> = Readonly<Record<string, Entry | undefined>>;

/** What tokens refer to. Faulty parts of the definition are undefined. */
export type TokenSource = { [Key in (typeof wholeKeys)[number]]: Site[Key] | undefined } & {
  [Key in TableKey]: Table<EntryIn<Key>>;
};

type Department = EntryIn<'departments'>;

type Unknown = { kind: string; valid: string[]; table: TableName };

/** The text of a token, or what is missing for it: `the business has no parking`; undefined if its entry is faulty. */
type Words = string | Unknown | { lacks: string } | undefined;

type TokenKind = {
  /** Whether the token must (`entry`) or may (`any entry`) name an entry after a colon. */
  ids?: 'entry' | 'any entry';
  /** Other words allowed after the colon. */
  others?: readonly string[];
  write: (source: TokenSource, id: string) => Words;
  /** The entry that the text comes from; absent for the year, which comes from the calendar. */
  from?: (id: string) => KeyPath;
};

/** All tokens, by name; docs/glossary.md lists them. */
export const tokenKinds: Record<string, TokenKind> = {
  name: partOf('name'),
  phone: partOfPlace('phone', ({ phone }) => phone?.display, 'display'),
  email: partOfPlace('email', ({ email }) => email),
  street: partOf('address', 'street'),
  postcode: partOf('address', 'postcode'),
  address: partOfPlace('address', ({ address }) => address && shortAddress(address)),
  established: partOf('established'),
  payment: partOf('payment'),
  year: { write: ({ hours }) => hours && todayIn(hours.timeZone).slice(0, 4) },
  hours: {
    ids: 'any entry',
    others: ['short'],
    write: writeHours,
    from: (id) => (id === '' || id === 'short' ? ['hours', 'regular'] : ['departments', id, 'regular']),
  },
  retention: {
    write: ({ enquiryRetentionDays: days, language }) => (days && language ? formatDays(days, language) : undefined),
    from: () => ['enquiryRetentionDays'],
  },
  price: findEntry('prices', (entry, { money, language }) => {
    if (!money || !language) return undefined;
    const amount = lowestAmount(entry);
    return amount ? formatAmount(amount, money, language) : priceWithin(entry, money, language);
  }),
  from: findEntry('prices', (entry, { money, language }) => {
    return money && language && priceWithin(entry, money, language);
  }),
  claim: findEntry('claims', ({ value }) => value, 'value'),
  fact: findEntry('facts', (fact) => fact),
  town: findEntry('towns', ({ name }) => name, 'name'),
  miles: findEntry(
    'towns',
    (town, { wording, language }) => {
      if (town.miles === undefined) return '';
      const written = wording && language && formatDistance(town, { wording, language });
      return written && town.miles === 0 ? lowerFirst(written, language) : written;
    },
    'miles',
  ),
  includes: findEntry(
    'prices',
    ({ includes }, { language, wording }) => {
      // German nouns keep their capitals.
      const isLower = (index: number) => index > 0 && !language?.startsWith('de');
      const items = includes.map((item, index) => (isLower(index) ? lowerFirst(item, language) : item));
      // Items with commas need a stronger separator.
      if (items.some((item) => item.includes(','))) return wording && joinList(items, wording.longList);
      return new Intl.ListFormat(language).format(items);
    },
    'includes',
  ),
};

export function writeHours({ hours, departments, language, wording }: Partial<TokenSource>, id: string): Words {
  if (!hours || !language || !wording) return undefined;
  if (id === 'short') return hoursShort({ hours, language, wording });
  if (id === '') return hoursSentence({ hours, language, wording });
  return ofDepartment(departments, id, 'regular', ({ regular, seasons }) =>
    regular ? hoursSentence({ hours: { regular, seasons }, language, wording }, { isDepartment: true }) : undefined,
  );
}

/** Creates a token for a part of the business, invalid if the business lacks it. */
function partOf(...path: string[]): TokenKind {
  const write = ({ business, language }: TokenSource): Words => {
    if (!business) return undefined;
    const value = valueAt(business, path);
    if (value === undefined) return { lacks: `the business has no ${path.at(-1)}` };
    return Array.isArray(value) ? new Intl.ListFormat(language).format(value) : String(value);
  };
  return { write, from: () => ['business', ...path] };
}

/** Creates a token for a part of the business or, with a key, of a department. */
function partOfPlace(
  part: 'phone' | 'email' | 'address',
  format: (place: Pick<Department, 'phone' | 'email' | 'address'>) => string | undefined,
  ...below: string[]
): TokenKind {
  return {
    ids: 'any entry',
    write: ({ business, departments }, id) =>
      id === '' ? business && format(business) : ofDepartment(departments, id, part, format),
    from: (id) => [...(id === '' ? ['business'] : ['departments', id]), part, ...below],
  };
}

/** Creates a token that refers to an entry of a table. */
function findEntry<Key extends TableKey>(
  table: Key,
  write: (entry: EntryIn<Key>, source: TokenSource) => string | undefined,
  ...keys: string[]
): TokenKind {
  return {
    ids: 'entry',
    write: (source, id) => {
      const words = nameIn(table, source[table] as Table<EntryIn<Key>>, id, (entry) => write(entry, source));
      const lacking = table === 'towns' && keys[0] === 'miles' ? 'miles or kilometres' : keys.join('.');
      return words === '' ? { lacks: `${formatKeyPath([table, id])} has no ${lacking}` } : words;
    },
    from: (id) => [table, id, ...keys],
  };
}

/** Formats the phone number, email address, address or hours of a department that has its own. */
function ofDepartment(
  departments: Table<Department> = {},
  id: string,
  key: 'phone' | 'email' | 'address' | 'regular',
  format: (department: Department) => string | undefined,
): Words {
  if (departments[id] && !departments[id][key])
    return { lacks: `${formatKeyPath(['departments', id])} has no ${key === 'regular' ? 'regular hours' : key}` };
  // A faulty department may have it.
  const having = Object.entries(departments).filter(([, entry]) => !entry || entry[key] !== undefined);
  const named = nameIn('departments', Object.fromEntries(having), id, format);
  return typeof named === 'object' && 'kind' in named ? { ...named, kind: `department with ${partNames[key]}` } : named;
}

const partNames = { phone: 'a phone number', email: 'an email address', address: 'an address', regular: 'hours' };

function nameIn<Entry>(
  table: TableName,
  entries: Table<Entry>,
  id: string,
  write: (entry: Entry) => string | undefined,
): Words {
  if (!Object.hasOwn(entries, id)) return { kind: kindNames[table], valid: Object.keys(entries), table };
  const entry = entries[id];
  return entry === undefined ? undefined : write(entry);
}
