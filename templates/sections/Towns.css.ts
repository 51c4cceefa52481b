import { style } from '@vanilla-extract/css';
import { colour, face, space, text } from '../styles/tokens.css.ts';

export const item = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  overflow: 'hidden',
  breakInside: 'avoid',
});

/** A green sign across the top of the card. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s,
  margin: `calc(-1 * ${space.l}) calc(-1 * ${space.l}) 0`,
  padding: `${space.s} ${space.l} calc(${space.s} - 0.125rem)`,
  background: colour.sign,
  color: colour.signText,
});

export const miles = style({ ...face.heavy, color: colour.plate });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  fontSize: text.small,
});
export const link = style({ display: 'inline-block', paddingBlock: '0.3125rem' });
