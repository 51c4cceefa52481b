import { isRightToLeft } from '../schema/clock.ts';
import type { Scheme } from '../site/palette.ts';
import type { PageSite } from '../site/shared-site.ts';
import { fontsOf, type Subset, type Typeface, typefaceOf } from './typefaces.ts';

/** Colours for print: black on white, and signs as outlines to save ink. */
const print: Partial<Scheme> = {
  paper: '#fff',
  tint: '#fff',
  muted: '#333',
  primary: '#fff',
  primaryDeep: '#fff',
  onPrimary: '#000',
  accent: '#000',
  accentOnPrimary: '#000',
  motorway: '#fff',
  emergency: '#fff',
  emergencyText: '#000',
  emergencyInk: '#000',
  notice: '#fff',
  noticeInk: '#000',
  noticeEdge: '#000',
};

/** Leaves maps and their labels as they are, and the groups of a phone number in their order; turns the arrows of links. */
const rightToLeft =
  'svg{direction:ltr}a,span{unicode-bidi:plaintext}a>span+svg{scale:-1 1}select[class]{background-position-x:1rem}';

/** Folder of the fonts, on disk and in development addresses. */
export const fontDir = 'assets/fonts';

/** Returns the colours of a site, and its font faces with the margins of paper. */
export function brandStyles(
  site: Pick<PageSite, 'palette' | 'brand' | 'look' | 'language'>,
  addressOf = ({ file }: Subset) => `/${fontDir}/${file}`,
): [colours: string, faces: string] {
  const { light, dark } = site.palette;
  const { text, heading } = typefaceOf(site);
  const fonts = heading ? `a,b,${heading.generic}` : text;
  const darkOnly = Object.entries(dark).filter(([role, colour]) => light[role as keyof Scheme] !== colour);
  const colours = [
    `:root{${variables(light)};--text:${text};--display:${fonts}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${variables(Object.fromEntries(darkOnly))}}}`,
    `@media print{:root{${variables(print)}}}`,
    isRightToLeft(site.language) ? rightToLeft : '',
  ];
  // Otherwise the printing program chooses the margins, which may be none.
  const faces = ['@page{margin:12mm}', ...(heading ? fontFaces(heading, fontsOf(site), addressOf) : [])];
  return [colours.join(''), faces.join('')];
}

/** `primaryDeep: '#003d2c'` → `--primary-deep:#003d2c`. */
function variables(colours: Partial<Scheme>): string {
  return Object.entries(colours)
    .map(([role, colour]) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${short(colour)}`)
    .join(';');
}

/** `#ffffff` → `#fff`. */
function short(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

/** Returns the font faces of headings and text, with a fallback of the same metrics. docs/decisions/0040-web-font.md */
function fontFaces(
  { weight, local, metrics, textSize }: Heading,
  fonts: Subset[],
  addressOf: (font: Subset) => string,
): string[] {
  const locals = local.map((name) => `local("${name}")`).join();
  // Divide, because `size-adjust` scales the overrides too.
  const fallback = (size: number, range = '') =>
    `@font-face{font-family:b;font-weight:${weight};ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:0%;size-adjust:${size}%;src:${locals}${range}}`;
  const faces = (family: string, size = '') =>
    fonts.map(
      (font) =>
        `@font-face{font-family:${family};font-weight:${weight};font-display:optional${size};src:url(${addressOf(font)})format("woff2")${font.range ? `;unicode-range:${font.range}` : ''}}`,
    );
  return [
    ...faces('a'),
    ...(textSize ? faces('c', `;size-adjust:${textSize}%`) : []),
    fallback(metrics.size),
    ...(metrics.digits ? [fallback(metrics.digits, ';unicode-range:U+30-39')] : []),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

type Heading = NonNullable<Typeface['heading']>;
