import { globalStyle, style } from '@vanilla-extract/css';
import { colour, face, space, wide } from '../styles/tokens.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space.s,
  insetBlockStart: space.s,
  zIndex: 30,
  padding: `${space.s} ${space.m}`,
  background: colour.plate,
  color: colour.plateInk,
  ...face.heavy,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const main = style({ outline: 'none', paddingBottom: space.xxl });

/** Where the phone number would break. */
const smallest = 'screen and (max-width: 23rem)';

export const callBar = style({
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

globalStyle(`${callBar} > a`, { '@media': { [smallest]: { paddingInline: space.s } } });

export const voiceAssistant = style({
  selectors: { '&:not(:empty)': { padding: space.m } },
  '@media': { print: { display: 'none' } },
});
