import { style } from '@vanilla-extract/css';
import { narrow } from '../styles/tokens.css.ts';

/** On a phone buttons fill their row. */
export const action = style({ '@media': { [narrow]: { flexGrow: 1 } } });
