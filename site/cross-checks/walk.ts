import type { KeyPath } from '../problem.ts';

/**
 * Visits every key of every entry below `value`, with the key path that leads to it. The path is lent: it changes
 * while it is walked, and who keeps it copies it.
 */
export function walkKeys(
  value: unknown,
  path: (string | number)[],
  visit: (key: string, item: unknown, path: KeyPath) => void,
): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      path.push(index);
      walkKeys(value[index], path, visit);
      path.pop();
    }
  } else if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      path.push(key);
      visit(key, item, path);
      if (typeof item === 'object') walkKeys(item, path, visit);
      path.pop();
    }
  }
}

/** Visits every entry at or below `value`, with the key path that leads to it. */
export function walkEntries(
  value: unknown,
  path: KeyPath,
  visit: (entry: Record<string, unknown>, path: KeyPath) => void,
): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object') walkEntries(item, [...path, Array.isArray(value) ? Number(key) : key], visit);
  }
}
