import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../styles/tokens.css.ts';

export const folds = style({ display: 'grid', borderBlockStart: `1px solid ${colour.line}` });
globalStyle(`${folds} > li`, { borderBlockEnd: `1px solid ${colour.line}` });
export const unfolded = style({ paddingBlockEnd: space.m });

/** Without boxes, columns need a wider gap. */
export const open = style({ columnGap: space.xl });
