import { createGlobalTheme, createGlobalThemeContract, fontFace, globalStyle } from '@vanilla-extract/css';

/** Colours by purpose. `emergency` is for emergencies only. */
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
  // Well apart from the signs that stand near the footer.
  signDeep: '#00281d',
  signText: '#ffffff',
  plate: '#ffd633',
  plateInk: '#15221b',
  motorway: '#1559b3',
  tarmac: '#3b4541',
  emergency: '#cf2026',
  emergencyText: '#ffffff',
  emergencyTint: '#3a1516',
  emergencyInk: '#ffb4b0',
  notice: '#33290f',
  noticeInk: '#ffd98a',
  noticeEdge: '#c99412',
};

createGlobalTheme(':root', colour, light);

/** Black on white, without areas of ink; a sign is its outline. */
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
  emergencyInk: '#000000',
  notice: '#ffffff',
  noticeInk: '#000000',
  noticeEdge: '#000000',
};

const varsOf = (values: Partial<typeof light>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [colour[name as keyof typeof colour], value]));

// The head names the colour schemes, `color-scheme`. vanilla-extract themes take a selector, not a media query.
globalStyle(':root', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: varsOf(dark) }, print: { vars: varsOf(print) } },
});

/** The display font, as on road signs. Pages preload it, and it shifts nothing: docs/decisions/0040-web-font.md. */
const overpass = fontFace([
  {
    src: "url('../../assets/fonts/overpass-heavy-latin.woff2') format('woff2')",
    fontWeight: '800',
    fontDisplay: 'optional',
  },
]);

/** Arial Bold with Overpass's metrics, so that both lay a page out alike. */
const overpassFallback = fontFace({
  src: "local('Arial Bold'), local('Liberation Sans Bold')",
  fontWeight: '800',
  ascentOverride: '89.3%',
  descentOverride: '38.7%',
  lineGapOverride: '0%',
  sizeAdjust: '98.9%',
});

const fonts = createGlobalTheme(':root', {
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  display: `${overpass}, ${overpassFallback}, Arial, sans-serif`,
});

/** Body text, emphasis, and the display font for headings, prices and buttons. */
export const face = {
  body: { fontFamily: fonts.text, fontWeight: '400' },
  strong: { fontFamily: fonts.text, fontWeight: '600' },
  heavy: { fontFamily: fonts.display, fontWeight: '800' },
} as const;

/** Type sizes, each a step of at least a quarter over the one below it on a wide screen; the large ones shrink on a phone. */
export const text = {
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  h3: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.3125rem)',
  h2: 'clamp(1.5625rem, 1.3rem + 1.3vw, 2.375rem)',
  h1: 'clamp(2.125rem, 1.5rem + 3.2vw, 4.25rem)',
  sign: 'clamp(2.75rem, 2rem + 4vw, 4.5rem)',
};

export const space = {
  xs: '0.375rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.25rem',
  xxl: 'clamp(2.5rem, 1.4rem + 4.5vw, 5.5rem)',
};

export const radius = { s: '0.375rem', m: '0.625rem', l: '1rem' };

export const width = { page: '72rem', text: '42rem' };

/** Wide enough for the navigation in one line. */
export const wide = 'screen and (min-width: 62rem)';
/** Wide enough for two columns. */
export const medium = 'screen and (min-width: 44rem)';
/**
 * Where bars may stay in place: only where they take at most a quarter of the height, whatever the text size. Both need
 * 34rem together, the call bar alone 23rem. A list of links that is open without script would cover half a phone.
 */
export const stickyHeader =
  'screen and (min-width: 62rem) and (min-height: 17rem), screen and (min-width: 20rem) and (min-height: 34rem) and (scripting: enabled)';
export const stickyCallBar = 'screen and (max-width: 61.99rem) and (min-height: 23rem)';
/** The visitor's own palette, without backgrounds or shadows. */
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
