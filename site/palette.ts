import {
  ColorSpace,
  deltaEOK,
  getColor,
  getLuminance,
  OKLab,
  OKLCH,
  serialize,
  sRGB,
  to,
  toGamut,
} from 'colorjs.io/fn';
import type { BrandColours } from '../schema/brand.ts';
import { memo } from '../schema/memo.ts';

for (const space of [sRGB, OKLab, OKLCH]) ColorSpace.register(space);

/** The colours of a page by role, as hexadecimal values. */
export type Scheme = Record<(typeof colourRoles)[number], string>;
export type Palette = { light: Scheme; dark: Scheme };

// biome-ignore format: one name a line would fill the screen
export const colourRoles = [
  'paper', 'surface', 'tint', 'ink', 'muted', 'line', 'edge', 'link', 'primary', 'primaryDeep', 'onPrimary', 'accent',
  'onAccent', 'accentOnPrimary', 'motorway', 'tarmac', 'emergency', 'emergencyText', 'emergencyTint', 'emergencyInk',
  'notice', 'noticeInk', 'noticeEdge',
] as const;

/** Minimum contrast by WCAG 2.2 AA, for text and for the edges of controls. */
const textContrast = 4.5;
const edgeContrast = 3;

/** Minimum distance between accent and main colour in OKLab, so that a button on it stands out. */
const minDistance = 0.08;

/** Colours with a fixed meaning, independent of the brand: red for danger, amber for notices, blue for motorways. */
const fixed = {
  light: {
    surface: '#ffffff',
    motorway: '#0a4a9e',
    emergency: '#c4161c',
    emergencyText: '#ffffff',
    emergencyTint: '#fdeceb',
    emergencyInk: '#a30f15',
    notice: '#fff3cf',
    noticeInk: '#6b4300',
    noticeEdge: '#d99a00',
  },
  dark: {
    motorway: '#1559b3',
    emergency: '#a81c21',
    emergencyText: '#ffffff',
    emergencyTint: '#3a1516',
    emergencyInk: '#ffb4b0',
    notice: '#33290f',
    noticeInk: '#ffd98a',
    noticeEdge: '#c99412',
  },
};

type Lch = readonly [l: number, c: number, h: number];

/** The neutral colours: lightness, chroma relative to the brand's, and offset from its hue. */
const neutrals = {
  light: {
    paper: [0.971, 0.0814, -50.21],
    tint: [0.9426, 0.1373, -24.65],
    ink: [0.2372, 0.2754, -5.41],
    muted: [0.4522, 0.2762, -3.8],
    line: [0.881, 0.1474, -20.44],
    edge: [0.5757, 0.2499, -5.22],
    tarmac: [0.3023, 0.1206, -1.66],
  },
  dark: {
    paper: [0.17, 0.18, 6.08],
    surface: [0.265, 0.32, 2.73],
    tint: [0.3, 0.6, 0.83],
    ink: [0.9605, 0.1209, -10.82],
    muted: [0.7792, 0.2848, -5.85],
    line: [0.42, 0.4, -3.16],
    edge: [0.6378, 0.3322, -1.95],
    link: [0.8296, 1.2104, -1.04],
    tarmac: [0.305, 0.09, 3.55],
  },
} satisfies Record<string, Record<string, Lch>>;

/** Maximum chroma of neutral colours. */
const maxChroma = 0.0822;

/** Derives light and dark palettes from a brand's colours, adjusted for legibility. */
export function derivePalette({ main, accent, paper }: BrandColours): Palette {
  const brand = lchOf(main);
  const chroma = Math.min(brand[1], maxChroma);
  const neutral = ([l, c, h]: Lch) => hexOf([l, c * chroma, brand[2] + h]);
  const of = <Names extends string>(table: Record<Names, Lch>) =>
    Object.fromEntries(Object.entries<Lch>(table).map(([name, lch]) => [name, neutral(lch)])) as Record<Names, string>;

  const ink = neutral(neutrals.light.ink);
  // White or black as a last resort, since one of them is legible on any colour.
  const textOn = (background: string, ...texts: string[]) =>
    texts.find((text) => contrast(text, background) >= textContrast) ?? '#000000';
  const onPrimary = textOn(main, '#ffffff', ink);
  const onAccent = textOn(accent, ink, '#ffffff');
  const isDeep = onPrimary === '#ffffff';

  const light = { ...fixed.light, ...of(neutrals.light), ...(paper && backgroundsOf(paper)) };
  const dark = { ...fixed.dark, ...of(neutrals.dark) };
  const [accentL, accentC, accentH] = lchOf(accent);
  const brighter = hexOf([accentL + 0.0086, accentC - 0.0048, accentH + 1.083]);
  const lighter = hexOf([brand[0] + 0.0351, brand[1] * 1.0921, brand[2] - 0.25]);
  const deep = (colour: Lch) => (isDeep ? hexOf(colour) : main);
  const complete = (base: Omit<Scheme, BrandRole>, own: Pick<Scheme, OwnRole>): Scheme => {
    const backgrounds = [base.paper, base.surface, base.tint];
    return {
      ...base,
      ...own,
      muted: readable(base.muted, backgrounds, textContrast),
      edge: readable(base.edge, backgrounds, edgeContrast),
      link: readable(own.link, backgrounds, textContrast),
      onPrimary,
      onAccent,
      accentOnPrimary: readable(own.accent, [own.primary], textContrast, isDeep),
    };
  };
  return {
    light: complete(light, {
      link: main,
      primary: main,
      primaryDeep: deep([brand[0] - 0.0757, brand[1] * 0.7918, brand[2] + 1.68]),
      accent,
    }),
    dark: complete(dark, {
      link: dark.link,
      primary: isDeep && contrast(onPrimary, lighter) >= textContrast ? lighter : main,
      primaryDeep: deep([brand[0] - 0.1491, brand[1] * 0.5945, brand[2] + 3.92]),
      accent: contrast(onAccent, brighter) >= textContrast ? brighter : accent,
    }),
  };
}

