import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { grid, stack } from '../styles/layout.css.ts';
import { acrossCard, centred, equalColumns, inRow, inRowApart, rule } from '../styles/recipes.ts';
import { card, fact, foldLine } from '../styles/surface.css.ts';
import { colour, face, medium, radius, space, tablet, text } from '../styles/tokens.css.ts';

export const town = style([card, stack.s, { overflow: 'hidden' }]);
// Five cards are below each other there, so each has its links beside its text.
globalStyle(`${grid.five} > ${town}`, {
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.xl } },
});
globalStyle(`${grid.five} > ${town} > :first-child`, { '@media': { [tablet]: { gridColumn: '1 / -1' } } });
globalStyle(`${grid.five} > ${town} > ul`, {
  '@media': { [tablet]: { gridArea: '2 / 2 / span 2', alignSelf: 'start' } },
});

const head = { ...acrossCard, padding: `${space.s} ${space.l}`, ...look.head };
/** The name of a road, in the colour of its signs. */
export const roads = styleVariants({
  motorway: { ...head, ...look.motorway },
  primary: head,
  local: { ...head, ...look.street },
  rail: { ...head, ...look.street },
});
export const townHead = style({ ...inRowApart(`0 ${space.s}`), alignItems: 'baseline', ...head });

export const miles = style({ ...face.heavy, color: look.figure });
// The same height with and without a road number.
export const townFacts = style({ ...inRow(space.s), minHeight: '1.75rem', fontSize: text.small });

export const towns = style(equalColumns('24rem', `${space.s} ${space.xl}`));
export const townRow = style(look.row(space.s));
export const townRowHead = style(inRowApart(`0 ${space.s}`));

export const board = style([
  fact,
  {
    columnGap: space.xl,
    padding: `1.125rem ${look.inset}`,
    // A line stays in its column while another is expanded.
    '@media': { [`${medium}, print`]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const boardLine = style({ borderBlockEnd: look.factLine });
export const plainLine = style([foldLine, { cursor: 'auto' }]);
/** The name of a town with its distance beside it, or below it with enlarged text. */
export const boardName = style({ ...inRowApart('inherit'), flex: '1 1 min-content', minWidth: 0 });
// The arrow is below a name that is as long as the line.
globalStyle(`${boardLine} > :first-child`, { flexWrap: 'wrap', justifyContent: 'end' });
globalStyle(`${boardLine} h3`, { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' });
// Aligned with the name of the town, not its arrow.
globalStyle(`${boardLine} > p, ${boardLine} > ul`, {
  paddingBlockEnd: space.xs,
  // Less where enlarged text needs the room.
  paddingInlineStart: 'min(2rem, 8.5vw)',
});
globalStyle(`${boardLine} a`, { color: 'inherit' });

export const townGroups = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
});

export const letters = style(inRow(space.xs));

export const steps = style(inRow(space.m));

export const pagerLink = style({
  ...centred,
  display: 'inline-grid',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: `0 ${space.s}`,
  background: colour.surface,
  border: rule,
  borderRadius: radius.m,
  color: colour.ink,
});
