import { globalStyle, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { rule } from '../styles/recipes.ts';
import { card } from '../styles/surface.css.ts';
import { colour, enlarged, face, hidden, medium, narrow, space, text } from '../styles/tokens.css.ts';

/** The screens on which rows become cards: two columns fit a phone, unless its text is enlarged. */
const tables = {
  // Text enlarged by a style, of which these queries do not know, breaks words of the second column.
  two: { stacked: enlarged, level: 'screen and (min-width: 17.51rem), print', wrap: 'anywhere' },
  more: { stacked: narrow, level: `${medium}, print`, wrap: undefined },
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

export const cell = styleVariants(tables, ({ stacked, level, wrap }) => [
  {
    verticalAlign: 'baseline',
    textAlign: 'start',
    overflowWrap: wrap,
    '@media': {
      [level]: {
        padding: `${space.s} min(${space.m}, 3vw)`,
        selectors: {
          'tbody &': { borderBlockStart: rule },
          '&:first-child': { paddingInlineStart: `min(${space.m}, ${look.inset})` },
          '&:last-child': { paddingInlineEnd: `min(${space.m}, ${look.inset})` },
        },
      },
      print: { paddingBlock: '1px !important' },
      [stacked]: { display: 'grid', gridTemplateColumns: 'minmax(min(6rem, 35%), 1fr) minmax(0, 2fr)', gap: space.s },
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
    '@media': { [level]: { display: 'none' } },
  },
]);
