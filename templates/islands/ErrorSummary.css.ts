import { style } from '@vanilla-extract/css';
import { colour, radius, space, text } from '../styles/tokens.css.ts';

export const summary = style({
  display: 'grid',
  gap: space.s,
  gridColumn: '1 / -1',
  padding: space.m,
  color: colour.noticeInk,
  background: colour.notice,
  border: `1px solid ${colour.noticeEdge}`,
  borderInlineStartWidth: '0.375rem',
  borderRadius: radius.m,
});

export const heading = style({ display: 'flex', gap: space.xs, alignItems: 'center', fontSize: text.h3 });
export const list = style({ display: 'grid', gap: space.xs });
export const link = style({ display: 'inline-block', paddingBlock: '0.125rem', color: 'inherit' });
