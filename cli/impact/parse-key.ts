import type { Site } from '../../schema/site.ts';
import { nearestName } from '../../site/nearest-name.ts';
import { locationPath } from '../../site/paths.ts';
import type { KeyPath } from '../../site/problem.ts';
import type { Definition } from '../open-definition.ts';

/** The key path that was asked about, or a sentence on why there is none. */
export type AskedKey = { path: KeyPath } | { problem: string };

/**
 * Reads a key as people write it, and as findings do: `prices.brake-pads`, `pages[3].hero`, `pages['/contact'].hero`.
 * A page of a list goes by its address as well.
 */
export function parseKey({ written, site }: Definition, asked: string): AskedKey {
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
