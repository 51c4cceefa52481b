import { style } from '@vanilla-extract/css';
import { face, radius, space, text } from '../styles/tokens.css.ts';

export const table = style({ display: 'grid', gap: '0.25rem', width: '100%', maxWidth: '28rem' });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space.m });
export const times = style({ ...face.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sign = style({
  display: 'grid',
  gap: space.s,
  background: '#fff',
  color: '#15221b',
  borderRadius: radius.l,
  boxShadow: 'inset 0 0 0 0.25rem #fff, inset 0 0 0 0.4375rem #15221b',
  padding: 'clamp(1.375rem, 1rem + 1.5vw, 2.125rem)',
});
export const heading = style({ ...face.heavy, fontSize: text.h3 });

/** Reserves the width of the plain hours, so that nothing moves when the script replaces them. */
export const line = style({
  display: 'inline-grid',
  '::after': { content: 'attr(data-plain)', height: 0, visibility: 'hidden', overflow: 'hidden' },
});
