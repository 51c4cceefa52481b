import { style } from '@vanilla-extract/css';
import { colour, face, radius, space, text as textSize } from '../styles/tokens.css.ts';

export const list = style({ columnGap: space.l, rowGap: 0 });

/** Warnings on one amber panel. */
export const warnings = style([
  list,
  { padding: `${space.s} ${space.l}`, borderRadius: radius.l, background: colour.notice, color: colour.noticeInk },
]);

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'start',
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { [`${warnings} > &`]: { borderBlockStart: 0, vars: { [colour.muted]: colour.noticeInk } } },
});

const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: radius.s,
  outline: '1px solid transparent',
  ...face.heavy,
});

export const check = style([badge, { background: colour.tint, color: colour.link }]);
export const warning = style([badge, { color: colour.noticeInk }]);
export const number = style([
  badge,
  { background: colour.sign, color: colour.signText, fontVariantNumeric: 'tabular-nums' },
]);
export const text = style({ display: 'block', ...face.strong, paddingBlockStart: '0.2em' });
export const detail = style({ display: 'block', color: colour.muted, fontSize: textSize.small });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const tag = style({
  padding: `${space.xs} ${space.m}`,
  background: colour.tint,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.s,
});

export const checkList = style({ display: 'grid', gap: space.xs });
export const checkItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'baseline',
  lineHeight: 1.4,
});
