import { style } from '@vanilla-extract/css';
import { colour, radius, space, text } from '../styles/tokens.css.ts';

export const picture = style({ width: '100%', height: 'auto', borderRadius: radius.l });
export const figure = style({ display: 'grid', gap: space.xs });
export const layers = style({
  display: 'grid',
  borderRadius: radius.l,
  overflow: 'hidden',
  gridTemplateColumns: '1fr',
});
export const under = style({ gridArea: '1 / 1', width: '100%', height: 'auto' });
export const over = style({ gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' });
export const credit = style({ fontSize: text.small, color: colour.muted });
