import { globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { inRow, inRowApart } from '../styles/recipes.ts';
import { fact } from '../styles/surface.css.ts';
import { face, medium, narrow, space, text } from '../styles/tokens.css.ts';

export const sign = style([fact, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l }]);
export const compact = style([sign, { paddingBlock: space.l, '@media': { [narrow]: { gap: space.s } } }]);
export const label = style({ display: 'block', ...face.heavy });
/** Where there is room, the name of the work beside its price. */
export const price = style({
  maxWidth: '100%',
  '@media': { [medium]: { ...inRow(`0 ${space.m}`), alignItems: 'baseline', flex: 1 } },
});
globalStyle(`${price} > ${label}:first-child`, { '@media': { [medium]: { flexBasis: '100%' } } });
/** The lowest price, below a line. */
export const lowest = style({
  ...inRowApart(`0 ${space.m}`),
  flexBasis: '100%',
  paddingBlockStart: space.s,
  borderBlockStart: look.factLine,
});
export const amount = style({
  display: 'block',
  fontSize: text.sign,
  ...face.heavy,
  lineHeight: 1,
  color: look.figure,
  paddingBlockStart: '0.08em',
  // The icon stands above a long price.
  overflowWrap: 'break-word',
});
