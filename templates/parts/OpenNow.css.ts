import { style } from '@vanilla-extract/css';

/** Keeps the width of the plain hours, so that nothing beside the line moves when the script rewrites it. */
export const line = style({
  display: 'inline-grid',
  '::after': { content: 'attr(data-plain)', height: 0, visibility: 'hidden', overflow: 'hidden' },
});
