import * as z from 'zod';
import type { TypefaceName } from './brand.ts';

/** The looks, each a folder in `templates/looks/`, with their default typefaces. */
export const looks = {
  road: { typeface: 'overpass' },
  folio: { typeface: 'newsreader' },
} as const satisfies Record<string, { typeface: TypefaceName }>;

export type LookName = keyof typeof looks;

/** A look: `'road'`. */
export const look = z.enum(Object.keys(looks) as [LookName, ...LookName[]]);
