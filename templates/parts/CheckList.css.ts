import { style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.css.ts';

export const list = style({ display: 'grid', gap: space.xs });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'baseline',
  lineHeight: 1.4,
});
