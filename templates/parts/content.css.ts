import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { band } from '../styles/layout.css.ts';
import { beside, inRow, inRowApart, minor } from '../styles/recipes.ts';
import { fact } from '../styles/surface.css.ts';
import {
  colour,
  compact,
  display,
  enlarged,
  face,
  medium,
  narrow,
  onScreen,
  radius,
  space,
  text,
} from '../styles/tokens.css.ts';

/** Not printed, to save ink: pictures only illustrate the text. */
export const picture = style({ width: '100%', borderRadius: radius.l, ...onScreen });
export const figure = style({ display: 'grid', gap: space.xs, ...onScreen });
export const layers = style({
  display: 'grid',
  borderRadius: radius.l,
  overflow: 'hidden',
  gridTemplateColumns: '1fr',
});
export const under = style({ gridArea: '1 / 1', width: '100%' });
export const over = style({ gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' });
export const credit = style({ fontSize: text.small, color: colour.muted });

export const links = style({ gap: `0 ${look.rowGutter}`, marginBlockStart: look.aboveLinks });

// Links to other pages matter less than what this one says.
for (const [selector, rules] of minor(links, band)) globalStyle(selector, rules);

// Not printed, since links are useless on paper.
globalStyle(`section:has(> ${links})`, onScreen);
globalStyle(`section:has(> :only-child > ${links})`, onScreen);

// Seven in columns of three and two, not in rows of three and one.
globalStyle(`div > ${links}:has(> :last-child:nth-child(7))`, {
  '@media': {
    '(min-width: 57.51rem)': {
      gridAutoFlow: 'column',
      gridTemplate: 'repeat(3, auto) / repeat(3, minmax(0, 1fr))',
    },
  },
});

export const link = style({
  ...look.link,
  display: 'flex',
  // Keeps names in a row level, whatever is below them.
  alignItems: 'start',
  gap: space.s,
  height: '100%',
  color: colour.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', borderColor: colour.ink } },
});

globalStyle(`${link} > svg`, { '@media': { [enlarged]: { display: 'none' } } });

export const linkWords = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3 });
export const linkName = style({ ...face.strong });
export const linkText = style({ fontSize: text.small, color: colour.muted });

/** Not printed either. */
export const textLinks = style({ display: 'grid', justifyItems: 'start', ...onScreen });
globalStyle(`${textLinks} a`, { display: 'inline-block', paddingBlock: '0.3125rem' });

export const priceSign = style([fact, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l }]);
export const compactPriceSign = style([priceSign, { paddingBlock: space.l, '@media': { [narrow]: { gap: space.s } } }]);
export const priceLabel = style({ display: 'block', ...face.heavy });
/** The name of the work, beside its price if there is room. */
export const price = style({
  maxWidth: '100%',
  '@media': { [medium]: { ...inRow(`0 ${space.m}`), alignItems: 'baseline', flex: 1 } },
});
globalStyle(`${price} > ${priceLabel}:first-child`, { '@media': { [medium]: { flexBasis: '100%' } } });
/** The lowest price, below a line. */
export const lowestPrice = style({
  ...inRowApart(`0 ${space.m}`),
  flexBasis: '100%',
  paddingBlockStart: space.s,
  borderBlockStart: look.factLine,
});
export const amount = style({
  display: 'block',
  fontSize: text.sign,
  ...display,
  lineHeight: 1,
  color: look.figure,
  // Moves the icon above a long price.
  overflowWrap: 'break-word',
  // One line beside the heading.
  '@media': { print: { fontSize: text.h2 } },
});

export const hours = style({
  display: 'grid',
  gap: '0.25rem',
  width: 'min(100%, max(30rem, 40vw))',
});
/** Wraps the days first; moves the times below them if a word does not fit. */
export const hoursRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
globalStyle(`${hoursRow} > dt`, { flex: '1 1 4rem', maxWidth: '100%', overflowWrap: 'break-word' });
export const times = style({
  ...face.strong,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  // Words such as `by appointment` wrap if enlarged text leaves no room for them in a line of their own.
  textAlign: 'end',
});
/** Heading of the hours of a season or department. Its phone number inherits the colour, for use on a plate. */
export const caption = style({
  ...face.strong,
  selectors: { '&:not(:first-child)': { marginTop: space.s } },
});
globalStyle(`${caption} + p`, { textWrap: 'balance' });
export const otherHours = style({ '@media': { [compact]: { display: 'none !important' } } });
export const hoursLink = style({ color: 'inherit', whiteSpace: 'nowrap' });

export const hoursSign = style({
  display: 'grid',
  gap: space.s,
  background: '#fff',
  color: '#15221b',
  borderRadius: radius.l,
  padding: 'clamp(1.25rem, 2.5vw, 2.125rem)',
  outline: '0.1875rem solid #15221b',
  outlineOffset: '-0.1875rem',
  '@media': {
    // The top bar has the hours.
    [narrow]: { display: 'none' },
    // Move the outline inwards, since the page is dark too.
    'screen and (prefers-color-scheme: dark)': { background: '#dce6e0', outlineOffset: '-0.4375rem' },
  },
});
export const hoursHeading = style({ ...face.heavy, fontSize: text.h3 });

/** Reserves a line, to avoid a layout shift when the script fills it in. */
export const openNow = style({
  minHeight: '1.5em',
  ...face.strong,
  gridColumn: '-2 / -1',
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

/** Hidden where the line of `client/open-now.ts` replaces it. */
export const withoutScript = style({ '@media': { 'screen and (scripting: enabled)': { display: 'none !important' } } });

const notFoundBase = style([beside(space.m), { alignItems: 'center', width: '100%', maxWidth: '44rem' }]);
/** `helpful` has a sentence for visitors, which stands out more than the heading. */
export const notFound = styleVariants({ plain: [notFoundBase], helpful: [notFoundBase] });
globalStyle(`${notFoundBase} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
globalStyle(`${notFoundBase} > svg`, { color: look.figure });
globalStyle(`${notFound.plain} h1`, { fontSize: text.h2 });
globalStyle(`${notFound.helpful} > svg`, { width: '2.5rem', height: '2.5rem' });
globalStyle(`${notFound.helpful} h1, ${notFound.helpful} h1 + p`, { fontSize: text.small, letterSpacing: 0 });
export const notFoundHelp = style({ ...face.heavy, fontSize: text.panel, lineHeight: 1.25, textWrap: 'balance' });
