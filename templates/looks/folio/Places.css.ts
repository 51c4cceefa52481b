import { style } from '@vanilla-extract/css';
import { inRowApart, rule } from '../../styles/recipes.ts';
import { colour, display, face, space, text } from '../../styles/tokens.css.ts';

export const list = style({ display: 'grid', borderBlockStart: `2px solid ${colour.ink}` });
export const row = style({
  ...inRowApart(`0 ${space.m}`),
  paddingBlock: space.xs,
  borderBlockEnd: rule,
});
export const miles = style({ ...face.heavy, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const town = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockStart: space.s,
  borderBlockStart: `2px solid ${colour.ink}`,
});
export const distance = style({ ...display, fontSize: text.sign, lineHeight: 1.1 });
export const route = style({ ...face.strong, color: colour.muted });
