import type { Site } from '../../../schema/site.ts';
import type { KeyPath } from '../../../site/problem.ts';
import type { Rendering } from './rendering.ts';

/** Every link and call button that is written below a value of the definition, in order. */
export function listWrittenLinks(site: Site, value: unknown, path: KeyPath, template: string): Rendering[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listWrittenLinks(site, item, [...path, index], template));
  }
  if (value === null || typeof value !== 'object') return [];
  const { href, call } = value as { href?: unknown; call?: unknown };
  if (typeof href === 'string') return [{ address: href, entry: [...path, 'href'], template }];
  if (call === true) return [{ address: `tel:${site.business.phone.dial}`, entry: [...path, 'call'], template }];
  return Object.entries(value).flatMap(([key, item]) => listWrittenLinks(site, item, [...path, key], template));
}
