import type { Site } from '../schema/site.ts';
import { locationPath } from './paths.ts';

/** Path to a value in the definition: `['locations', 3, 'town']`. */
export type KeyPath = readonly (string | number)[];

/** `['locations', 3, 'town']` → `locations[3].town`. */
export function formatKeyPath(path: KeyPath): string {
  if (path.length === 0) return '(the definition itself)';
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${text}['${key}']`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** Returns a predicate for key paths at or below one of `starts`. */
export function isAtOrBelow(starts: readonly KeyPath[]): (path: KeyPath) => boolean {
  const known = new Set(starts.map((start) => JSON.stringify(start)));
  return (path) =>
    known.size > 0 && [...path.keys(), path.length].some((length) => known.has(JSON.stringify(path.slice(0, length))));
}

/** An entry or a list of a definition that is not validated yet. */
export type Entry = Record<string | number, unknown>;

export function isObject(value: unknown): value is Entry {
  return value !== null && typeof value === 'object';
}

/** Whether a value is an entry, and not a list. */
export function isEntry(value: unknown): value is Entry {
  return isObject(value) && !Array.isArray(value);
}

/** Returns the value if it is an entry or a list, or else an empty entry. */
export function entryOf(value: unknown): Entry {
  return isObject(value) ? value : {};
}

/** Returns the entries of a list; none if the value is anything else. */
export function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** Returns some keys of an object. */
export function pick<From extends object, Key extends keyof From>(from: From, ...keys: Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}

export function valueAt(definition: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), definition);
}

/** Visits a value and all its descendants. The key path is mutated during the walk: copy it to keep it. */
export function walk(value: unknown, path: (string | number)[], visit: Visit, key = path.at(-1)): void {
  visit(value, path, key);
  if (!isObject(value)) return;
  const within = (item: unknown, name: string | number) => {
    path.push(name);
    walk(item, path, visit, name);
    path.pop();
  };
  // Iterators take twice as long, and a definition may have a million values.
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) within(value[index], index);
  else for (const name in value) within(value[name], name);
}

type Visit = (value: unknown, path: KeyPath, key: string | number | undefined) => void;

/** Replaces strings at any depth, copying only what changes. `path` is mutated during the walk. */
export function mapStrings(
  value: unknown,
  path: (string | number)[],
  replace: (text: string, path: KeyPath) => string,
): unknown {
  if (typeof value === 'string') return replace(value, path);
  if (!isObject(value)) return value;
  const isList = Array.isArray(value);
  let copy: Entry | undefined;
  for (const name in value) {
    path.push(isList ? Number(name) : name);
    const item = mapStrings(value[name], path, replace);
    path.pop();
    if (item === value[name]) continue;
    copy ??= (isList ? [...value] : { ...value }) as Entry;
    copy[name] = item;
  }
  return copy ?? value;
}

/** Visits every entry at or below `value`, each with a key path of its own. Makes no paths of the many texts between. */
export function walkEntries(value: unknown, path: KeyPath, visit: (entry: Entry, path: KeyPath) => void): void {
  if (!isObject(value)) return;
  const isList = Array.isArray(value);
  if (!isList) visit(value, path);
  for (const name in value) {
    const item = value[name];
    if (isObject(item)) walkEntries(item, [...path, isList ? Number(name) : name], visit);
  }
}

/**
 * Formats a key path by names instead of indexes, so that insertions do not change it: `pages['/contact'].hero.lead`,
 * not `pages[5].hero.lead`.
 */
export function formatStablePath(site: Site, path: KeyPath): string {
  let value: unknown = site;
  const named = path.map((key, index): string | number => {
    const list = value;
    value = valueAt(value, [key]);
    return Array.isArray(list) ? (rowNames(site, list, path[index - 1])[Number(key)] ?? key) : key;
  });
  return formatKeyPath(named);
}

/** A key path. If it does not exist, up to the missing key, with that key and the valid ones. */
type ParsedStablePath = { path: KeyPath; missing?: { key: string; valid: string[] } };

/** Parses a key path as people and reports write it: `prices.brake-pads`, `pages[3].hero`, `pages['/contact'].hero`. */
export function parseStablePath(site: Site, place: string, root: unknown = site): ParsedStablePath {
  const path: (string | number)[] = [];
  let value = root;
  for (const [, single, double, index, plain] of place.matchAll(/\['([^']*)'\]|\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)) {
    const key = single ?? double ?? index ?? plain ?? '';
    const keys = keysByName(site, value, path.at(-1));
    const step = keys.get(key);
    if (step === undefined) return { path, missing: { key, valid: [...keys.keys()] } };
    path.push(step);
    value = valueAt(value, [step]);
  }
  return { path };
}

/** Maps what a key path may call the entries of a value to their keys: names, and in a list indexes too. */
function keysByName(site: Site, value: unknown, key: string | number | undefined): Map<string, string | number> {
  if (!Array.isArray(value)) return new Map(Object.keys(entryOf(value)).map((name) => [name, name]));
  const names = rowNames(site, value, key).flatMap((name, index): [string, number][] => (name ? [[name, index]] : []));
  return new Map([...names, ...value.map((_item, index): [string, number] => [String(index), index])]);
}

/** Keys that may name a row of a list, by priority. */
const nameKeys = ['path', 'id', 'code', 'field', 'date', 'name', 'title', 'heading', 'label', 'from', 'href'];

/** Returns the names of the rows of a list; undefined for a name that is not unique or needs escaping. */
export function rowNames(
  site: Site,
  list: readonly unknown[],
  listKey: string | number | undefined,
): (string | undefined)[] {
  const names = list.map((item) => {
    if (listKey === 'locations') return locationPath(site, entryOf(item) as unknown as Site['locations'][number]);
    const row = entryOf(item);
    return nameKeys.map((key) => row[key]).find((name) => name !== undefined);
  });
  // Counted, because comparing each with all others takes seconds for ten thousand towns.
  const counts = new Map<unknown, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name) =>
    typeof name === 'string' && !name.includes("'") && counts.get(name) === 1 ? name : undefined,
  );
}
