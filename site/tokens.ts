import type * as z from 'zod';
import { type Site, site } from '../schema/site.ts';
import { isSlug, toSlug } from '../schema/text.ts';
import { valueAt } from './describe-issues.ts';
import { formatAmount, formatDays, formatDistance, formatPrice, joinList, lowerFirst, lowestAmount } from './format.ts';
import { shortAddress } from './format-address.ts';
import { hoursSentence, hoursShort } from './format-hours.ts';
import { unknownReference } from './nearest-name.ts';
import { type KeyPath, kindNames, type Problem, type Table } from './problem.ts';

type Whole = Pick<
  Site,
  'language' | 'money' | 'business' | 'departments' | 'hours' | 'wording' | 'enquiryRetentionDays'
>;
type Tables = Pick<Site, 'facts' | 'claims' | 'prices' | 'towns'>;

/** What tokens may refer to, as far as it can be read. */
type TokenSource = { [Key in keyof Whole]: Whole[Key] | undefined } & {
  [Key in keyof Tables]: Record<string, Tables[Key][string] | undefined>;
};

/** A name that the definition lacks, and the names that it has. */
type Unknown = { kind: string; valid: string[]; table?: Table };

type TokenKind = {
  /** What it may name after its colon: an entry, which it has to name or may (`any entry`). */
  ids?: 'entry' | 'any entry';
  /** Words that it may have there besides. */
  others?: readonly string[];
  /** The words for a token; undefined where the entry that it names is faulty itself. */
  write: (source: TokenSource, id: string) => string | Unknown | undefined;
  /** The entry that the words come from; absent for the year, which comes from the calendar. */
  from?: (id: string) => KeyPath;
};

/** Every token, by its name. */
const tokenKinds: Record<string, TokenKind> = {
  name: { write: ({ business }) => business?.name, from: () => ['business', 'name'] },
  phone: {
    ids: 'any entry',
    write: ({ business, departments = {} }, id) => {
      const withPhone = Object.entries(departments).filter(([, { phone }]) => phone);
      if (id === '') return business?.phone.display;
      return nameIn('departments', Object.fromEntries(withPhone), id, ({ phone }) => phone?.display);
    },
    from: (id) => (id === '' ? ['business', 'phone', 'display'] : ['departments', id, 'phone', 'display']),
  },
  email: { write: ({ business }) => business?.email, from: () => ['business', 'email'] },
  street: {
    write: ({ business }) => partOf(business?.address, 'street'),
    from: () => ['business', 'address', 'street'],
  },
  postcode: {
    write: ({ business }) => partOf(business?.address, 'postcode'),
    from: () => ['business', 'address', 'postcode'],
  },
  address: { write: ({ business }) => business && shortAddress(business.address), from: () => ['business', 'address'] },
  established: {
    write: ({ business }) => partOf(business, 'established'),
    from: () => ['business', 'established'],
  },
  year: { write: () => String(new Date().getFullYear()) },
  hours: {
    ids: 'any entry',
    others: ['short'],
    write: ({ hours, departments = {}, language, wording }, id) => {
      if (!hours || !language || !wording) return undefined;
      if (id === 'short') return hoursShort({ hours, language, wording });
      if (id === '') return hoursSentence({ hours, language, wording });
      const withHours = Object.entries(departments).filter(([, { regular }]) => regular);
      return nameIn('departments', Object.fromEntries(withHours), id, ({ regular }) =>
        regular ? hoursSentence({ hours: { ...hours, regular, seasons: [] }, language, wording }) : undefined,
      );
    },
    from: (id) => (id === '' || id === 'short' ? ['hours', 'regular'] : ['departments', id, 'regular']),
  },
  retention: {
    write: ({ enquiryRetentionDays: days, language }) => (days && language ? formatDays(days, language) : undefined),
    from: () => ['enquiryRetentionDays'],
  },
  price: {
    ids: 'entry',
    write: ({ prices, money, language }, id) =>
      nameIn('prices', prices, id, (entry) => {
        if (!money || !language) return undefined;
        const amount = lowestAmount(entry);
        return amount === undefined ? money.onRequest : formatAmount(amount, money, language);
      }),
    from: (id) => ['prices', id],
  },
  from: {
    ids: 'entry',
    write: ({ prices, money, language }, id) =>
      nameIn('prices', prices, id, (entry) => {
        if (!money || !language) return undefined;
        const written = formatPrice(entry, money, language);
        return 'from' in entry ? lowerFirst(written, language) : written;
      }),
    from: (id) => ['prices', id],
  },
  claim: {
    ids: 'entry',
    write: ({ claims }, id) => nameIn('claims', claims, id, ({ value }) => value),
    from: (id) => ['claims', id, 'value'],
  },
  fact: {
    ids: 'entry',
    write: ({ facts }, id) => nameIn('facts', facts, id, (fact) => fact),
    from: (id) => ['facts', id],
  },
  town: {
    ids: 'entry',
    write: ({ towns }, id) => nameIn('towns', towns, id, ({ name }) => name),
    from: (id) => ['towns', id, 'name'],
  },
  miles: {
    ids: 'entry',
    write: ({ towns, wording, language }, id) => {
      const town = Object.hasOwn(towns, id) ? towns[id] : undefined;
      if (town?.miles !== undefined) return wording && language && formatDistance(town, { wording, language });
      const withMiles = Object.entries(towns).filter(([, entry]) => !entry || entry.miles !== undefined);
      const found = nameIn('towns', Object.fromEntries(withMiles), id, () => undefined);
      return typeof found === 'object' ? { ...found, kind: 'town with miles' } : found;
    },
    from: (id) => ['towns', id, 'miles'],
  },
  includes: {
    ids: 'entry',
    write: ({ prices, language, wording }, id) =>
      nameIn('prices', prices, id, ({ includes }) => {
        const items = includes.map((item, index) => (index === 0 ? item : lowerFirst(item, language)));
        return wording && joinList(items, wording.longList);
      }),
    from: (id) => ['prices', id, 'includes'],
  },
};

