import * as z from 'zod';
import { picture } from './picture.ts';
import { line, publicFile } from './text.ts';

/** The typefaces that a site can have: bundled ones, and the one that a visitor's system has. */
export const typefaceNames = ['overpass', 'newsreader', 'figtree', 'system'] as const;

const colour = z.string().regex(/^#(?:[0-9a-f]{3}){1,2}$/i, 'has to be a colour such as #00543c');

/** What a business looks like: the colours, icons and pictures of its pages follow. */
export const brand = z.strictObject({
  /** A short name under an icon on a phone; otherwise the name: `'Garage'`. */
  shortName: line.max(12).optional(),
  /** The colours, from which all others are derived for light and dark pages: `{ main: '#00543c', accent: '#ffd21f' }`. */
  colours: z.strictObject({
    /** The colour of the business, for large areas: `'#00543c'`. */
    main: colour,
    /** The colour that stands out from it, for buttons and figures: `'#ffd21f'`. */
    accent: colour,
    /** The ground of light pages, if it is not to follow from the main colour: `'#faf6ee'`. */
    paper: colour.optional(),
  }),
  /** The typeface of headings, with one that suits it for text; otherwise the look's own: `'overpass'`. */
  typeface: z.enum(typefaceNames).optional(),
  /** A logo in place of the name in the header, as an SVG that can be seen on light and dark pages: `'/logo.svg'`. */
  logo: publicFile.optional(),
  /** A square SVG for tabs and home screens, in place of the initial: `'/icons/icon.svg'`. */
  icon: publicFile.optional(),
  /** The picture of a shared link, 1200 by 630, in place of the one that the build makes: `{ file: '/pictures/social.png', … }`. */
  social: picture.optional(),
});

export type Brand = z.output<typeof brand>;
export type BrandColours = Brand['colours'];
export type TypefaceName = (typeof typefaceNames)[number];
