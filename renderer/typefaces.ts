import type { TypefaceName } from '../schema/brand.ts';
import { looks } from '../schema/look.ts';
import type { Site } from '../schema/site.ts';

/** A typeface: what text is set in, and for headings a bundled file with the font that stands in for it. */
export type Typeface = {
  text: string;
  heading?: {
    /** A subset below `assets/fonts/`, made as docs/decisions/0040-web-font.md says. */
    file: string;
    weight: number;
    /** A font of the visitor's system, and what gives it the same metrics, so that both lay a page out alike. */
    local: readonly string[];
    metrics: { size: string; ascent: string; descent: string };
    generic: string;
  };
};

const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "Charter,'Bitstream Charter','Iowan Old Style','Sitka Text',Cambria,Georgia,serif";
const arial = { local: ['Arial Bold', 'Liberation Sans Bold'], generic: 'Arial,sans-serif' };

const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  overpass: {
    text: sans,
    heading: {
      file: 'overpass-heavy-latin.woff2',
      weight: 800,
      ...arial,
      metrics: { size: '98.9%', ascent: '89.3%', descent: '38.7%' },
    },
  },
  newsreader: {
    text: serif,
    heading: {
      file: 'newsreader-semibold-latin.woff2',
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

/** A typeface for pictures: a system's own is on no machine that builds. */
export function drawnTypefaceOf(site: Styled): Heading {
  return typefaceOf(site).heading ?? (typefaces.figtree.heading as Heading);
}

type Styled = Pick<Site, 'brand' | 'look'>;
type Heading = NonNullable<Typeface['heading']>;
