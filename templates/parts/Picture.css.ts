import { style } from '@vanilla-extract/css';
import { colour, onScreen, radius, space, text } from '../styles/tokens.css.ts';

/** Saves ink: pictures only illustrate the text. */
export const picture = style({ width: '100%', height: 'auto', borderRadius: radius.l, ...onScreen });
export const figure = style({ display: 'grid', gap: space.xs, ...onScreen });
export const layers = style({
  display: 'grid',
  borderRadius: radius.l,
  overflow: 'hidden',
  gridTemplateColumns: '1fr',
});
export const under = style({ gridArea: '1 / 1', width: '100%', height: 'auto' });
export const over = style({ gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' });
export const credit = style({ fontSize: text.small, color: colour.muted });
