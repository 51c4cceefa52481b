import { createGlobalTheme, createGlobalThemeContract, fontFace, globalStyle } from '@vanilla-extract/css';

/** The colours, by what they are for. `emergency` is for emergencies and for nothing else. */
export const colour = createGlobalThemeContract({
  paper: 'paper',
  surface: 'surface',
  tint: 'tint',
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  edge: 'edge',
  link: 'link',
  sign: 'sign',
  signDeep: 'sign-deep',
  signText: 'sign-text',
  plate: 'plate',
  plateInk: 'plate-ink',
  motorway: 'motorway',
  tarmac: 'tarmac',
  emergency: 'emergency',
  emergencyText: 'emergency-text',
  emergencyTint: 'emergency-tint',
  emergencyInk: 'emergency-ink',
  notice: 'notice',
  noticeInk: 'notice-ink',
  noticeEdge: 'notice-edge',
});

const light = {
  paper: '#f5f6f1',
  surface: '#ffffff',
  tint: '#e8eee7',
  ink: '#15221b',
  muted: '#4b5a52',
  line: '#d3dad3',
  edge: '#6f7d75',
  link: '#00543c',
  sign: '#00543c',
  signDeep: '#003d2c',
  signText: '#ffffff',
  plate: '#ffd21f',
  plateInk: '#15221b',
  motorway: '#0a4a9e',
  tarmac: '#2a302d',
  emergency: '#c4161c',
  emergencyText: '#ffffff',
  emergencyTint: '#fdeceb',
  emergencyInk: '#a30f15',
  notice: '#fff3cf',
  noticeInk: '#6b4300',
  noticeEdge: '#d99a00',
};

const dark: typeof light = {
  paper: '#0c1512',
  surface: '#14211c',
  tint: '#192a23',
  ink: '#edf4ef',
  muted: '#abbcb2',
  line: '#2b3d34',
  edge: '#7d9187',
  link: '#86dcb7',
  sign: '#005f44',
  signDeep: '#00402e',
  signText: '#ffffff',
  plate: '#ffd633',
  plateInk: '#15221b',
  motorway: '#1559b3',
  tarmac: '#1d2321',
  emergency: '#cf2026',
  emergencyText: '#ffffff',
  emergencyTint: '#3a1516',
  emergencyInk: '#ffb4b0',
  notice: '#33290f',
  noticeInk: '#ffd98a',
  noticeEdge: '#c99412',
};

createGlobalTheme(':root', colour, light);

/** On paper: black on white, with no areas of ink; a sign is its outline. */
const print: Partial<typeof light> = {
  paper: '#ffffff',
  tint: '#ffffff',
  muted: '#333333',
  sign: '#ffffff',
  signDeep: '#ffffff',
  signText: '#000000',
  plate: '#000000',
  motorway: '#ffffff',
  emergency: '#ffffff',
  emergencyText: '#000000',
};

const varsOf = (values: Partial<typeof light>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [colour[name as keyof typeof colour], value]));

// vanilla-extract sets a theme under a selector, and a media query is none: these values are set by hand.
globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: varsOf(dark) }, print: { vars: varsOf(print) } },
});

/** The lettering of road signs. A first visit never waits for it, nor moves: docs/decisions/0040-web-font.md. */
const overpass = fontFace([
  {
    src: "url('../../assets/fonts/overpass-heavy-latin.woff2') format('woff2')",
    fontWeight: '800',
    fontDisplay: 'optional',
  },
]);

/** Arial Bold in Overpass's own measures, so that a page is laid out alike with either. */
const overpassFallback = fontFace({
  src: "local('Arial Bold'), local('Liberation Sans Bold')",
  fontWeight: '800',
  ascentOverride: '89.3%',
  descentOverride: '38.7%',
  lineGapOverride: '0%',
  sizeAdjust: '98.9%',
});

/** Running text is in the letters that the visitor's own system reads best. */
const fonts = createGlobalTheme(':root', {
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  sign: `${overpassFallback}, Arial, sans-serif`,
});

// On every page but the first of a visit, which only fetches it: renderer/next-visit.ts sets the attribute.
globalStyle(':root[data-signs]', { vars: { [fonts.sign]: `${overpass}, ${overpassFallback}, Arial, sans-serif` } });

/** What is said, what is stressed, and what stands on a sign: headings, prices, what to press. */
export const face = {
  body: { fontFamily: fonts.text, fontWeight: '400' },
  strong: { fontFamily: fonts.text, fontWeight: '600' },
  heavy: { fontFamily: fonts.sign, fontWeight: '800' },
} as const;

/** Type sizes: a step is a quarter more than the one below; the large ones shrink on a phone. */
export const text = {
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  h3: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.3125rem)',
  h2: 'clamp(1.5625rem, 1.35rem + 1vw, 2.125rem)',
  h1: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
  sign: 'clamp(2.75rem, 2rem + 4vw, 4.5rem)',
};

/** Space, in steps of the same scale everywhere. */
export const space = {
  xs: '0.375rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.25rem',
  xxl: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
};

export const radius = { s: '0.375rem', m: '0.625rem', l: '1rem' };

export const width = { page: '72rem', text: '42rem' };

/** Wide enough for the navigation in one line. */
export const wide = 'screen and (min-width: 62rem)';
/** Wide enough for two columns. */
export const medium = 'screen and (min-width: 44rem)';
/** In the visitor's own few colours, where a surface keeps neither its ground nor its shadow. */
export const forced = '(forced-colors: active)';
/** Too narrow for two columns. */
export const narrow = 'screen and (max-width: 43.99rem)';

/** Hides visually but not from screen readers. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
