import type { Site } from '../../schema/site.ts';
import { locationPath } from '../../site/format.ts';
import { formatKeyPath, type KeyPath } from '../../site/problem.ts';

/**
 * Formats a key path that does not change when something is inserted before it: pages by their address, sections by
 * their id, emergencies by their title. `pages['/contact'].hero.lead` for what `formatKeyPath` calls `pages[5].hero.lead`.
 */
export function namePlace(site: Site, path: KeyPath): string {
  let value: unknown = site;
  const named = path.map((key, index): string | number => {
    const list = value;
    value = childOf(value, key);
    return Array.isArray(list) ? (nameOf(site, value, path[index - 1]) ?? key) : key;
  });
  return formatKeyPath(named);
}

function nameOf(site: Site, item: unknown, listKey: string | number | undefined): string | undefined {
  if (item === null || typeof item !== 'object') return undefined;
  if (listKey === 'locations') return locationPath(site, item as Site['locations'][number]);
  const { path, id, code, title } = item as Record<string, unknown>;
  const name = path ?? id ?? code ?? (listKey === 'emergencyServices' ? title : undefined);
  return typeof name === 'string' ? name : undefined;
}

function childOf(value: unknown, key: string | number): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
}
