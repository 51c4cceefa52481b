import { style } from '@vanilla-extract/css';
import { colour, face, radius, space, text } from '../styles/tokens.css.ts';

export const list = style({ display: 'grid', gap: space.m });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.25rem',
  columnGap: space.m,
  rowGap: space.xs,
  alignItems: 'center',
});

export const label = style({ gridColumn: '1 / -1' });
export const bar = style({ width: '100%', height: '1.125rem', borderRadius: radius.s });
export const track = style({ fill: colour.tint });
export const share = style({ fill: colour.sign, '@media': { print: { fill: '#000' } } });
export const percent = style({
  ...face.heavy,
  fontSize: text.h2,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
