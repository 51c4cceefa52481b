import { style } from '@vanilla-extract/css';
import { card as cardSurface } from '../styles/surface.css.ts';
import { colour, face, hidden, narrow, space } from '../styles/tokens.css.ts';

export const card = style([cardSurface, { display: 'grid', gap: space.m }]);
export const details = style({
  display: 'grid',
  gap: `${space.m} ${space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 15rem), 30%), 1fr))',
});
/** On a phone the icon alone serves as the label; screen readers still read the name. */
export const row = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  ...face.heavy,
  color: colour.muted,
  '@media': { [narrow]: { alignSelf: 'start', minHeight: '1.65rem' } },
});
export const nameText = style({ '@media': { [narrow]: hidden } });
export const link = style({ display: 'inline-block', ...face.strong, paddingBlock: '0.125rem' });
