import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { grid, odd, pairs, stack } from '../styles/layout.css.ts';
import { acrossCard, beside, centred, equalColumns, inRow, inRowApart, rule } from '../styles/recipes.ts';
import { pictogram, plate, card as surface } from '../styles/surface.css.ts';
import {
  colour,
  display,
  face,
  forced,
  medium,
  narrow,
  onScreen,
  radius,
  red,
  space,
  tablet,
  text,
  width,
} from '../styles/tokens.css.ts';

const boxed = style([surface, { display: 'grid', gap: space.s, gridTemplateRows: 'auto 1fr' }]);

/** An icon next to text, without a box. */
const unboxed = { ...beside(`${space.xs} ${space.m}`), alignContent: 'start' } as const;
const open = style(unboxed);
globalStyle(`${open} > *`, { gridColumn: 2 });
globalStyle(`${open} > :first-child`, { display: 'contents' });

/** A box, on phones without a border. */
const emergency = style({
  borderBlockStart: `0.375rem solid ${colour.emergency}`,
  '@media': {
    [narrow]: {
      ...unboxed,
      gridTemplateRows: 'auto',
      padding: `${space.m} 0 0`,
      border: 0,
      borderRadius: 0,
      borderBlockStart: rule,
      background: 'none',
    },
    print: { padding: space.m, borderBlockStart: rule },
  },
});
globalStyle(`${emergency} > *`, { '@media': { [narrow]: { gridColumn: '-2 / -1', border: 0, padding: 0 } } });
// Without an icon, lets the text use its column.
globalStyle(`${emergency}:has(> * > h3:only-child)`, {
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${emergency} > :first-child`, { '@media': { [narrow]: { display: 'contents' } } });

export const card = styleVariants({
  open: [open],
  plain: [
    boxed,
    { '@media': { print: { padding: space.m }, [medium]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } } },
  ],
  // Aligns titles, texts and prices in a row.
  link: [
    boxed,
    {
      position: 'relative',
      selectors: { '&:hover': { borderColor: colour.ink } },
      '@media': { [medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
    },
  ],
  emergency: [boxed, emergency],
});

// Cards with a button in a third row.
globalStyle(`:has(> * > :nth-child(3)) > ${card.plain}`, { '@media': { [medium]: { gridRow: 'span 3' } } });

// Of five on a tablet, the first is above two and two.
globalStyle(`${grid.five}:has(> ${card.link})`, { '@media': { [tablet]: { gridTemplateColumns: '1fr 1fr' } } });
globalStyle(`${grid.five} > ${card.link}:first-child`, { '@media': { [tablet]: { gridColumn: '1 / -1' } } });

// Three fit one row where two of them would leave one alone.
globalStyle(`${grid.three}:has(> ${card.link}:last-child:nth-child(3))`, {
  '@media': { '(min-width: 48rem) and (max-width: 57.5rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
// A number to ring needs more room.
globalStyle(`${grid.three}:has(> ${card.emergency}:last-child:nth-child(3))`, {
  '@media': { '(min-width: 50rem) and (max-width: 57.5rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space.s, ...look.cardTitle });
globalStyle(`${title} svg`, look.cardIcon);

export const icon = styleVariants({
  open: [pictogram, { gridRow: 'span 2' }],
  plain: [pictogram],
  link: [pictogram],
  emergency: [
    pictogram,
    {
      gridRow: 'span 2',
      placeItems: 'center',
      width: 'min(2.75rem, 14vw)',
      padding: space.xs,
      background: colour.emergency,
      color: colour.emergencyText,
      boxShadow: 'none',
    },
  ],
});

// Whole, even where icons are large.
globalStyle(`${icon.emergency} svg`, { maxHeight: '2rem' });

/** Begins with a capital, even if it is a price from within a sentence: `from £45`. */
export const label = style([plate, { '::first-letter': { textTransform: 'uppercase' } }]);

/** The last line of a card: an action, full-width on a phone, or facts below a rule. */
export const action = style({ paddingBlockStart: space.xs, '@media': { [narrow]: { display: 'grid' } } });
// A button to another page is not printed.
globalStyle(`${action}:not(:has([href^="tel:"]))`, onScreen);
export const facts = style({
  ...inRowApart(space.s),
  alignItems: 'baseline',
  columnGap: space.xs,
  paddingBlockStart: space.s,
  borderBlockStart: rule,
  ...look.cardFacts,
});
// Wraps the price before the link beside it, unless enlarged text would break a word.
globalStyle(`${facts} > span`, { flex: '1 1 6rem', maxWidth: '100%', overflowWrap: 'break-word' });
globalStyle(`${facts} > span + a > span`, look.learnMore);
// Two lines, as high as a button.
globalStyle(`${facts} > p`, { lineHeight: 1.4 });

/** For many cards: without boxes, below rules. */
export const manyCards = style({ gap: `${space.m} ${space.xl}` });
globalStyle(`${manyCards} > *`, {
  padding: `${space.m} 0 0`,
  background: 'none',
  borderWidth: '1px 0 0',
  borderRadius: 0,
});
globalStyle(`${manyCards} > * > ${facts}`, { padding: 0, border: 0 });
export const folds = style({
  borderBlockStart: rule,
  '@media': { print: { columns: '20rem', columnGap: space.l } },
});
globalStyle(`${folds} > li`, { borderBlockEnd: rule });
export const unfolded = style({
  paddingBlockEnd: space.m,
  maxWidth: width.text,
  '@media': { print: { paddingBlockEnd: space.xs } },
});

/** Wider gaps, for cards without boxes. */
export const openGrid = style({ gap: `${space.l} ${space.xl}` });

export const offer = style([
  stack.l,
  {
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    // Aligns prices and texts in a row.
    '@media': { [medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
  },
]);

export const offerHead = style({
  display: 'grid',
  alignContent: 'space-between',
  ...acrossCard,
  padding: `${space.m} ${space.l}`,
  ...look.head,
});

export const offerPrice = style({
  fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
  ...display,
  lineHeight: 1.2,
  color: look.figure,
});

// A package that fills its row has its points beside its price.
const only = `${offer}:only-child`;
for (const [alone, where] of [
  [only, medium],
  [`${odd} > ${offer}`, pairs],
] as const) {
  globalStyle(alone, {
    '@media': { [where]: { gridTemplate: '1fr auto / minmax(34%, auto) minmax(0, 1fr)', columnGap: space.xl } },
  });
  globalStyle(`${alone} > ${offerHead}`, {
    '@media': {
      [where]: {
        gridRow: 'span 2',
        alignContent: 'center',
        padding: `${space.l} ${space.xl}`,
        marginBlockEnd: `calc(-1 * ${space.l})`,
        marginInlineEnd: 0,
      },
    },
  });
  globalStyle(`${alone} ul`, { '@media': { [where]: equalColumns('16rem', `${space.xs} ${space.l}`) } });
  globalStyle(`${alone} > a`, { '@media': { [where]: { justifySelf: 'start' } } });
}
globalStyle(`${only} ${offerPrice}`, { '@media': { [medium]: { fontSize: text.sign, lineHeight: 1 } } });

export const emergencies = style({ '@media': { [narrow]: { rowGap: 0 } } });

export const breakdown = style([
  card.emergency,
  {
    ...inRow(`0 ${space.s}`),
    alignContent: 'start',
    '@media': { [narrow]: { display: 'flex', gap: `0 ${space.s}`, paddingBlock: space.s } },
  },
]);

export const breakdownIcon = style([
  icon.emergency,
  { '@media': { [narrow]: { selectors: { '&&': { display: 'none' } } } } },
]);
export const breakdownTitle = style({ flex: '1 1 8rem' });

/** The response time: next to the name on a phone, below it in a box. */
export const response = style({
  ...face.heavy,
  color: colour.emergencyInk,
  '@media': { [`${medium}, print`]: { flexBasis: '100%', paddingBlockStart: space.s } },
});
export const breakdownText = style({ flexBasis: '100%' });

export const picture = style([stack.s]);
// Printed, because here the pictures are the content.
globalStyle(`${picture} > :first-child, ${picture} img`, { '@media': { print: { display: 'block' } } });
globalStyle(`ul:has(> ${picture})`, look.pictures);
globalStyle(`${surface}${picture}`, look.portrait);

/** The overall rating, as large as a price on its sign. */
export const rating = style({ ...inRow(space.xs), fontSize: text.sign, ...display, lineHeight: 1 });
export const quotes = style({ display: 'grid', gap: space.m });
globalStyle(`${quotes} > * + *`, { paddingBlockStart: space.m, borderBlockStart: rule });
export const quote = style(inRow(space.s));
export const quoteText = style({ flexBasis: '100%', fontSize: text.lead, lineHeight: 1.35 });
export const stars = style({ display: 'flex', gap: '0.125rem', color: colour.noticeEdge });

globalStyle(`${stars} svg, ${rating} svg`, { fill: colour.accent, stroke: colour.noticeEdge });

const bannerBase = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  breakInside: 'avoid',
  '@media': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.l } },
});

const bannerBox = { borderRadius: radius.l, padding: space.l };

export const banner = styleVariants({
  emergency: [
    bannerBase,
    {
      ...bannerBox,
      background: colour.emergency,
      color: colour.emergencyText,
      '@media': {
        [forced]: { border: '2px solid' },
        print: { border: '2px solid' },
      },
    },
  ],
  // Looks like a voucher.
  offer: [bannerBase, { ...bannerBox, border: `0.1875rem dashed ${colour.edge}` }],
  notice: [bannerBase, { paddingBlock: space.l, borderBlock: `0.125rem solid ${colour.ink}` }],
});

// Not printed, since it only leads to another page.
globalStyle(`${banner.notice}:has(a):not(:has([href^="tel:"]))`, onScreen);

const bannerIconBase = style({
  ...centred,
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: radius.m,
  // Hidden on a phone, where there is no room beside the text.
  '@media': { [`${narrow}, print`]: { display: 'none' } },
});

export const bannerIcon = styleVariants({
  emergency: [bannerIconBase, { background: colour.emergencyText, color: red }],
  offer: [bannerIconBase, { background: colour.accent, color: colour.onAccent }],
  notice: [bannerIconBase, { background: colour.primary, color: colour.onPrimary }],
});
