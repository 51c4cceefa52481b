import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/problem.ts';

/** A sentence of the definition. */
export type Text = {
  path: KeyPath;
  /** As it was written: `Brake pads {from:brake-pads}`. */
  written: string;
  /** As it is read: `Brake pads from £80`. */
  text: string;
};

/** Entries that speak about the definition, or for machines. */
const silentEntries = [
  'url',
  'language',
  'structure',
  'brand',
  'knownDeadLinks',
  'acceptedContradictions',
  'deadLinks',
];

/** Keys whose words nobody reads as a sentence. */
const silentKeys = ['href', 'path', 'kind', 'icon', 'id', 'code', 'file', 'remote', 'timeZone', 'keywords', 'source'];

/** Every sentence that a visitor may read, with the key path that leads to it, in the order of the definition. */
export function listTexts(written: unknown, site: Site): Text[] {
  return Object.entries(written as object).flatMap(([key, value]) =>
    silentEntries.includes(key) ? [] : textsBelow(value, (site as Record<string, unknown>)[key], [key]),
  );
}

function textsBelow(written: unknown, read: unknown, path: KeyPath): Text[] {
  if (typeof written === 'string') return typeof read === 'string' ? [{ path, written, text: read }] : [];
  if (written === null || typeof written !== 'object' || read === null || typeof read !== 'object') return [];
  return Object.entries(written).flatMap(([key, value]) => {
    if (silentKeys.includes(key)) return [];
    const step = Array.isArray(written) ? Number(key) : key;
    return textsBelow(value, (read as Record<string, unknown>)[key], [...path, step]);
  });
}
