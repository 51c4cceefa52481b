import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.css.ts';

/** A picture above its caption. */
export const item = style({ display: 'grid', gap: space.s, alignContent: 'start', breakInside: 'avoid' });
// Here the pictures are the content, so they are printed too.
globalStyle(`${item} > :first-child, ${item} img`, { '@media': { print: { display: 'block' } } });
