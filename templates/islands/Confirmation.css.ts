import { style } from '@vanilla-extract/css';
import { colour, face, radius, space, text } from '../styles/tokens.css.ts';

export const confirmation = style({
  display: 'grid',
  gap: space.xs,
  gridColumn: '1 / -1',
  padding: space.m,
  background: colour.tint,
  border: `1px solid ${colour.link}`,
  borderInlineStartWidth: '0.375rem',
  borderRadius: radius.m,
});

export const heading = style({
  display: 'flex',
  gap: space.xs,
  alignItems: 'center',
  fontSize: text.h3,
  color: colour.link,
});
export const reference = style({ ...face.heavy, letterSpacing: '0.04em', overflowWrap: 'anywhere' });
