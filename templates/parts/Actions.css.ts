import { globalStyle, style } from '@vanilla-extract/css';
import { buttons } from '#look/surfaces.ts';
import { cluster } from '../styles/layout.css.ts';
import { narrow, stickyCallBar } from '../styles/tokens.css.ts';

/** On a phone buttons fill their row. */
export const action = style({ '@media': { [narrow]: { flexGrow: 1 } } });

/** No second action stands out beside the call bar. */
export const besideCallBar = style({ '@media': { [stickyCallBar]: buttons.secondary } });

/** Not repeated where the call bar stays in view, nor is a row of nothing else. */
export const inCallBar = style({ '@media': { [stickyCallBar]: { display: 'none' } } });
globalStyle(`${cluster}:has(> ${inCallBar}:only-child)`, { '@media': { [stickyCallBar]: { display: 'none' } } });
