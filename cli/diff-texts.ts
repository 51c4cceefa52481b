import { groupBy } from '../schema/group-by.ts';
import type { Site } from '../schema/site.ts';
import { pageTables } from '../site/declared-pages.ts';
import { formatKeyPath, isObject, type KeyPath, rowNames } from '../site/key-path.ts';
import { servicePath } from '../site/paths.ts';
import { countOf } from '../site/problem.ts';
import type { Route } from '../site/routes.ts';
import { listFacts } from './diff-facts.ts';

export type Revision = { site: Site; routes: readonly Route[] };

const kinds = ['added', 'removed', 'changed', 'reordered'] as const;

type Texts = { kind: (typeof kinds)[number]; before: string; after: string };

/** A change at a key path with names for indexes. */
type Difference = Texts & { path: KeyPath };

export type Change = Texts & { name: string };

/** Lists the differences of two sites by group. Words that change in several sentences are one change. */
export function compareRevisions(before: Revision, after: Revision): Map<string, Change[]> {
  const { site } = after;
  const values = (revision: Revision) => ({ ...listFacts(revision), ...revision.site, ...silentTables });
  const places = groupBy(compare(site, values(before), values(after), []), ({ kind, path, ...texts }) => {
    if (!texts.before.includes(' ')) return JSON.stringify([kind, texts, pageOf(site, path) ? path.slice(2) : path]);
    const words = excerpts(texts.before, texts.after, 0);
    return JSON.stringify([kind, words.map((text) => text.replace(/^…|[.,;:!?…]+$/g, ''))]);
  });
  const groups = groupBy(places.values(), ([first]) => groupOf(site, (first as Difference).path));
  const changeOf = (same: readonly Difference[]): Change => {
    const [{ kind, ...texts }] = same as [Difference];
    const [old, now] = excerpts(texts.before, texts.after);
    return { kind, name: nameOf(site, same), before: old, after: now };
  };
  return new Map([...groups].map(([group, all]) => [group, all.map(changeOf)]));
}

/** What no visitor sees and no behaviour depends on. */
const silentTables = { acceptedContradictions: 0, notOffered: 0, synonyms: 0, unconfirmed: 0 };

function compare(site: Site, was: unknown, is: unknown, path: KeyPath): Difference[] {
  const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
  if (isFact(path, kind !== 'changed')) return [];
  if (isObject(was) && isObject(is) && was.kind === is.kind) {
    const [rows, others] = [rowsOf(site, was, path.at(-1)), rowsOf(site, is, path.at(-1))];
    const gone = [...rows.values()].filter(({ key }) => !others.has(key));
    // An edit may change what names a row of a list, such as its heading.
    const isList = Array.isArray(is) && path.length > 1;
    const inOrder = (all: typeof rows, known: typeof rows) =>
      [...all.values()].flatMap(({ key, name, value }) => (known.has(key) ? (isText(name) ? name : write(value)) : []));
    const order = { before: inOrder(rows, others).join(', '), after: inOrder(others, rows).join(', ') };
    const isReordered = (Array.isArray(is) || orderedTables.test(path.join())) && order.before !== order.after;
    return [
      ...(isReordered ? [{ kind: 'reordered' as const, path, ...order }] : []),
      ...[...others.values()].flatMap(({ key, name, value }) =>
        compare(site, (rows.get(key) ?? (isList ? gone.shift() : undefined))?.value, value, [...path, name]),
      ),
      ...gone.flatMap(({ name, value }) => compare(site, value, undefined, [...path, name])),
    ];
  }
  const texts = { before: write(was), after: write(is) };
  return texts.before === texts.after ? [] : [{ kind, path, ...texts }];
}

/** Tables whose order visitors see. */
const orderedTables = /^(services|faq|departments)$/;

