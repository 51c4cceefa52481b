import type { TypefaceName } from '../schema/brand.ts';
import { looks } from '../schema/look.ts';
import type { Site } from '../schema/site.ts';

/** A typeface: what text is set in, and for headings a bundled file with the font that stands in for it. */
export type Typeface = {
  text: string;
  heading?: {
    /** A subset below `assets/fonts/`, made as docs/decisions/0040-web-font.md says. */
    file: string;
    /** Further subsets, for sites whose words have other letters. */
    more: readonly Subset[];
    weight: number;
    /** A font of the visitor's system, and what gives it the same metrics, so that both lay a page out alike. */
    local: readonly string[];
    metrics: { size: string; ascent: string; descent: string };
    generic: string;
  };
};

/** A file with some letters of a font. */
export type Subset = { file: string; letters?: RegExp; range?: string };

/** From Polish to Turkish. */
const extended = { letters: /[\u0100-\u021b]/, range: 'U+100-21b' };

const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "Charter,'Bitstream Charter','Iowan Old Style','Sitka Text',Cambria,Georgia,serif";
const arial = { local: ['Arial Bold', 'Liberation Sans Bold'], generic: 'Arial,sans-serif' };

const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  overpass: {
    text: sans,
    heading: {
      file: 'overpass-heavy-latin.woff2',
      more: [
        { file: 'overpass-heavy-western.woff2', letters: /[À-ÈÊ-ÖØ-ßãåæðõøûýþÿ]/, range: 'U+c0-ff' },
        { file: 'overpass-heavy-extended.woff2', ...extended },
      ],
      weight: 800,
      ...arial,
      metrics: { size: '98.9%', ascent: '89.3%', descent: '38.7%' },
    },
  },
  newsreader: {
    text: serif,
    heading: {
      file: 'newsreader-semibold-latin.woff2',
      more: [{ file: 'newsreader-semibold-extended.woff2', ...extended }],
      weight: 600,
      local: ['Times New Roman Bold', 'Liberation Serif Bold'],
      metrics: { size: '103.5%', ascent: '71%', descent: '25.6%' },
      generic: 'Georgia,serif',
    },
  },
  figtree: {
    text: sans,
    heading: {
      file: 'figtree-bold-latin.woff2',
      more: [{ file: 'figtree-bold-extended.woff2', ...extended }],
      weight: 700,
      ...arial,
      metrics: { size: '96.2%', ascent: '98.7%', descent: '26%' },
    },
  },
  system: { text: sans },
};

/** The typeface that a brand names, or that of its look. */
export function typefaceOf({ brand, look }: Styled): Typeface {
  return typefaces[brand.typeface ?? looks[look].typeface];
}

/** Lists the files for the headings of a site: the further subsets that its words need, and the one of every site. */
export function fontsOf(site: Styled): Subset[] {
  const { heading } = typefaceOf(site);
  if (!heading) return [];
  const words = JSON.stringify(site);
  // Of several that have a letter browsers take the last.
  return [...heading.more.filter(({ letters }) => letters?.test(words)), { file: heading.file }];
}

/** The same for pictures: a system's own is on no machine that builds. */
export function pictureFontsOf(site: Styled): Subset[] {
  return typefaceOf(site).heading ? fontsOf(site) : fontsOf({ ...site, brand: { ...site.brand, typeface: 'figtree' } });
}

type Styled = Pick<Site, 'brand' | 'look'>;
