import { globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { stack, withAside } from '../styles/layout.css.ts';
import { beside, equalColumns, inRow, inRowApart, rule } from '../styles/recipes.ts';
import { card, fact, plate } from '../styles/surface.css.ts';
import { colour, display, face, medium, narrow, onScreen, space, text, width } from '../styles/tokens.css.ts';

export const servicePrice = style({ ...face.heavy, fontSize: text.h3, lineHeight: 1.1 });
export const priced = style({
  display: 'block',
  fontSize: text.small,
  color: colour.muted,
});

export const serviceLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
  ...face.strong,
  whiteSpace: 'nowrap',
  // Extends the link to the whole card.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ...onScreen,
});

export const services = style({ gap: `0.5rem ${look.rowGutter}` });

export const service = style({
  position: 'relative',
  ...beside(space.s),
  gridAutoFlow: 'column',
  alignItems: 'center',
  ...look.row('0.5rem'),
  selectors: { '&:hover': { borderColor: colour.ink } },
});

/** The name, with its price beside it or, if one of them is long, below. */
export const serviceText = style(inRow(`0 ${space.s}`));
/** Leaves room for the price on the smallest phone, unless text is enlarged or a word is long. */
export const serviceName = style({
  flex: '1 1 5.5rem',
  maxWidth: '100%',
  lineHeight: 1.3,
  overflowWrap: 'break-word',
});
globalStyle(`${service} h3`, look.rowTitle);
/** The same with text of several lines, which keeps names in a row level. */
export const described = style([service, { alignItems: 'start' }]);
globalStyle(`${service} a svg`, { '@media': { 'screen and (max-width: 23rem)': { display: 'none' } } });

export const prices = style([card, { display: 'grid', breakInside: 'avoid', paddingBlock: space.xs, ...look.prices }]);

export const price = style({
  ...inRowApart(`0 ${space.m}`),
  alignItems: 'baseline',
  paddingBlock: space.m,
  selectors: { '& + &': { borderBlockStart: rule } },
  breakInside: 'avoid',
  ...look.price,
});

export const priceOf = style({
  flex: '1 1 9rem',
  minWidth: 0,
  '@media': { [narrow]: { display: 'contents' } },
});

/** Has a dotted line to the price if there is room. On a phone, the price wraps before a word of the name breaks. */
export const priceName = style({
  flex: '1 1 5rem',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  ...face.strong,
  lineHeight: 1.3,
  '@media': {
    [medium]: { '::after': { content: '', flex: 1, borderBlockEnd: `0.125rem dotted ${colour.edge}`, opacity: 0.6 } },
  },
});
/** On a phone below both the name and the price. */
export const priceDescription = style({
  display: 'block',
  order: 1,
  flexBasis: '100%',
  fontSize: text.small,
  color: colour.muted,
});
export const amount = style({
  ...face.heavy,
  fontSize: text.h3,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const pricesWithAside = style([
  withAside,
  { '@media': { [`${medium}, print`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' } } },
]);

export const priceNote = style({ color: colour.muted, maxWidth: width.text });

/** As high as the list beside it, with its claim and button at the end. Hidden on a phone: bars and hero show the same. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.m,
  height: '100%',
  breakInside: 'avoid',
  paddingInlineStart: space.l,
  borderInlineStart: `0.25rem solid ${colour.accent}`,
  '@media': {
    [narrow]: { display: 'none' },
    // Ends the line at its side with its content.
    print: { height: 'auto' },
  },
});
export const claim = style({ display: 'flex', gap: space.s, alignItems: 'center', marginBlockStart: 'auto' });

export const details = style([card, { display: 'grid', gap: space.m, breakInside: 'avoid' }]);
export const detailList = style(equalColumns('max(15rem, 30%)', `${space.m} ${space.l}`));
// Two and two instead of three and one.
globalStyle(`${detailList}:has(> :last-child:nth-child(4))`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))',
});
/** A name with its value below it. */
export const detail = style({ display: 'grid', gap: space.xs, alignContent: 'start' });
// A name fills its line only if its detail is below it.
globalStyle(`${detail} > dt`, {
  '@media': { [narrow]: { flex: '4rem', overflowWrap: 'break-word' } },
});
globalStyle(`${detail} > dd`, { flex: '999 auto' });
// Puts hours below their name, so that no day wraps.
globalStyle(`${detail} > dt:has(+ dd > dl)`, {
  '@media': { [narrow]: { flexBasis: '100%', marginBlockEnd: space.xs } },
});
export const detailName = style({ ...face.strong, color: colour.muted });
/** Enlarges the touch target without moving anything. */
export const detailLink = style({
  display: 'inline-block',
  ...face.strong,
  paddingBlock: '0.125rem',
  marginBlock: '-0.125rem',
});

/** The address on a sign, with the other details beside it. */
export const visit = style({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Whole on paper.
  breakInside: 'avoid',
  '@media': { [`${medium}, print`]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
/** With hours, the rows are deeper than the sign. */
export const deepVisit = style([visit, look.deepVisit]);
export const visitSign = style([fact, stack.l, { alignSelf: 'start' }]);
export const visitName = style({ display: 'block', ...display, fontSize: text.h2, lineHeight: 1.15 });
export const addressLine = style({ display: 'block', fontSize: text.lead });
export const postcode = style([plate, { fontSize: text.h3, ...look.postcode }]);
export const visitRows = style({ display: 'grid', ...look.beside });
globalStyle(`${visitRows} > *`, {
  paddingBlock: space.s,
  borderBlockEnd: rule,
  '@media': {
    [medium]: { gridTemplateColumns: '8.25rem minmax(0, 1fr)', columnGap: space.s },
    // On a phone beside the name if it fits in a line there.
    [narrow]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s}` },
  },
});
