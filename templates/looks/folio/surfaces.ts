import type { StyleRule } from '@vanilla-extract/css';
import { rule } from '../../styles/recipes.ts';
import { colour, face, forced, space, text } from '../../styles/tokens.css.ts';

/** Without boxes, columns need more space between them. */
export const gutter = 'clamp(1.5rem, 3vw, 2.5rem)';

/** No box: a rule above the text. */
export const card = {
  background: 'transparent',
  borderBlockStart: `2px solid ${colour.ink}`,
  padding: `${space.m} 0`,
  minWidth: 0,
} satisfies StyleRule;

/** Panel in the main colour, no border. */
export const sign = {
  background: colour.sign,
  color: colour.signText,
  padding: 'clamp(1.5rem, 1rem + 3vw, 3.5rem)',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': { [forced]: { border: '1px solid' } },
} satisfies StyleRule;

/** In the margin, under a rule. */
export const fact = {
  borderBlockStart: `2px solid ${colour.ink}`,
  paddingBlockStart: space.m,
  minWidth: 0,
  breakInside: 'avoid',
} satisfies StyleRule;
export const factLine = rule;
export const figure = colour.ink;

/** Separated by a rule from the content below. */
export const head = { borderBlockEnd: rule } satisfies StyleRule;

/** Ignores the kind of road; `road` colours it. */
export const motorway: StyleRule = {};
export const street: StyleRule = {};

/** Between two rules. */
export const contrast = { background: 'none' } satisfies StyleRule;

/** A line of an index. */
export const link = {
  padding: `${space.s} ${space.m} ${space.s} 0`,
  borderBlockEnd: rule,
} satisfies StyleRule;

/** No connecting line: numbers and years are enough. */
export const path = '0';

/** A large numeral. */
export const step = {
  width: '2.5rem',
  placeItems: 'start',
  lineHeight: 1,
  color: colour.link,
  fontSize: text.h2,
} satisfies StyleRule;

export const year = { color: colour.link } satisfies StyleRule;

/** In the face of the text beside them. */
export const buttonText = face.strong;

/** Filled in the accent colour, or with a thin outline. */
export const buttons = {
  primary: {
    background: colour.plate,
    color: colour.plateInk,
    borderColor: colour.plate,
    paddingInline: 'clamp(1.25rem, 5vw, 2.25rem)',
  },
  secondary: {
    background: 'transparent',
    color: 'inherit',
    borderWidth: '1px',
    borderColor: 'currentcolor',
  },
  navigation: { background: colour.plate, color: colour.plateInk, paddingInline: space.m },
} satisfies Record<string, StyleRule>;

/** The icon alone. */
export const pictogram = { color: colour.link, width: 'auto', justifyItems: 'start' } satisfies StyleRule;

/** Small text, underlined in the accent colour. */
export const plate = {
  color: colour.ink,
  borderBlockEnd: `2px solid ${colour.plate}`,
  fontSize: text.small,
  ...face.strong,
} satisfies StyleRule;

/** An ordinary field, in capitals. */
export const plateField = { letterSpacing: '0.08em', textTransform: 'uppercase' } satisfies StyleRule;
