import { style } from '@vanilla-extract/css';
import { colour, radius, space } from '../styles/tokens.css.ts';

export const groups = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
});

export const pager = style({ display: 'grid', gap: space.s });

export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const steps = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  color: colour.ink,
});
