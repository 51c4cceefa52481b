import { style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.css.ts';

export const place = style({
  selectors: { '&:not(:empty)': { padding: space.m } },
  '@media': { print: { display: 'none' } },
});
