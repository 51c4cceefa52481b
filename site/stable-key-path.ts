import type { Site } from '../schema/site.ts';
import { entryOf, formatKeyPath, type KeyPath, valueAt } from './key-path.ts';
import { locationPath } from './paths.ts';

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
  for (const [, quoted, index, plain] of place.matchAll(/\['([^']*)'\]|\[(\d+)\]|([^.[\]]+)/g)) {
    const key = quoted ?? index ?? plain ?? '';
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
const nameKeys = ['path', 'id', 'code', 'field', 'date', 'name', 'title', 'heading', 'label'];

/** Returns the names of the rows of a list; undefined for a name that is not unique or needs escaping. */
function rowNames(site: Site, list: readonly unknown[], listKey: string | number | undefined): (string | undefined)[] {
  const names = list.map((item) => {
    if (listKey === 'locations') return locationPath(site, entryOf(item) as unknown as Site['locations'][number]);
    const row = entryOf(item);
    return nameKeys.map((key) => row[key]).find((name) => name !== undefined);
  });
  return names.map((name) =>
    typeof name === 'string' && !name.includes("'") && names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : undefined,
  );
}
