import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space, wide } from '../styles/tokens.css.ts';

/** A phone on which the number would break in two. */
const smallest = 'screen and (max-width: 23rem)';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space.xs,
  padding: `${space.xs} ${space.s} calc(${space.xs} + env(safe-area-inset-bottom))`,
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
  '@media': {
    [smallest]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [wide]: { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`${bar} > a`, { '@media': { [smallest]: { paddingInline: space.s } } });
