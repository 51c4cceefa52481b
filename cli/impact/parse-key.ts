import type { Site } from '../../schema/site.ts';
import { locationPath } from '../../site/format.ts';
import { nearestName } from '../../site/nearest-name.ts';
import type { KeyPath } from '../../site/problem.ts';
import type { Definition } from '../definition.ts';

/** A key path, or a sentence that says why there is none. */
export type ParsedKey = { path: KeyPath } | { problem: string };

/**
 * Parses a key as people and reports write it: `prices.brake-pads`, `pages[3].hero`, `pages['/contact'].hero`.
 * A page in a list may be named by its address.
 */
export function parseKey({ written, site }: Definition, asked: string): ParsedKey {
  const keys = [...asked.matchAll(/\['([^']*)'\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, plain]) => quoted ?? index ?? plain ?? '',
  );
  const path: (string | number)[] = [];
  let value = written;
  for (const key of keys) {
    const step = stepInto(site, path, value, key);
    if (step === undefined) return { problem: unknownKey(asked, path, key, value) };
    path.push(step);
    value = (value as Record<string | number, unknown>)[step];
  }
  return path.length > 0 ? { path } : { problem: 'Name a key, such as prices.brake-pads.' };
}

function stepInto(site: Site, path: KeyPath, value: unknown, key: string): string | number | undefined {
  if (Array.isArray(value)) {
    const index = /^\d+$/.test(key) ? Number(key) : value.findIndex((item) => nameOf(site, path, item) === key);
    return index >= 0 && index < value.length ? index : undefined;
  }
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? key : undefined;
}

function nameOf(
  site: Site,
  path: KeyPath,
  item: { path?: string; id?: string; town: string; service: string },
): string | undefined {
  return path[0] === 'locations' && path.length === 1 ? locationPath(site, item) : (item.path ?? item.id);
}

function unknownKey(asked: string, path: KeyPath, key: string, value: unknown): string {
  const valid = value !== null && typeof value === 'object' ? Object.keys(value) : [];
  const nearest = nearestName(key, valid);
  const where = path.length > 0 ? path.join('.') : 'the definition';
  return `${asked}: ${where} has no "${key}".${nearest ? ` Did you mean "${nearest}"?` : ''} It has: ${valid.slice(0, 20).join(', ') || 'nothing below it'}.`;
}
