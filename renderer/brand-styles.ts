import type { Scheme } from '../site/palette.ts';
import type { PageSite } from '../site/shared-site.ts';
import type { Rule } from './page-styles.ts';
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

/** Folder of the fonts, on disk and in development addresses. */
export const fontDir = 'assets/fonts';

export function brandRules(site: BrandedSite, addressOf = ({ file }: Subset) => `/${fontDir}/${file}`): Rule[] {
  const { light, dark } = site.palette;
  const { text, heading } = typefaceOf(site);
  const fonts = heading ? `a,b,${heading.generic}` : text;
  const darkOnly = Object.entries(dark).filter(([role, colour]) => light[role as keyof Scheme] !== colour);
  return [
    rootRule(`${variables(light)};--text:${text};--display:${fonts}`),
    inGroup('@media screen and (prefers-color-scheme:dark)', variables(Object.fromEntries(darkOnly))),
    inGroup('@media print', variables(print)),
    // Without it, the margins are those of the program that prints, which may be none.
    { text: '@page{margin:12mm}' },
    ...(heading ? fontFaces(heading, fontsOf(site), addressOf) : []),
  ];
}

/** Returns the same rules as text, for development. */
export function brandCss(site: BrandedSite): string {
  return brandRules(site).map(cssOf).join('');
}

type BrandedSite = Pick<PageSite, 'palette' | 'brand' | 'look'>;

/** Serialises a rule that does not depend on any class. */
export function cssOf(rule: Rule): string {
  if ('text' in rule) return rule.text;
  if ('group' in rule) return `${rule.group}{${rule.rules.map(cssOf).join('')}}`;
  return `${rule.selectors.map(({ text }) => text).join()}{${rule.body}}`;
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

function rootRule(body: string): Rule {
  return { selectors: [{ text: ':root', classes: [] }], body };
}

function inGroup(group: string, body: string): Rule {
  return { group, rules: [rootRule(body)] };
}

/** Returns the font faces of headings and text, with a fallback of the same metrics. docs/decisions/0040-web-font.md */
function fontFaces(
  { weight, local, metrics, textSize }: Heading,
  fonts: Subset[],
  addressOf: (font: Subset) => string,
): Rule[] {
  const locals = local.map((name) => `local("${name}")`).join();
  // Divide, because `size-adjust` scales the overrides too.
  const fallback = (size: number, range = '') => ({
    text: `@font-face{font-family:b;font-weight:${weight};ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:0%;size-adjust:${size}%;src:${locals}${range}}`,
  });
  const faces = (family: string, size = '') =>
    fonts.map((font) => ({
      text: `@font-face{font-family:${family};font-weight:${weight};font-display:optional${size};src:url(${addressOf(font)})format("woff2")${font.range ? `;unicode-range:${font.range}` : ''}}`,
    }));
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
