import * as z from 'zod';
import { picture } from './picture.ts';
import { line, publicFile } from './text.ts';

/** The typefaces: bundled ones, and the visitor's system font. */
const typefaceNames = ['overpass', 'newsreader', 'figtree', 'system'] as const;

const colour = z.string().regex(/^#(?:[0-9a-f]{3}){1,2}$/i, 'must be a colour of three or six digits such as #00543c');

/** The brand, from which the site's colours, icons and pictures are derived. */
export const brand = z.strictObject({
  /** A short name for the icon on a phone's home screen, by default the full name: `'Garage'`. */
  shortName: line.max(12).optional(),
  /**
   * The colours. All others are derived from them, for light and dark mode.
   * Example: `{ main: '#00543c', accent: '#ffd21f' }`.
   */
  colours: z.strictObject({
    /** The main colour, for large areas: `'#00543c'`. */
    main: colour,
    /** A contrasting colour, for buttons and figures: `'#ffd21f'`. */
    accent: colour,
    /** The background in light mode, by default derived from the main colour: `'#faf6ee'`. */
    paper: colour.optional(),
  }),
  /** The typeface of headings, with a matching one for text; by default the look's own: `'overpass'`. */
  typeface: z.enum(typefaceNames).optional(),
  /**
   * A logo instead of the name in the header: an SVG that is legible in light and in dark mode. In the look `road` it
   * is on the main colour.
   * Example: `'/logo.svg'`.
   */
  logo: publicFile.optional(),
  /** Shows the logo beside the name instead of in place of it: `true`. */
  logoBesideName: z.literal(true).optional(),
  /** A square SVG for tabs and home screens, instead of the initial: `'/icons/icon.svg'`. */
  icon: publicFile.optional(),
  /**
   * The picture for shared links, 1200 by 630. By default it is generated.
   * Example: `{ file: '/pictures/social.png', alt: 'The garage', width: 1200, height: 630 }`.
   */
  social: picture.optional(),
});

export type BrandColours = z.output<typeof brand>['colours'];
export type TypefaceName = (typeof typefaceNames)[number];

/** The looks, each a folder in `templates/looks/`, with their default typefaces. */
export const looks = {
  road: { typeface: 'overpass' },
  folio: { typeface: 'newsreader' },
} as const satisfies Record<string, { typeface: TypefaceName }>;

export type LookName = keyof typeof looks;

/** A look: `'road'`. */
export const look = z.enum(Object.keys(looks) as [LookName, ...LookName[]]);
