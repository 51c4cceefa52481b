import { style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { face, space, wide } from '../styles/tokens.css.ts';

/** All steps in one row or all in one column, so the line between them never wraps. */
export const path = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { gap: space.l, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
  breakInside: 'avoid',
  // The line to the next step.
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(1.625rem - 0.125rem)',
      insetBlock: `3.75rem calc(-1 * ${space.m} + 0.5rem)`,
      borderInlineStart: look.path,
    },
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      selectors: {
        '&:not(:last-child)::before': {
          insetInline: `4.25rem calc(-1 * ${space.l} + 0.75rem)`,
          insetBlock: 'calc(1.625rem - 0.125rem) auto',
          borderInlineStart: 0,
          borderBlockStart: look.path,
        },
      },
    },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  ...look.step,
  ...face.heavy,
  outline: '1px solid transparent',
});
