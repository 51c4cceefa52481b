import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { inRow, inRowApart, rule } from './recipes.ts';
import { colour, hidden, narrow, pause, space, text, wide, width } from './tokens.css.ts';

export const page = style({
  maxWidth: width.page,
  marginInline: 'auto',
  paddingInline: `clamp(${space.m}, 4vw, 1.5rem)`,
});

const inColumn = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const stack = styleVariants({ xs: space.xs, s: space.s, m: space.m, l: space.l, xl: space.xl }, inColumn);

/** The parts of a section: its heading, content, note and buttons. */
export const parts = style({
  ...inColumn(space.l),
  // On paper not a grid, whose first row browsers may leave alone at the end of a page.
  '@media': { [narrow]: { gap: space.m }, print: { display: 'block' } },
});
globalStyle(`${parts} > * + *`, { '@media': { print: { marginTop: space.m } } });

/** A row that wraps. */
export const cluster = style(inRow(space.s));

/** Minimum width of an item in a row. */
const share = createVar();
const shares = style({
  display: 'grid',
  gap: `${space.m} ${look.gutter}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(${share}, 1fr))`,
});

/** Equal columns; fewer if they would be narrower than the minimum. */
const inColumns = (part: string, min: string) =>
  style([shares, { vars: { [share]: `max(min(100%, ${min}), ${part})` } }]);

/** Widths at which a row fits two cards, so that an odd number is in one column, with no card left alone. */
export const pairs = 'screen and (min-width: 36rem) and (max-width: 57.5rem)';
export const odd = ':has(> :last-child:nth-child(odd))';

/** Cards in columns, with equal widths in the last row too. */
export const grid = {
  two: inColumns('45%', '20rem'),
  three: inColumns('30%', '16rem'),
  // Two by two if four do not fit, never three and one.
  four: inColumns('clamp(22%, (63rem - 100%) * 999, 45%)', '15rem'),
  // Two and three.
  five: style([
    shares,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [`${wide}, print`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  ]),
};
globalStyle(`${grid.three}${odd}`, { '@media': { [pairs]: { vars: { [share]: '100%' } } } });
globalStyle(`${grid.four}${odd}`, { '@media': { 'screen and (max-width: 66rem)': { vars: { [share]: '100%' } } } });
globalStyle(`${grid.five} > *`, { '@media': { [`${wide}, print`]: { gridColumn: 'span 2' } } });
globalStyle(`${grid.five} > :nth-child(-n+2)`, { '@media': { [`${wide}, print`]: { gridColumn: 'span 3' } } });

/** A main column with a narrow one below or beside it. */
export const withAside = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Keeps the narrow column in view. */
globalStyle(`${withAside} > :last-child`, { '@media': { [wide]: { position: 'sticky', insetBlockStart: '6rem' } } });

/** Text with its buttons beside it if all fit in one row there, or else below. */
export const withActions = style({
  ...inRowApart(`${space.l} ${space.xl}`),
  minWidth: 0,
  '@media': { [narrow]: { rowGap: space.m } },
});
globalStyle(`${withActions} > :first-child`, { flex: '1 1 22rem', maxWidth: '44rem' });
globalStyle(`${withActions} > *`, { '@media': { [narrow]: { flexGrow: 1 } } });
/** A panel's heading is one step below that of a section. */
globalStyle(`${withActions} h2`, { fontSize: text.panel });

/** A heading with its content beside it if there is room, or else below. */
export const split = style([
  parts,
  {
    columnGap: space.xl,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
  },
]);

// The look places the headings of whole sections, but not of forms, which need the width.
const whole = `main > * > ${parts}:not(:has(form))`;
globalStyle(`${whole}, main > section > ${split}`, look.section);
globalStyle(`${whole} > *`, look.sectionContent);
globalStyle(`${whole} > h2:first-child, ${whole} > :first-child:has(> h2)`, look.sectionHeading);

export const visuallyHidden = style(hidden);

/** A phrase that wraps as a whole, and breaks only if it is wider than a line. Interrupts the underline of a link. */
export const unbroken = style({ display: 'inline-block', textDecoration: 'inherit' });
globalStyle(`${unbroken} > a`, { display: 'inline' });

/** A tinted background across the full width. */
export const band = style({
  '@media': { screen: { paddingBlock: pause.section, background: colour.tint, borderBlock: rule } },
});

/** A band that interrupts the page. */
export const contrast = style([band, look.contrast, { '@media': { screen: { paddingBlock: pause.major } } }]);

// Joins a band to the map below the hero, or to a band above it.
globalStyle(`main > *:nth-child(2) + ${band}, ${band} + ${band}`, { '@media': { screen: { marginTop: 0 } } });

/** A link within a sentence, on any background. */
export const inlineLink = style({ color: 'inherit' });

/** Two sections beside each other if there is room, the first wider, for two columns. */
export const abreast = style({ display: 'flex', flexWrap: 'wrap', gap: `${pause.minor} ${space.xl}` });
globalStyle(`${abreast} > *`, { flex: '1 1 20rem' });
globalStyle(`${abreast} h2`, { fontSize: text.panel });
globalStyle(`${abreast} > :first-child`, { flex: '3 1 22rem' });
// Three in a column, not two above one.
globalStyle(`${abreast} > :not(:only-child) > ${grid.three}`, { vars: { [share]: '100%' } });
// One without a neighbour looks like any other section.
const alone = `${abreast} > :only-child`;
globalStyle(alone, look.section);
globalStyle(`${alone} > *`, look.sectionContent);
globalStyle(`${alone} > h2`, look.sectionHeading);
