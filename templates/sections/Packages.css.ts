import { globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { face, medium, space } from '../styles/tokens.css.ts';

export const item = style({
  display: 'grid',
  gap: space.l,
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  breakInside: 'avoid',
});

// A single package fills the row, with its points side by side.
globalStyle(`${item}:only-child ul`, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))' });
globalStyle(`${item}:only-child > a`, { '@media': { [medium]: { justifySelf: 'start' } } });

/** Across the top of the card. */
export const head = style({
  margin: `calc(-1 * ${space.l}) calc(-1 * ${space.l}) 0`,
  padding: `${space.m} ${space.l}`,
  ...look.head,
});

export const price = style({
  fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
  ...face.heavy,
  lineHeight: 1.2,
  color: look.figure,
});
