import { nearestName } from '../../site/nearest-name.ts';
import type { KeyPath } from '../../site/problem.ts';
import { parsePlace } from '../../site/stable-path.ts';
import type { Definition } from '../definition.ts';

/** A key path, or a sentence that says why there is none. */
export type ParsedKey = { path: KeyPath } | { problem: string };

/** Parses a key of the definition as people and reports write it. A page in a list may be named by its address. */
export function parseKey({ written, site }: Definition, asked: string): ParsedKey {
  const { path, missing } = parsePlace(site, asked, written);
  if (!missing) return path.length > 0 ? { path } : { problem: 'Name a key, such as prices.brake-pads.' };
  const nearest = nearestName(missing.key, missing.valid);
  const where = path.length > 0 ? path.join('.') : 'the definition';
  return {
    problem: `${asked}: ${where} has no "${missing.key}".${nearest ? ` Did you mean "${nearest}"?` : ''} It has: ${missing.valid.slice(0, 20).join(', ') || 'nothing below it'}.`,
  };
}