/** A part of the business that it may do without; one that is missing cannot be inserted. */
function partOf<Entry extends object>(
  entry: Entry | undefined,
  key: keyof Entry & string,
): string | Unknown | undefined {
  if (!entry) return undefined;
  return entry[key] === undefined ? { kind: `part of the business (it has no ${key})`, valid: [] } : String(entry[key]);
}

function nameIn<Entry>(
  name: Table,
  table: Record<string, Entry | undefined>,
  id: string,
  write: (entry: Entry) => string | false | undefined,
): string | Unknown | undefined {
  if (!Object.hasOwn(table, id)) return { kind: kindNames[name], valid: Object.keys(table), table: name };
  const entry = table[id];
  return entry === undefined ? undefined : write(entry) || undefined;
}

/** A token of a sentence: `{price:brake-pads}` has the name `price` and the id `brake-pads`. */
export type Token = {
  text: string;
  name: string;
  id: string;
  /** Its offsets in the sentence. */
  start: number;
  end: number;
  /** The entry that it is filled in from. */
  source: KeyPath | undefined;
};

const tokenPattern = /(?<!\\)\{([a-z]+)(?::([^{}]*))?\}/g;

/** An escaped brace, a token, or braces that are no whole token: `{{phone}}`, `{Phone}`, `{phone to`, `phone}`. */
const bracePattern = /\\[{}]|\{([a-z]+)(?::([^{}]*))?\}(?!\})|\$?\{+[^{}]*\}+|\$?\{+[^\s{}]*|[^\s{}\\]*\}/g;

/** The tokens of a sentence as it was written, in order. */
export function tokensIn(written: string): Token[] {
  if (!written.includes('{')) return [];
  return [...written.matchAll(tokenPattern)].map(({ 0: text, 1: name = '', 2: id = '', index }) => {
    const kind = Object.hasOwn(tokenKinds, name) ? tokenKinds[name] : undefined;
    return { text, name, id, start: index, end: index + text.length, source: kind?.from?.(id) };
  });
}

/** A definition with its tokens filled in. */
export type Filled = {
  value: unknown;
  problems: Problem[];
  /** Where a token is left, because it names nothing or an entry that is faulty itself. */
  unfilled: KeyPath[];
};

/**
 * Fills in every `{token}` of every string of a definition. Facts and price descriptions may hold tokens themselves,
 * so the result is filled in once more; unknown names are reported on the first pass.
 */
export function fillTokens(definition: unknown): Filled {
  const source = readTokenSource(definition);
  const filled: Filled = { value: definition, problems: [], unfilled: [] };
  // One token may occur on thousands of town pages.
  const written = new Map<string, Written>();
  const writeOnce = (token: string, name: string, id: string): Written => {
    const known = written.get(token) ?? writeToken(token, name, id, source);
    written.set(token, known);
    return known;
  };
  filled.value = fillValue(definition, writeOnce, [], filled);
  return filled;
}

/** The words for a token, or why there are none: a message, or a fault that is reported at the entry. */
type Written = { words: string } | ({ message: string } & Pick<Problem, 'unknown'>) | 'faulty';
type Write = (token: string, name: string, id: string) => Written;

