import { globalStyle, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { rule } from '../styles/recipes.ts';
import { card } from '../styles/surface.css.ts';
import { colour, compact, enlarged, face, hidden, medium, narrow, space, text, wide } from '../styles/tokens.css.ts';

/** The screens on which rows become cards: two columns fit a phone, unless its text is enlarged; many need a desk. */
const tables = {
  // Text enlarged by a style, of which these queries do not know, breaks words of the second column.
  two: { stacked: enlarged, level: 'screen and (min-width: 17.51rem), print', gap: space.m, wrap: 'anywhere' },
  more: { stacked: narrow, level: `${medium}, print`, gap: space.m, wrap: undefined },
  many: { stacked: compact, level: `${wide}, print`, gap: space.xs, wrap: undefined },
} as const;

export const table = styleVariants(tables, ({ stacked }) => [
  card,
  {
    width: '100%',
    padding: 0,
    borderSpacing: 0,
    overflow: 'hidden',
    overflowWrap: 'break-word',
    '@media': { [stacked]: { display: 'block', overflowWrap: 'anywhere' } },
  },
]);
for (const [key, { stacked }] of Object.entries(tables))
  globalStyle(`${table[key as keyof typeof tables]} > tbody`, { '@media': { [stacked]: { display: 'block' } } });

export const tableHead = styleVariants(tables, ({ stacked }) => [{ ...look.head, '@media': { [stacked]: hidden } }]);

export const tableRow = styleVariants(tables, ({ stacked }) => [
  {
    '@media': {
      [stacked]: { display: 'grid', gap: space.xs, padding: `${space.m} ${look.inset}`, borderBlockStart: rule },
    },
  },
]);

export const cell = styleVariants(tables, ({ stacked, level, gap, wrap }) => [
  {
    verticalAlign: 'baseline',
    textAlign: 'start',
    overflowWrap: wrap,
    '@media': {
      [level]: {
        padding: `${space.s} min(${gap}, 3vw)`,
        selectors: {
          'tbody &': { borderBlockStart: rule },
          '&:first-child': { paddingInlineStart: `min(${space.m}, ${look.inset})` },
          '&:last-child': { paddingInlineEnd: `min(${space.m}, ${look.inset})` },
        },
      },
      print: { paddingBlock: '1px !important' },
      [stacked]: { display: 'grid', gridTemplateColumns: 'min(40%, 12rem) minmax(0, 1fr)', gap: space.s },
      [enlarged]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    },
  },
]);

/** Aligns figures on the right, for comparison. */
export const figure = styleVariants(tables, ({ level }, key) => [
  cell[key],
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [level]: { textAlign: 'end', whiteSpace: 'nowrap' } },
  },
]);

export const rowName = styleVariants(tables, ({ stacked }, key) => [
  cell[key],
  { ...face.heavy, overflowWrap: 'inherit', '@media': { [stacked]: { display: 'block' } } },
]);

export const columnName = styleVariants(tables, ({ level }) => [
  {
    color: colour.muted,
    fontSize: text.small,
    hyphens: 'auto',
    '@media': { [level]: { display: 'none' } },
  },
]);
