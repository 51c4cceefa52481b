import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.css.ts';

/** A picture over its words. */
export const item = style({ display: 'grid', gap: space.s, alignContent: 'start', breakInside: 'avoid' });
// Here the picture is what the section says, on paper too.
globalStyle(`${item} > :first-child, ${item} img`, { '@media': { print: { display: 'block' } } });