/** Whether `listFacts` has a value: a title, a price, hours, or a page or price that is new or gone. */
function isFact([table = '', key, ...rest]: KeyPath, isNewOrGone: boolean): boolean {
  const at = rest.join('.');
  const isEntry = isNewOrGone && key !== undefined && at === '';
  if (isPageTable(table)) return at === 'head.title' || isEntry;
  if (table === 'prices') return /^(name|from|to|fixed|onRequest)$/.test(at) || isEntry;
  return /^(regular|seasons|exceptions)$/.test(String(table === 'hours' ? key : table === 'departments' && at));
}

/** Lists the values of an entry or a list by name, or by their contents if they have none. */
function rowsOf(site: Site, parent: object, listKey: string | number | undefined) {
  const isList = Array.isArray(parent);
  const names = isList ? rowNames(site, parent, listKey) : Object.keys(parent);
  const rows = Object.values(parent).map((value, at) => ({ name: names[at] ?? at, value }));
  const keys = rows.map(({ name, value }) => (isText(name) ? name : JSON.stringify(value)));
  const unique = keys.map((key, at) => (!isList || keys.indexOf(key) === at ? key : `${key} ${at}`));
  return new Map(rows.map((row, at) => [unique[at], { ...row, key: unique[at] }]));
}

function isText(name: string | number): name is string {
  return typeof name === 'string';
}

function write(value: unknown): string {
  if (!isObject(value)) return String(value ?? '');
  if (Array.isArray(value)) return value.map(write).join('; ');
  const written = Object.entries(value).map(([key, item]) => [key, write(item)]);
  return written.flatMap(([key, text]) => (text ? `${key}: ${text}` : [])).join(', ');
}

function isPageTable(table: string | number): boolean {
  return pageTables.some((each) => each === table);
}

function pageOf(site: Site, [table = '', key]: KeyPath): string | undefined {
  if (key === undefined || !isPageTable(table)) return undefined;
  return table === 'services' ? servicePath(site, String(key)) : String(key);
}

function groupOf(site: Site, path: KeyPath): string {
  if (pageOf(site, path)) return 'On the pages';
  const words = String(path[0]).replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { hours: 'Opening hours', faq: 'Questions' }[words] ?? words.replace(/^./, (letter) => letter.toUpperCase());
}

/** Maximum places listed of words that change in several. */
const maxPlaces = 3;

function nameOf(site: Site, same: readonly Difference[]): string {
  const names = same.slice(0, maxPlaces).map(({ path }) => {
    const page = pageOf(site, path);
    if (page) return `${page}: ${formatKeyPath(path.slice(2))}`;
    // The keys that listFacts returns are already names.
    return /^[A-Z]/.test(String(path[0])) ? String(path[1]) : formatKeyPath(path);
  });
  const rest = same.length - names.length;
  const pages = new Set(same.flatMap(({ path }) => pageOf(site, path) ?? []));
  return rest === 0
    ? names.join(', ')
    : `${names.join(', ')} and ${countOf(rest, 'more place')}${pages.size > 1 ? `, on ${pages.size} pages` : ''}`;
}

/** Maximum length of a text that is shown whole. */
const maxLength = 100;

/** Shortens two texts to the words that differ, with some `around` them. */
function excerpts(
  before: string,
  after: string,
  around = Math.max(before.length, after.length) > maxLength ? 4 : Infinity,
): [string, string] {
  const [words, others] = [before, after].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start++;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  return [words, others].map((all) => {
    const [from, until] = [Math.max(0, start - around), all.length - Math.max(0, end - around)];
    const text = all.slice(from, until).join('').trim();
    const cut = around > 0 && text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
    return `${from > 0 ? '…' : ''}${cut}${until < all.length ? '…' : ''}`;
  }) as [string, string];
}

/** `2 added, 1 changed`. */
export function countKinds(changes: readonly Change[]): string {
  const counts = kinds.map((kind) => [changes.filter((change) => change.kind === kind).length, kind] as const);
  return counts.flatMap(([count, kind]) => (count > 0 ? `${count} ${kind}` : [])).join(', ');
}
