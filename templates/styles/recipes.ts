import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { colour, face, pause, radius, space, text } from './tokens.css.ts';

/** A thin line between rows, or around a box. */
export const rule = `1px solid ${colour.line}`;

export const inRow = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) satisfies StyleRule;

/** The same, with the first and last at opposite ends. */
export const inRowApart = (gap: string) => ({ ...inRow(gap), justifyContent: 'space-between' }) satisfies StyleRule;

/** As many equal columns as fit, each at least as wide as `min`. */
export const equalColumns = (min: string, gap: string) =>
  ({
    display: 'grid',
    gap,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`,
  }) satisfies StyleRule;

/** An icon or a number with text beside it. */
export const beside = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap }) satisfies StyleRule;

/** An icon, a number or a few letters in the middle of a box. */
export const centred = { display: 'grid', placeItems: 'center' } satisfies StyleRule;

/** A strip across the top of a card. */
export const acrossCard = { margin: `calc(-1 * ${space.l}) calc(-1 * ${space.l}) 0` } satisfies StyleRule;

/** Gives sections and bands that have `content` right below their heading less space and a smaller heading. */
export function minor(content: string, band: string): [selector: string, rule: GlobalStyleRule][] {
  const section = `:has(h2 + ${content})`;
  return [
    [`h2:has(+ ${content})`, { fontSize: text.panel }],
    [`main > ${section}:not(${band})`, { '@media': { screen: { marginTop: pause.minor } } }],
    [`${band}${section}`, { '@media': { screen: { paddingBlock: pause.minor } } }],
  ];
}

/** Around what has the focus. */
export const focusRing = {
  outline: `0.1875rem solid ${colour.ink}`,
  outlineOffset: '0.1875rem',
  boxShadow: `0 0 0 0.1875rem ${colour.accent}`,
} satisfies StyleRule;

/** A small button: an outlined box, large enough for touch. */
export const smallButton = {
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.m}`,
  color: colour.ink,
  background: colour.surface,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.m,
  ...face.strong,
  cursor: 'pointer',
} satisfies StyleRule;

/** A line in the text colour of signs, inside the edge of a sign; forced colours show the edge. */
export const signLine = (edge: string, line: string) =>
  ({ border: `${edge} solid transparent`, boxShadow: `inset 0 0 0 ${line} ${colour.onPrimary}` }) satisfies StyleRule;
