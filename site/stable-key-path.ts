import type { Site } from '../schema/site.ts';
import { locationPath } from './format.ts';
import { entryOf, formatKeyPath, isObject, type KeyPath, valueAt } from './problem.ts';

/** Formats a key path that insertions do not change: `pages['/contact'].hero.lead`, where `formatKeyPath` writes `pages[5].hero.lead`. */
export function formatStablePath(site: Site, path: KeyPath): string {
  let value: unknown = site;
  const named = path.map((key, index): string | number => {
    const list = value;
    value = valueAt(value, [key]);
    return Array.isArray(list) ? (nameOf(site, value, path[index - 1]) ?? key) : key;
  });
  return formatKeyPath(named);
}

/** A key path; if it leads nowhere, with the missing key and the valid ones in its place. */
type ParsedStablePath = { path: KeyPath; missing?: { key: string; valid: string[] } };

/** Parses a key path as people and reports write it: `prices.brake-pads`, `pages[3].hero`, `pages['/contact'].hero`. */
export function parseStablePath(site: Site, place: string, root: unknown = site): ParsedStablePath {
  const path: (string | number)[] = [];
  let value = root;
  for (const [, quoted, index, plain] of place.matchAll(/\['([^']*)'\]|\[(\d+)\]|([^.[\]]+)/g)) {
    const key = quoted ?? index ?? plain ?? '';
    const names = namesIn(site, value, path.at(-1));
    const step = names.get(key);
    if (step === undefined) return { path, missing: { key, valid: [...names.keys()] } };
    path.push(step);
    value = valueAt(value, [step]);
  }
  return { path };
}

/** Maps every name that a key path may use for a key of an entry or a list to that key. */
function namesIn(site: Site, value: unknown, key: string | number | undefined): Map<string, string | number> {
  if (!Array.isArray(value)) {
    return new Map(Object.keys(entryOf(value)).map((name) => [name, name]));
  }
  return new Map([
    ...value.flatMap((item, index): [string, number][] => {
      const name = nameOf(site, item, key);
      return name === undefined ? [] : [[name, index]];
    }),
    ...value.map((_item, index): [string, number] => [String(index), index]),
  ]);
}

function nameOf(site: Site, item: unknown, listKey: string | number | undefined): string | undefined {
  if (!isObject(item)) return undefined;
  if (listKey === 'locations') return locationPath(site, item as unknown as Site['locations'][number]);
  const { path, id, code, title, field, name: ownName } = item;
  const name =
    path ??
    id ??
    code ??
    (listKey === 'emergencyServices' ? title : listKey === 'fields' ? (field ?? ownName) : undefined);
  return typeof name === 'string' ? name : undefined;
}
