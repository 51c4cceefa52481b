import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { band } from '../styles/layout.css.ts';
import { beside, centred, equalColumns, minor, rule } from '../styles/recipes.ts';
import { sign as signSurface } from '../styles/surface.css.ts';
import {
  colour,
  display,
  enlarged,
  face,
  medium,
  narrow,
  onScreen,
  radius,
  space,
  tablet,
  text,
  wide,
} from '../styles/tokens.css.ts';

/** One column, or two beside a heading. */
export const list = style(equalColumns('max(15rem, 40%)', `${space.s} ${look.gutter}`));
// Three in one row or one column, not two above one.
globalStyle(`${list}:has(> :nth-child(3):last-child)`, {
  gridTemplateColumns: equalColumns('max(30%, (38rem - 100%) * 999)', '').gridTemplateColumns,
});

export const point = style({
  ...beside(space.s),
  paddingBlockStart: space.s,
  borderBlockStart: rule,
});

const badge = style({
  ...centred,
  width: 'min(2rem, 12vw)',
  height: 'min(2rem, 12vw)',
  borderRadius: radius.s,
  outline: '1px solid transparent',
  ...face.heavy,
});

export const check = style([badge, { background: colour.surface, color: colour.link }]);
export const warning = style([badge, { background: colour.notice, color: colour.noticeInk }]);
export const number = style([badge, { background: colour.primary, color: colour.onPrimary }]);
export const pointText = style({
  display: 'block',
  ...face.strong,
  lineHeight: 1.3,
  paddingBlock: '0.3em 0.1em',
});
export const pointDetail = style({ display: 'block', color: colour.muted, fontSize: text.small });
/** Names in even lines, separated by dots, since boxes would look like buttons. Clips the dot at the start of a line. */
export const tags = style({
  lineHeight: 1.9,
  textWrap: 'balance',
  marginInlineStart: '-1.25rem',
  clipPath: 'inset(0 0 0 1.25rem)',
});
// A line of names matters less than a section of several parts.
for (const [selector, rules] of minor(`* > ${tags}`, band)) globalStyle(selector, rules);
export const tag = style({
  display: 'inline-flex',
  // Safari before 17.4 does not support the text for screen readers after the slash.
  '::before': { content: ['"·"', '"·" / ""'], width: '1.25rem', textAlign: 'center', color: colour.muted },
});

export const checkItem = style({
  ...beside(`min(${space.s}, 3vw)`),
  alignItems: 'start',
  lineHeight: 1.4,
});
// Centres the icon on the first line.
globalStyle(`${checkItem} > svg`, { marginBlockStart: '0.125em' });

/** All steps in one row or one column, so that the line between them never wraps. */
export const steps = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    [wide]: { gap: space.l, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    print: equalColumns('12rem', space.l),
  },
});

const beforeNext = '&:not(:last-child)::before';

/** The line from an item to the next: below its number or year, on a wide screen beside it. */
const lineToNext = (below: StyleRule, across: StyleRule): StyleRule => ({
  position: 'relative',
  selectors: { [beforeNext]: { ...below, content: '', position: 'absolute', borderInlineStart: look.path } },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      selectors: { [beforeNext]: { ...across, borderInlineStart: 0, borderBlockStart: look.path } },
    },
  },
});

const inOneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', selectors: { [beforeNext]: { display: 'none' } } };

export const step = style([
  {
    ...beside(space.m),
    '@media': {
      [enlarged]: inOneColumn,
      print: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: space.xs },
    },
  },
  lineToNext(
    { insetInlineStart: '1.5rem', insetBlock: `3.75rem calc(-1 * ${space.m} + 0.5rem)` },
    { insetInline: `4.25rem calc(-1 * ${space.l} + 0.75rem)`, insetBlock: '1.5rem auto' },
  ),
]);

export const stepNumber = style({
  ...centred,
  ...face.heavy,
  outline: '1px solid transparent',
  ...look.step,
});

export const years = style({
  display: 'grid',
  rowGap: space.l,
  '@media': { [wide]: equalColumns('10rem', space.l), print: equalColumns('17rem', space.s) },
});

export const event = style([
  {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: space.m,
    '@media': {
      [enlarged]: inOneColumn,
      [wide]: { rowGap: space.s },
    },
  },
  lineToNext(
    { insetInlineStart: '2.625rem', insetBlock: `2.75rem calc(-1 * ${space.l} + 0.25rem)` },
    { insetInline: `6.25rem calc(-1 * ${space.l} + 0.75rem)`, insetBlock: '0.875rem auto' },
  ),
]);

// On paper, the next one is beside it.
for (const item of [step, event]) globalStyle(`${item}::before`, onScreen);

export const year = style({
  justifySelf: 'start',
  alignSelf: 'start',
  // Grows with spaced letters.
  minWidth: '5.5rem',
  overflowWrap: 'break-word',
  ...look.year,
  fontSize: text.h3,
  ...face.heavy,
  lineHeight: 1.2,
});

export const claims = style([signSurface, { display: 'grid', gap: space.l, '@media': { [narrow]: { gap: 0 } } }]);
export const claimList = style({
  rowGap: space.l,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});
/** Few enough for one row. */
export const inRowOfFigures = style(equalColumns('6.5rem', space.m));
export const inWords = style({
  ...equalColumns('11rem', space.m),
  selectors: { '* + &': { paddingBlockStart: space.m, borderBlockStart: look.factLine } },
  '@media': { [narrow]: { selectors: { '* + &': { paddingBlockStart: 0 } } } },
});
// Two and two on a tablet, not three and one.
globalStyle(`${inWords}:has(> :last-child:nth-child(4))`, {
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Both rows have the columns of the figures. */
export const sharedColumns = styleVariants({ 3: 3, 4: 4, 5: 5 }, (count) => ({
  '@media': { [wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
}));

/** A value before its label, so that both read as one phrase. */
const phrase = { flexDirection: 'row-reverse', alignItems: 'baseline', gap: space.xs } as const;

/** A value is above its label, on a phone before it. */
export const claim = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  selectors: {
    '& + &': { '@media': { [narrow]: { borderBlockStart: look.factLine } } },
  },
  '@media': {
    [narrow]: { ...phrase, paddingBlock: space.xs },
    [enlarged]: { selectors: { '&&': { flexDirection: 'column-reverse', alignItems: 'start', gap: 0 } } },
  },
});
export const claimLabel = style({
  ...face.strong,
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  '@media': { [narrow]: { flex: 1 } },
});
export const claimValue = style({
  fontSize: 'clamp(1.375rem, 0.25rem + 2.5vw, 2.25rem)',
  ...display,
  lineHeight: 1.1,
  color: colour.accentOnPrimary,
  '@media': { [`${medium}, print`]: { selectors: { [`${inWords} &`]: { fontSize: text.h3 } } } },
});

export const figures = style({ gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const figure = style({
  display: 'grid',
  gridColumn: '1 / -1',
  // As wide as the longest percentage, so that all bars have the same scale.
  gridTemplateColumns: 'subgrid',
  columnGap: space.m,
  rowGap: space.xs,
  alignItems: 'center',
});

export const figureLabel = style({ gridColumn: '1 / -1' });
export const figureBar = style({ width: '100%', height: '1.125rem', borderRadius: radius.s });
export const figureTrack = style({ fill: colour.tint });
export const figureShare = style({ fill: colour.primary, '@media': { print: { fill: '#000' } } });
export const percent = style({
  ...display,
  fontSize: text.h2,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  minWidth: '5.25rem',
});
