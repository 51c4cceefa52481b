import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/problem.ts';
import { listOrigins } from '../../site/provenance.ts';
import type { Token } from '../../site/tokens.ts';

/** A sentence of the definition. */
export type Text = {
  path: KeyPath;
  /** As it was written: `Brake pads {from:brake-pads}`. */
  written: string;
  /** As it is read: `Brake pads from £80`. */
  text: string;
  tokens: readonly Token[];
};

/** Entries without sentences for visitors. */
const silentEntries = [
  'url',
  'language',
  'structure',
  'brand',
  'knownDeadLinks',
  'acceptedContradictions',
  'deadLinks',
];

/** Keys whose values are not sentences. */
const silentKeys = ['href', 'path', 'kind', 'icon', 'id', 'code', 'file', 'remote', 'timeZone', 'keywords', 'source'];

/** Every sentence that a visitor may read and the definition writes, in the order of the schema. */
export function listTexts(site: Site): Text[] {
  return Object.keys(site)
    .filter((key) => !silentEntries.includes(key))
    .flatMap((key) => listOrigins(site, [key]))
    .flatMap(({ path, written, value, tokens }): Text[] => {
      if (typeof written !== 'string' || path.some((key) => silentKeys.includes(String(key)))) return [];
      return [{ path, written, text: String(value), tokens }];
    });
}
