import { style } from '@vanilla-extract/css';
import { colour, space } from '../../styles/tokens.css.ts';

/** A hairline with space around it. */
export const rule = style({
  width: '4rem',
  height: 0,
  marginInline: 'auto',
  marginBlock: space.l,
  border: 0,
  borderBlockStart: `2px solid ${colour.plate}`,
  '@media': { print: { display: 'none' } },
});
export const end = style({ marginBlockStart: space.xxl });
