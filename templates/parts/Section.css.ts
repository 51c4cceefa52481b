import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../styles/tokens.css.ts';

export const plain = style({});

export const band = style({
  paddingBlock: space.xxl,
  background: colour.tint,
  borderBlock: `1px solid ${colour.line}`,
});

// A band right under the page's top, or under another band, joins it without a strip of paper between them.
globalStyle(`main > *:first-child + ${band}, ${band} + ${band}`, { marginTop: 0 });
