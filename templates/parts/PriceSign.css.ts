import { style } from '@vanilla-extract/css';
import { sign as signSurface } from '../styles/surface.css.ts';
import { colour, face, space, text } from '../styles/tokens.css.ts';

export const sign = style([signSurface, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l }]);
export const compact = style([sign, { paddingBlock: space.l }]);
export const label = style({ display: 'block', ...face.heavy });
export const amount = style({
  display: 'block',
  fontSize: text.sign,
  ...face.heavy,
  lineHeight: 1,
  color: colour.figure,
  paddingBlockStart: '0.08em',
});
