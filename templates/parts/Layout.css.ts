import { style } from '@vanilla-extract/css';
import { colour, face, space } from '../styles/tokens.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space.s,
  insetBlockStart: space.s,
  zIndex: 30,
  padding: `${space.s} ${space.m}`,
  background: colour.plate,
  color: colour.plateInk,
  ...face.heavy,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const main = style({ outline: 'none', paddingBottom: space.xxl });
