import { style } from '@vanilla-extract/css';
import { face, radius, space, text } from '../styles/tokens.css.ts';

export const sign = style({
  display: 'grid',
  gap: space.s,
  background: '#fff',
  color: '#15221b',
  borderRadius: radius.l,
  boxShadow: 'inset 0 0 0 0.25rem #fff, inset 0 0 0 0.4375rem #15221b',
  padding: 'clamp(1.375rem, 1rem + 1.5vw, 2.125rem)',
});

export const heading = style({ ...face.heavy, fontSize: text.h3 });
