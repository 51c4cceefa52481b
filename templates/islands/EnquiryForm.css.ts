import { style } from '@vanilla-extract/css';
import { hidden } from '../styles/hidden.ts';
import { colour, face, radius, space, text } from '../styles/tokens.css.ts';

export const form = style({
  position: 'relative',
  display: 'grid',
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
});

export const note = style({ gridColumn: '1 / -1', fontSize: text.small, color: colour.muted });
export const end = style({ gridColumn: '1 / -1', display: 'grid', gap: space.m, justifyItems: 'start' });

export const failure = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'start',
  padding: space.s,
  width: '100%',
  maxHeight: '12rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  ...face.strong,
  color: colour.noticeInk,
  background: colour.notice,
  borderInlineStart: `0.375rem solid ${colour.noticeEdge}`,
  borderRadius: radius.s,
});

/** Out of sight, but not `display: none`, which such programs know. */
export const honeypot = style(hidden);
