import { style } from '@vanilla-extract/css';
import { face, space } from '../styles/tokens.css.ts';

/** Large enough to be touched. */
export const summary = style({ paddingBlock: space.xs, ...face.strong, cursor: 'pointer' });
