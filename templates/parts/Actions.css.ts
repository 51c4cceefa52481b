import { style } from '@vanilla-extract/css';
import { cluster } from '../styles/layout.css.ts';
import { narrow } from '../styles/tokens.css.ts';

export const row = style([cluster]);

/** On a phone buttons fill their row, so that they end where the text does and a thumb finds them. */
export const action = style({ '@media': { [narrow]: { flexGrow: 1 } } });
