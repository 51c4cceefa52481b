import { style } from '@vanilla-extract/css';
import { face, space, text } from '../styles/tokens.css.ts';

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
