import { style } from '@vanilla-extract/css';
import { colour, face, space, text } from '../styles/tokens.css.ts';

export const item = style({
  position: 'relative',
  display: 'grid',
  gap: space.s,
  gridTemplateRows: 'auto 1fr auto',
  breakInside: 'avoid',
  selectors: { '&:hover': { borderColor: colour.ink } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.s });
export const body = style({ display: 'grid', gap: space.s, alignContent: 'start' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${colour.line}`,
});

export const price = style({ ...face.heavy, fontSize: text.h3 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
  ...face.strong,
  // The link's area is its whole card.
  '::after': { content: '', position: 'absolute', inset: 0 },
});
