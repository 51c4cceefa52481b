import { looks, type TypefaceName } from '../schema/brand.ts';
import type { Site } from '../schema/site.ts';

/** A typeface: font families for text, and for headings a bundled font (family `a`) with a fallback. */
export type Typeface = {
  text: string;
  heading?: {
    /** A subset below `assets/fonts/`, made as described in docs/decisions/0040-web-font.md. */
    file: string;
    /** Further subsets, for sites with other letters. */
    more: readonly Subset[];
    /** Its weight, or the range of a variable font. */
    weight: string;
    /** The size in percent at which it also sets text, as family `c`: small letters as large as those of other fonts. */
    textSize?: number;
    /** A system font as fallback, with metrics that match the bundled font; separate ones for digits if wider. */
    local: readonly string[];
    metrics: { size: number; digits?: number; ascent: number; descent: number };
    generic: string;
  };
};

export type Subset = { file: string; letters?: RegExp; range?: string };

/** Letters of Central European languages and Turkish. */
const extended = { letters: /[\u0100-\u021b]/, range: 'U+100-21b' };

const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const arial = { local: ['Arial Bold', 'Liberation Sans Bold'], generic: 'Arial,sans-serif' };

const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  overpass: {
    // Arial has the same widths.
    text: 'a,Arial,sans-serif',
    heading: {
      file: 'overpass-latin.woff2',
      more: [
        { file: 'overpass-western.woff2', letters: /[°À-ÖØ-öø-ÿŒœ]/, range: 'U+a1-ff,U+152-153' },
        { file: 'overpass-extended.woff2', ...extended },
      ],
      weight: '400 800',
      ...arial,
      metrics: { size: 98.9, digits: 104.5, ascent: 98.3, descent: 28.3 },
    },
  },
  newsreader: {
    text: 'c,Georgia,serif',
    heading: {
      file: 'newsreader-latin.woff2',
      more: [{ file: 'newsreader-extended.woff2', ...extended }],
      weight: '400 600',
      textSize: 106,
      local: ['Times New Roman Bold', 'Liberation Serif Bold'],
      metrics: { size: 103.5, ascent: 73.5, descent: 26.5 },
      generic: 'Georgia,serif',
    },
  },
  figtree: {
    text: sans,
    heading: {
      file: 'figtree-bold-latin.woff2',
      more: [{ file: 'figtree-bold-extended.woff2', ...extended }],
      weight: '700',
      ...arial,
      metrics: { size: 96.2, digits: 103.3, ascent: 95, descent: 25 },
    },
  },
  system: { text: sans },
};

export function typefaceOf({ brand, look }: TypefaceSource): Typeface {
  return typefaces[brand.typeface ?? looks[look].typeface];
}

/** Lists the heading fonts of a site: the common subset, and further ones that its texts need. */
export function fontsOf(site: TypefaceSource): Subset[] {
  const { heading } = typefaceOf(site);
  if (!heading) return [];
  const words = JSON.stringify(site);
  // Common subset last: browsers prefer the last font that has a letter.
  return [...heading.more.filter(({ letters }) => letters?.test(words)), { file: heading.file }];
}

/** The same for pictures. Build machines lack system fonts, so these use a bundled one. */
export function pictureFontsOf(site: TypefaceSource): Subset[] {
  return typefaceOf(site).heading ? fontsOf(site) : fontsOf({ ...site, brand: { ...site.brand, typeface: 'figtree' } });
}

type TypefaceSource = Pick<Site, 'brand' | 'look'>;
