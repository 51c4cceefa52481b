import { createGlobalThemeContract } from '@vanilla-extract/css';
import { headings, labels, linksFrom, radius, weight } from '#look/tokens.ts';

/** Colours by purpose, derived from the brand in site/palette.ts. `emergency` is for emergencies and errors only. */
export const colour = createGlobalThemeContract({
  paper: 'paper',
  surface: 'surface',
  tint: 'tint',
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  edge: 'edge',
  link: 'link',
  primary: 'primary',
  primaryDeep: 'primary-deep',
  onPrimary: 'on-primary',
  accent: 'accent',
  onAccent: 'on-accent',
  accentOnPrimary: 'accent-on-primary',
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

const fonts = createGlobalThemeContract({ text: 'text', display: 'display' });

/** Body text; names and labels; the display font for headings, prices and buttons. */
export const face = {
  body: { fontFamily: fonts.text },
  strong: { fontFamily: fonts[labels], fontWeight: '600' },
  heavy: { fontFamily: fonts.display, fontWeight: weight },
} as const;

/** Headings, prices and figures, whose large letters look too far apart. */
export const display = { ...face.heavy, letterSpacing: '-0.01em' } as const;

/** Type sizes, ascending. Large ones are smaller on a phone. */
export const text = {
  small: '1rem',
  body: '1.0625rem',
  lead: 'min(1.05rem + 0.4vw, 1.3125rem)',
  ...headings,
};

/** Large ones do not grow with enlarged text on a phone, to leave room for words. */
export const space = {
  xs: '0.375rem',
  s: '0.75rem',
  m: 'min(1rem, 5vw)',
  l: 'min(1.5rem, 7.5vw)',
  xl: '2.25rem',
  xxl: 'min(1.4rem + 3.4vw, 4.75rem)',
};

/**
 * The space above and below a section, by its weight: links to other pages, a line of names or a single paragraph; any
 * other; the band that interrupts the page. Each is about half as large again as the one before.
 */
export const pause = {
  minor: 'min(1.2rem + 1.9vw, 3.25rem)',
  section: space.xxl,
  major: 'min(2.1rem + 4.9vw, 7rem)',
};

export { radius };

/** A page, with the space at its sides, and its running text. */
export const width = { page: 'clamp(75rem, 73vw, 88rem)', text: '42rem' };

/** Wide enough for links of the usual size on one line, and for three columns. */
export const wide = 'screen and (min-width: 62rem)';
/** Wide enough for two columns. */
export const medium = 'screen and (min-width: 44rem)';
/** Too narrow for two columns. */
export const narrow = 'screen and (max-width: 43.99rem)';
export const compact = 'screen and (max-width: 61.99rem)';
export const tablet = `${medium} and (max-width: 61.99rem)`;
/** The navigation as a row of links, or behind a menu button; without JavaScript, it is always in rows. */
export const linkBar = `screen and (min-width: ${linksFrom}rem)`;
export const menu = `screen and (max-width: ${linksFrom - 0.01}rem) and (scripting: enabled)`;
/**
 * Screens on which sticky bars take at most a quarter of the height: 34rem for both, 23rem for the call bar. Without
 * JavaScript, the links are always open and cover half a phone, so the header is not sticky.
 */
export const stickyHeader =
  'screen and (min-width: 62rem) and (min-height: 17rem), screen and (min-width: 20rem) and (min-height: 34rem) and (scripting: enabled)';
export const stickyCallBar = 'screen and (max-width: 43.99rem) and (min-height: 23rem)';
/** The edge of a sticky bar; far away if a style has enlarged the text, of which those queries do not know. */
export const stickyEdge = {
  header: 'min(0px, (100vh - 34rem) * 1000)',
  callBar: 'min(0px, (100vh - 23rem) * 1000)',
};
/** While the business is closed: set on the document by `client/open-now.ts`. */
export const closed = ':root[data-closed]';
/** Forced colours: the visitor's own palette, without backgrounds or shadows. */
export const forced = '(forced-colors: active)';
/** A phone with text enlarged by half or more. */
export const enlarged = 'screen and (max-width: 17.5rem)';

/** Support for scroll-driven animations. */
export const scrollTimelines = '(animation-timeline: scroll())';
export const formTimeline = '--form';
export const startTimeline = '--start';

export const onScreen = { '@media': { print: { display: 'none' } } } as const;

/** For emergencies: text on white, in light and dark mode. */
export const red = '#a30f15';

/** Hides visually but not from screen readers. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
