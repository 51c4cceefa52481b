import { globalStyle, style } from '@vanilla-extract/css';
import { colour, face, radius, space, text } from '../styles/tokens.css.ts';

export const price = style({ ...face.heavy, fontSize: text.h3 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
  ...face.strong,
  // Extends the link to the whole card.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const rows = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s}`,
  paddingBlock: '0.5rem',
  borderBlockEnd: `1px solid ${colour.line}`,
  selectors: { '&:hover': { borderColor: colour.ink }, '&:focus-within': { borderRadius: radius.s } },
});

export const name = style({ flex: '1 1 6.5rem', minWidth: 0 });
globalStyle(`${row} a svg`, { '@media': { 'screen and (max-width: 23rem)': { display: 'none' } } });
