import { style } from '@vanilla-extract/css';
import { colour, radius, space } from '../styles/tokens.css.ts';

export const item = style({
  display: 'grid',
  gap: space.s,
  gridTemplateRows: 'auto 1fr auto',
  borderBlockStart: `0.375rem solid ${colour.emergency}`,
  breakInside: 'avoid',
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.m,
  background: colour.emergency,
  color: colour.emergencyText,
});

export const response = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${colour.line}`,
});
