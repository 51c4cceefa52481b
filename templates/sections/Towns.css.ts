import { globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { fact } from '../styles/surface.css.ts';
import { colour, face, medium, space, text } from '../styles/tokens.css.ts';

export const item = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  overflow: 'hidden',
  breakInside: 'avoid',
});

/** Across the top of the card. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s,
  margin: `calc(-1 * ${space.l}) calc(-1 * ${space.l}) 0`,
  padding: `${space.s} ${space.l} calc(${space.s} - 0.125rem)`,
  ...look.head,
});

export const miles = style({ ...face.heavy, color: look.figure });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  fontSize: text.small,
});

export const rows = style({
  display: 'grid',
  gap: `0 ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});
export const row = style({ paddingBlock: space.s, borderBlockEnd: `1px solid ${colour.line}`, breakInside: 'avoid' });
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s,
});

export const board = style([
  fact,
  {
    display: 'grid',
    gap: `0 ${space.xl}`,
    padding: '1.125rem clamp(0.875rem, 4vw, 2rem)',
    '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const line = style({ borderBlockEnd: look.factLine });
globalStyle(`${board} > :last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${line} > p, ${line} > ul`, { paddingBlockEnd: space.xs });
globalStyle(`${line} a`, { color: 'inherit' });
