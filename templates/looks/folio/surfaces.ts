import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { rule } from '../../styles/recipes.ts';
import { colour, face, forced, hidden, medium, narrow, space, text } from '../../styles/tokens.css.ts';

/** Wider than in `road`, whose boxes separate the columns. */
export const gutter = 'clamp(1.5rem, 3vw, 2.5rem)';
export const rowGutter = gutter;

/** No box: a rule above the text. */
export const card = {
  background: 'transparent',
  borderBlockStart: `2px solid ${colour.ink}`,
  padding: `${space.m} 0`,
  minWidth: 0,
} satisfies StyleRule;

/** Wide enough for three columns beside a margin. */
const withMargin = 'screen and (min-width: 77rem)';
/** Headings in the margin, as in a book, which stay in view beside a long section. */
export const section = {
  '@media': {
    [withMargin]: { columnGap: space.l, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
    print: { paddingBlockStart: space.s },
  },
} satisfies GlobalStyleRule;
export const sectionContent = { '@media': { [withMargin]: { gridColumn: 2 } } } satisfies GlobalStyleRule;
export const sectionHeading = {
  '@media': { [withMargin]: { gridColumn: 1, alignSelf: 'start', position: 'sticky', insetBlockStart: '6rem' } },
} satisfies GlobalStyleRule;

/** A ribbon that marks the page, in the accent colour. */
export const ribbon = {
  content: '',
  position: 'absolute',
  width: '1.125rem',
  height: '2.75rem',
  background: colour.accent,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%)',
  pointerEvents: 'none',
  // Forced colours would make it invisible, and hide the line that it hangs from.
  '@media': { [forced]: { background: 'Highlight' } },
} satisfies StyleRule;

export const heroBand = false;

/** No padding, because there are no boxes. */
export const inset = '0px';

/** A panel in the main colour, without a border. */
export const sign = {
  background: colour.primary,
  color: colour.onPrimary,
  padding: 'clamp(1.5rem, 1rem + 3vw, 3.5rem)',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    [forced]: { border: '1px solid' },
    // Without a background, text aligns with the edges of the page.
    print: { paddingInline: 0, borderBlockStart: '2px solid' },
  },
} satisfies StyleRule;

/** No ground of its own. */
export const closing: StyleRule = {};
export const closingSign: StyleRule = {};

/** A rule above, instead of a box. */
export const fact = {
  borderBlockStart: `2px solid ${colour.ink}`,
  paddingBlockStart: space.m,
  minWidth: 0,
  breakInside: 'avoid',
} satisfies StyleRule;
export const factLine = rule;

export const deepVisit: StyleRule = {};

/** A rule above, level with that of the fact or the form beside it. */
export const beside = { borderBlockStart: `2px solid ${colour.ink}`, alignSelf: 'start' } satisfies StyleRule;
export const figure = colour.ink;

/** A rule above, level with that of the form or the questions beside it, as is its heading. */
export const panel = {
  borderBlockStart: `2px solid ${colour.ink}`,
  paddingBlockStart: `calc(${space.m} + 0.1rem)`,
} satisfies StyleRule;
export const inPanel = { borderBlockStart: 0, paddingBlockStart: 0 } satisfies GlobalStyleRule;

/** A rule below, instead of a background. */
export const head = { borderBlockEnd: rule } satisfies StyleRule;

/** The same for every kind of road. */
export const motorway: StyleRule = {};
export const street: StyleRule = {};

/** A band in the main colour. */
export const contrast = {
  '@media': {
    screen: {
      background: colour.primary,
      color: colour.onPrimary,
      // Visible in forced colours, which drop backgrounds.
      borderColor: 'transparent',
      vars: {
        [colour.ink]: colour.onPrimary,
        [colour.muted]: colour.onPrimary,
        [colour.link]: colour.accentOnPrimary,
      },
    },
  },
} satisfies StyleRule;

/** The rule is above the row, like all rules of this look, with as much space below it as above. */
export const row = (padding: string) =>
  ({ paddingBlock: `calc(${padding} + 0.375rem) 0.375rem`, borderBlockStart: rule }) satisfies StyleRule;

/** A rule above each link. */
export const link = { paddingBlock: space.s, borderBlockStart: rule } satisfies StyleRule;
export const aboveLinks = '0px';

/** No connecting line. */
export const path = '0';

/** A large numeral, without a box even with forced colours. */
export const step = {
  outline: 'none',
  width: '2.5rem',
  placeItems: 'start',
  lineHeight: 1,
  color: colour.link,
  fontSize: text.h2,
} satisfies StyleRule;

export const year = { color: colour.link } satisfies StyleRule;

/** The font of the surrounding text. */
export const buttonText = face.strong;

/** Filled in the accent colour, or with a thin outline. */
export const buttons = {
  primary: {
    background: colour.accent,
    color: colour.onAccent,
    borderColor: colour.accent,
    paddingInline: 'min(4vw, 2.25rem)',
  },
  secondary: {
    background: 'transparent',
    color: 'inherit',
    borderWidth: '1px',
    borderColor: 'currentcolor',
  },
  navigation: { background: colour.accent, color: colour.onAccent, paddingInline: space.m },
} satisfies Record<string, StyleRule>;

export const outline: GlobalStyleRule = buttons.secondary;

export const pictogram = {
  outline: 'none',
  color: colour.link,
  width: 'auto',
  // `auto` would stretch it to the height of the text beside it.
  height: 'fit-content',
  aspectRatio: '1',
  justifyItems: 'start',
} satisfies StyleRule;

/** In columns narrow enough to follow a price from its name, with a rule above each. */
export const prices = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 20rem), 40%), 1fr))',
  columnGap: gutter,
  padding: 0,
  borderBlockStart: 0,
} satisfies StyleRule;
export const price: StyleRule = { borderBlockStart: rule };

/** The font of a card's title. */
export const rowTitle = face.heavy;

/** A large, thin icon above the title or, on a phone, beside it. */
export const cardTitle = {
  '@media': { [medium]: { flexDirection: 'column', alignItems: 'start' } },
} satisfies StyleRule;
export const cardIcon = {
  '@media': { [medium]: { width: '2.75rem', height: '2.75rem', strokeWidth: 1.25 } },
} satisfies GlobalStyleRule;
export const cardFacts = {
  alignItems: 'start',
  '@media': { [narrow]: { padding: 0, border: 0 } },
} satisfies StyleRule;
export const largeIcon = { color: colour.link, strokeWidth: 1.25 } satisfies StyleRule;
export const learnMore = { '@media': { [medium]: hidden } } satisfies GlobalStyleRule;

/** Two in a row on a phone, unless enlarged text needs the width. */
export const pictures = {
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))', columnGap: space.m },
  },
} satisfies GlobalStyleRule;
/** No rule above, because the portrait separates the card. */
export const portrait = { paddingBlockStart: 0, borderBlockStart: 0 } satisfies GlobalStyleRule;

export const postcode = {
  outline: 'none',
  padding: 0,
  border: 0,
  fontSize: text.lead,
  fontWeight: 400,
} satisfies StyleRule;

/** Small text beside a bar in the accent colour. */
export const plate = {
  paddingInlineStart: space.s,
  borderInlineStart: `0.25rem solid ${colour.accent}`,
  fontSize: text.small,
  ...face.strong,
} satisfies StyleRule;

/** An ordinary field in capitals. */
export const plateField = { letterSpacing: '0.08em', textTransform: 'uppercase' } satisfies StyleRule;