type OwnRole = 'link' | 'primary' | 'primaryDeep' | 'accent';
type BrandRole = OwnRole | 'onPrimary' | 'onAccent' | 'accentOnPrimary';

/** Returns the colours that a given background replaces: itself, and two darker shades. */
function backgroundsOf(paper: string) {
  const [l, c, h] = lchOf(paper);
  return { paper, tint: hexOf([l - 0.028, c * 1.2, h]), line: hexOf([l - 0.09, c * 1.4, h]) };
}

type Pair = readonly [text: keyof Scheme, background: keyof Scheme, key: keyof BrandColours, words: string];

const backgrounds = ['paper', 'surface', 'tint'] as const;

/** Pairs of colours that need contrast, each with the brand colour to blame. */
export const pairs: readonly Pair[] = [
  ['onPrimary', 'primary', 'main', 'text on it'],
  ['onPrimary', 'primaryDeep', 'main', 'text on its darker shade'],
  ['onAccent', 'accent', 'accent', 'text on it'],
  ['accentOnPrimary', 'primary', 'accent', 'figures in it on the main colour'],
  ...backgrounds.flatMap((background): Pair[] => [
    ['ink', background, 'paper', 'text on it'],
    ['muted', background, 'paper', 'grey text on it'],
    ['link', background, 'paper', 'a link on it'],
    ['emergencyInk', background, 'paper', 'red text on it'],
    ['edge', background, 'paper', 'the edge of a field on it'],
  ]),
  ['emergencyText', 'emergency', 'main', 'text on red'],
  ['emergencyInk', 'emergencyTint', 'main', 'red text on its tint'],
  ['noticeInk', 'notice', 'main', 'text on a notice'],
];

export const minContrast = (text: keyof Scheme) => (text === 'edge' ? edgeContrast : textContrast);

type Unusable = { key: keyof BrandColours; fault: string; nearest: string };

/** Finds a background on which a colour is illegible, and an accent too close to the main colour. */
export function findUnusable(colours: BrandColours): Unusable[] {
  return (['accent', 'paper'] as const).flatMap((key) => {
    const fault = faultOf(colours, key);
    return fault === undefined ? [] : [{ key, fault, nearest: nearestUsable(colours, key) }];
  });
}

function faultOf(colours: BrandColours, key: 'accent' | 'paper'): string | undefined {
  const { main, accent } = colours;
  if (key === 'accent' && deltaEOK(main, accent) < minDistance)
    return `is hard to tell from the main colour "${main}", the background behind buttons`;
  const { light, dark } = derivePalette(colours);
  for (const scheme of [light, dark]) {
    for (const [text, background, blamed, words] of pairs) {
      const ratio = contrast(scheme[text], scheme[background]);
      if (blamed !== key || ratio >= minContrast(text)) continue;
      return `gives ${words} a contrast of ${Math.floor(ratio * 100) / 100}, but WCAG AA requires ${minContrast(text)}`;
    }
  }
  return undefined;
}

function nearestUsable(colours: BrandColours, key: 'accent' | 'paper'): string {
  const isUsable = (colour: string) => faultOf({ ...colours, [key]: colour }, key) === undefined;
  return shiftLightness(colours[key] ?? '#ffffff', [0.005, -0.005], isUsable) ?? '#ffffff';
}

/** Darkens a colour, or lightens it on a dark background, until it contrasts with all of its backgrounds. */
function readable(
  colour: string,
  on: readonly string[],
  min: number,
  isLighter = lchOf(on[0] ?? colour)[0] <= 0.5,
): string {
  const isReadable = (text: string) => on.every((background) => contrast(text, background) >= min);
  if (isReadable(colour)) return colour;
  return shiftLightness(colour, [isLighter ? 0.01 : -0.01], isReadable) ?? (isLighter ? '#ffffff' : '#000000');
}

/** Changes the lightness of a colour step by step until it passes; undefined if it never does. */
function shiftLightness(
  colour: string,
  steps: readonly number[],
  passes: (colour: string) => boolean,
): string | undefined {
  const [l, c, h] = lchOf(colour);
  for (let count = 1; count * Math.abs(steps[0] ?? 1) < 1; count++) {
    const shifted = steps.map((step) => hexOf([l + count * step, c, h])).find(passes);
    if (shifted !== undefined) return shifted;
  }
  return undefined;
}

/** Returns the WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Cached, because the search for a legible colour computes the same ones thousands of times. */
const luminanceOf = memo((colour: string) => getLuminance(getColor(colour)));

function lchOf(colour: string): Lch {
  const [l, c, h] = to(colour, OKLCH).coords;
  return [l ?? 0, c ?? 0, Number.isFinite(h) ? (h as number) : 0];
}

/** Converts to the nearest colour in sRGB. */
function hexOf([l, c, h]: Lch): string {
  const clamped = [Math.min(Math.max(l, 0), 1), Math.max(c, 0), h] as [number, number, number];
  const colour = toGamut(to({ space: OKLCH, coords: clamped, alpha: 1 }, sRGB));
  return serialize(colour, { format: 'hex', collapse: false });
}
