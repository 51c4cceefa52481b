import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../../styles/tokens.css.ts';

const kerb = style({
  height: '0.5rem',
  background: colour.tarmac,
  '@media': { print: { display: 'none' } },
});

/** For a business without a map: below the hero, and before the footer. */
export const plain = styleVariants({ start: [kerb, { marginBlockStart: 0 }], end: [kerb] });