function writeToken(token: string, name: string, id: string, source: TokenSource): Written {
  const kind = Object.hasOwn(tokenKinds, name) ? tokenKinds[name] : undefined;
  const namesEntry =
    kind?.ids === 'entry' || (kind?.ids === 'any entry' && Object.keys(source.departments ?? {}).length > 0);
  const ids = kind?.others ?? [];
  if (kind && !namesEntry && token.includes(':') && !ids.includes(id)) {
    const valid = [`{${name}}`, ...ids.map((each) => `{${name}:${each}}`)];
    return { message: `found ${token}; write ${valid.join(' or ')}` };
  }
  const written = kind ? kind.write(source, id) : { kind: 'token', valid: Object.keys(tokenKinds) };
  if (written === undefined) return 'faulty';
  if (typeof written === 'string') return { words: written };
  const { table, valid } = written;
  // A malformed key is mended first, and a name that is offered has to be well-formed.
  if (table && valid.some((each) => !isSlug(each) && toSlug(each) === id)) return 'faulty';
  return {
    message: `in ${token} ${unknownReference(written.kind, kind ? id : name, table ? valid.filter(isSlug) : valid)}`,
    ...(table && { unknown: { table, name: id } }),
  };
}

/** Describes braces that are no token: what they may have meant, and how a brace is written that is meant as one. */
function describeBraces(braces: string): string {
  const [, name = '', id] = /^\W*([A-Za-z]+)(?:\W+([\w-]+))?\W*$/.exec(braces) ?? [];
  const meant = name.toLowerCase();
  const kind = Object.hasOwn(tokenKinds, meant) ? tokenKinds[meant] : undefined;
  const hint = kind ? ` Did you mean {${meant}${kind.ids && id ? `:${id}` : ''}}?` : '';
  return `found ${braces}, which is not a token.${hint} A token is written {phone} or {price:KEY}, a brace in itself \\\\{ or \\\\}.`;
}

/** Returns the value with its tokens filled in, copying only what holds some. `path` changes during the walk. */
function fillValue(value: unknown, write: Write, path: (string | number)[], filled: Filled): unknown {
  if (typeof value === 'string')
    return value.includes('{') || value.includes('}') ? fillText(value, write, path, filled) : value;
  if (value === null || typeof value !== 'object') return value;
  const isList = Array.isArray(value);
  const written = value as Record<string | number, unknown>;
  let copy: Record<string | number, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const key = isList ? Number(name) : name;
    path.push(key);
    const item = fillValue(written[key], write, path, filled);
    path.pop();
    if (item === written[key]) continue;
    copy ??= (isList ? [...value] : { ...value }) as Record<string | number, unknown>;
    copy[key] = item;
  }
  return copy ?? value;
}

function fillText(text: string, write: Write, path: KeyPath, { problems, unfilled }: Filled): string {
  const fillOnce = (
    from: string,
    report?: (problem: Pick<Problem, 'rule' | 'message' | 'unknown'>, token: string) => void,
  ) =>
    from.replace(bracePattern, (braces: string, name: string | undefined, id = '') => {
      if (braces.startsWith('\\')) return braces;
      const written = name === undefined ? { message: describeBraces(braces) } : write(braces, name, id);
      if (written !== 'faulty' && 'words' in written) return written.words;
      unfilled.push([...path]);
      if (written !== 'faulty')
        report?.({ rule: name === undefined ? 'malformed-token' : 'unknown-token', ...written }, braces);
      return braces;
    });
  const once = fillOnce(text, (problem, words) => problems.push({ ...problem, path: [...path], part: { words } }));
  return (/[{}]/.test(once) ? fillOnce(once) : once).replace(/\\([{}])/g, '$1');
}

/**
 * Reads what tokens refer to. A faulty entry stays known by its name, so that its fault is reported once, at the
 * entry, and not at every sentence that names it.
 */
function readTokenSource(definition: unknown): TokenSource {
  const whole = (key: keyof Whole) => read(site.shape[key], valueAt(definition, [key]));
  const table = (key: keyof Tables, entry: z.ZodType) => {
    const written = valueAt(definition, [key]);
    const entries = written !== null && typeof written === 'object' ? Object.entries(written) : [];
    return Object.fromEntries(entries.map(([name, value]) => [name, read(entry, value)]));
  };
  const { facts, claims, prices, towns } = site.shape;
  return {
    language: whole('language'),
    money: whole('money'),
    business: whole('business'),
    departments: whole('departments'),
    hours: whole('hours'),
    wording: whole('wording'),
    enquiryRetentionDays: whole('enquiryRetentionDays'),
    facts: table('facts', facts.unwrap().valueType),
    claims: table('claims', claims.unwrap().valueType),
    prices: table('prices', prices.unwrap().valueType),
    towns: table('towns', towns.unwrap().valueType),
  } as TokenSource;
}

function read(schema: z.ZodType, written: unknown): unknown {
  return schema.safeParse(written).data;
}
