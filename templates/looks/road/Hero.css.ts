import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { amount, credit, lowestPrice, compactPriceSign as priceSign } from '../../parts/content.css.ts';
import { band, stack } from '../../styles/layout.css.ts';
import { closing } from '../../styles/surface.css.ts';
import { colour, face, medium, narrow, onScreen, radius, red, space, text } from '../../styles/tokens.css.ts';
import { hill, posts } from './surfaces.ts';

const groundHeight = 'min(1rem + 2vw, 3.5rem)';

const hero = style({
  isolation: 'isolate',
  paddingBlockStart: space.l,
  '@media': { print: { background: 'none' } },
});

/** No higher than the space below the text. */
const downs = hill(groundHeight, 'rgb(0 0 0 / 0.1)');

export const plain = style([hero, { background: `${downs}, ${colour.tint}` }]);

export const emergency = style([
  hero,
  {
    background: `${downs}, ${colour.emergency}`,
    color: colour.emergencyText,
    vars: { [colour.muted]: colour.emergencyText, [colour.link]: colour.emergencyText },
  },
]);

export const columns = style({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  alignItems: 'start',
  paddingBlockEnd: groundHeight,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: 'clamp(2rem, 5vw, 4.5rem)' },
    print: { paddingBlockEnd: 0, gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)' },
  },
});
// Fits three words of a heading beside a sign; low on a phone held sideways.
globalStyle(`${columns} h1`, { '@media': { [medium]: { fontSize: 'min(6vw, 4.25rem, max(1.75rem, 10vh))' } } });

/** Above a form, to show the start of it on the first screen. */
export const compact = style({});
globalStyle(`${hero}${compact} h1`, { fontSize: 'clamp(2.125rem, 1.5rem + 1.7vw, 2.875rem)' });
globalStyle(`${compact} ${stack.l}, ${emergency} ${stack.l}`, { gap: space.m });
globalStyle(`${compact} + * + *`, { '@media': { [narrow]: { marginBlockStart: space.l } } });

export const single = style({ paddingBlockEnd: groundHeight });
export const scene = style([single, { display: 'grid', justifyItems: 'center', paddingBlockStart: space.l }]);

/** Signs, one of them a picture, on two posts that reach down to the road. */
export const onPosts = style({
  position: 'relative',
  display: 'grid',
  gap: space.m,
  minWidth: 0,
  alignSelf: 'stretch',
  alignContent: 'center',
  selectors: posts(groundHeight),
  '@media': {
    [narrow]: {
      // Leaves room for what follows on a large phone.
      maxWidth: '28rem',
      // On an emergency page and above a form, the content below matters more.
      selectors: { [`${emergency} &, ${compact} &`]: { display: 'none' } },
    },
  },
});

/** A picture is a sign with a white line inside its edge. */
globalStyle(`${onPosts} img`, { outline: `0.1875rem solid ${colour.onPrimary}`, outlineOffset: '-0.5rem' });

/** A sign that a phone omits, because it shows the same elsewhere. */
export const wideOnly = style([onPosts, { '@media': { [narrow]: { display: 'none' } } }]);

// Keeps the text off the hill where no sign stands on it.
globalStyle(`${columns}:has(> ${wideOnly}), ${emergency} ${columns}, ${compact} ${columns}`, {
  '@media': { [narrow]: { paddingBlockEnd: `calc(${groundHeight} + ${space.m})` } },
});

/** With a price, a phone shows one sign: the picture beside the price. */
const priced = `${onPosts}:has(> ${priceSign})`;
globalStyle(priced, {
  '@media': {
    [narrow]: {
      // Below each other where text is enlarged.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 0,
      paddingInline: space.s,
      background: colour.primaryDeep,
      borderRadius: radius.l,
      outline: `0.1875rem solid ${colour.onPrimary}`,
      outlineOffset: '-0.5rem',
    },
    [`${narrow} and (prefers-color-scheme: dark)`]: { background: colour.primary },
  },
});
globalStyle(`${priced} > :first-child`, { '@media': { [narrow]: { flex: '2 1 7rem', minWidth: 0 } } });
globalStyle(`${priced} img`, { '@media': { [narrow]: { marginBlock: space.s, outline: 0 } } });
globalStyle(`${priced} ${credit}`, { '@media': { [narrow]: { color: colour.onPrimary } } });
globalStyle(`${priced} > ${priceSign}`, {
  '@media': {
    [narrow]: {
      containerType: 'inline-size',
      flex: '3 1 10rem',
      padding: `${space.m} ${space.s} ${space.m} 0`,
      background: 'none',
      boxShadow: 'none',
    },
  },
});

// Beside the drawing or below it, an amount fits one line, also with pence or with "From" in it.
globalStyle(`${priced} ${amount}`, { '@media': { [narrow]: { fontSize: `min(${text.sign}, 25cqi)` } } });
globalStyle(`${priced} > :has(> ${lowestPrice}) ${amount}`, {
  '@media': {
    [narrow]: { fontSize: `min(${text.sign}, 17cqi)` },
    [medium]: { fontSize: `min(${text.sign}, max(5.5vw, 1.5rem + 2.4vw))` },
  },
});

export const eyebrow = style({ ...face.heavy, color: colour.muted });

/** The open-now line at the top. Always reserves one line. */
export const state = style([
  eyebrow,
  {
    justifySelf: 'start',
    marginBlockEnd: space.xs,
    padding: '0.3em 0.8em',
    borderRadius: radius.s,
    background: '#fff',
    // Visible only with forced colours.
    border: '1px solid transparent',
    color: red,
    fontSize: 'min(1.125rem, 4.6vw)',
    whiteSpace: 'nowrap',
    ...onScreen,
  },
]);

const badgesBase = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });
export const badges = styleVariants({
  few: [badgesBase],
  // Below each other instead of two and one.
  many: [badgesBase, { flexDirection: 'column' }],
});
export const badge = style({ display: 'inline-flex', gap: space.xs, fontSize: text.small });
// Centres the icon on the first line.
globalStyle(`${badge} > svg`, { marginBlockStart: '0.2em' });

const kerbBase = style({ height: '0.5rem', background: colour.tarmac, ...onScreen });

// The road below a closing, whose posts reach down to it.
globalStyle(`main > ${closing} + *`, { marginBlockStart: 0 });

/** Instead of a strip map: below the hero, and above the footer. */
export const kerb = styleVariants({
  start: [kerbBase, { marginBlockStart: 0 }],
  end: [kerbBase, { selectors: { [`${band} + &`]: { marginBlockStart: 0 } } }],
});
