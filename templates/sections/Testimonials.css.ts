import { globalStyle, style } from '@vanilla-extract/css';
import { colour, face, space, text } from '../styles/tokens.css.ts';

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  fontSize: text.lead,
});
export const value = style({ fontSize: text.h2, ...face.heavy, lineHeight: 1 });
export const quote = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  height: '100%',
  breakInside: 'avoid',
  paddingBlockStart: space.m,
  borderBlockStart: `0.25rem solid ${colour.plate}`,
});
export const stars = style({ display: 'flex', gap: '0.125rem', color: colour.noticeEdge });

globalStyle(`${stars} svg, ${rating} svg`, { fill: colour.plate, stroke: colour.noticeEdge });
