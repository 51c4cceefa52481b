import { style } from '@vanilla-extract/css';
import { share } from '../styles/layout.css.ts';
import { sign as signSurface } from '../styles/surface.css.ts';
import { colour, face, narrow, space } from '../styles/tokens.css.ts';

export const sign = style([
  signSurface,
  {
    rowGap: space.l,
    '@media': { [narrow]: { vars: { [share]: 'max(min(100%, 8.5rem), 40%)' } } },
  },
]);

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
export const label = style({ ...face.strong });
export const value = style({
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
  ...face.heavy,
  lineHeight: 1.1,
  color: colour.figure,
});
