import { style } from '@vanilla-extract/css';
import { card as cardSurface } from '../styles/surface.css.ts';
import { colour, face, space } from '../styles/tokens.css.ts';

export const card = style([cardSurface, { display: 'grid', gap: space.m }]);
export const details = style({
  display: 'grid',
  gap: `${space.m} ${space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 15rem), 30%), 1fr))',
});
export const row = style({ display: 'grid', gap: space.xs, alignContent: 'start' });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  ...face.heavy,
  color: colour.muted,
});
export const link = style({ display: 'inline-block', ...face.strong, paddingBlock: '0.125rem' });
