import type { StyleRule } from '@vanilla-extract/css';
import { colour, face, forced, space, text } from '../../styles/tokens.css.ts';

/** No box: a rule over the words. */
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

/** Ink on paper, or an outline as thin as a rule. */
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
} satisfies Record<string, StyleRule>;

/** The icon alone. */
export const pictogram = { color: colour.link, width: 'auto', justifyItems: 'start' } satisfies StyleRule;

/** Small words, underlined in the accent. */
export const plate = {
  color: colour.ink,
  borderBlockEnd: `2px solid ${colour.plate}`,
  fontSize: text.small,
  ...face.strong,
} satisfies StyleRule;

/** A field like the others, in capitals. */
export const plateField = (_edge: string) =>
  ({ letterSpacing: '0.08em', textTransform: 'uppercase' }) satisfies StyleRule;
