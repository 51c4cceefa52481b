import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { navigationLink } from '../../parts/frame.css.ts';
import { beside, inRow, inRowApart, rule, signLine } from '../../styles/recipes.ts';
import {
  colour,
  compact,
  enlarged,
  face,
  hidden,
  linkBar,
  medium,
  narrow,
  radius,
  space,
  stickyEdge,
  stickyHeader,
} from '../../styles/tokens.css.ts';

// No box, which would limit the range in which the bar is sticky.
export const header = style({ display: 'contents' });

export const topBar = style({
  background: colour.primaryDeep,
  color: colour.onPrimary,
  fontSize: 'min(0.875rem, 0.375rem + 2vw)',
  '@media': { [enlarged]: { fontSize: '6vw' } },
});

export const topBarRow = style({
  ...inRow(`0 ${space.l}`),
  minHeight: '2.5rem',
  '@media': { [narrow]: { columnGap: 0 } },
});

export const topLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minWidth: 'min(2rem, 9.5vw)',
  minHeight: 'min(2.25rem, 11vw)',
  color: 'inherit',
  ...face.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: colour.accentOnPrimary },
  },
});

// Ends with the menu button below it.
globalStyle(`${topBarRow} > :last-child`, { justifyContent: 'end' });

/** Hides the texts beside icons in a narrow row, but not from screen readers. The call bar shows the number. */
export const phoneText = style({ '@media': { [narrow]: hidden } });
export const emailText = style({ '@media': { [compact]: hidden } });

/** The hours, with the open-now line beside them or, on a phone, below. */
export const hours = style({
  ...beside(`0 ${space.xs}`),
  flex: '1 1 40%',
  lineHeight: 1.4,
  paddingBlock: '0.1875rem',
  '@media': { [medium]: { display: 'flex', columnGap: space.s } },
});

// In the middle of the first line.
globalStyle(`${hours} > svg`, {
  marginBlockStart: '0.1em',
  '@media': { [medium]: { marginInlineEnd: `calc(${space.xs} - ${space.s})` } },
});

export const bar = style({
  background: colour.surface,
  borderBlockEnd: rule,
  '@media': {
    [stickyHeader]: { position: 'sticky', insetBlockStart: stickyEdge.header, zIndex: 20 },
  },
});

export const barRow = style({
  // Fits brand and menu button into a row on the smallest phone.
  ...inRowApart(space.xs),
  paddingBlock: space.xs,
  minHeight: 'min(4rem, 20vw)',
});

export const brand = style({
  display: 'grid',
  // Wraps a long name before the menu.
  flex: '1 1 min(8rem, 40%)',
  maxWidth: 'max-content',
  background: colour.primary,
  color: colour.onPrimary,
  borderRadius: radius.m,
  padding: '0.3125rem min(0.625rem, 2.5vw)',
  ...signLine('0.125rem', '0.125rem'),
  lineHeight: 1.1,
  textDecoration: 'none',
});

export const brandName = style({ ...face.heavy, fontSize: 'min(1.125rem, 5.4vw)' });
/** Screens with the links that are too narrow for their usual size. */
const tight = `${linkBar} and (max-width: 61.99rem)`;
globalStyle(`${barRow} nav a`, {
  '@media': { [tight]: { paddingInline: 'calc(3vw - 1.1875rem)', fontSize: 'calc(0.4375rem + 0.95vw)' } },
});
globalStyle(`${barRow} nav ${navigationLink.button}`, {
  '@media': { [tight]: { paddingInline: 'max(3vw - 0.9375rem, 0.375rem)' } },
});
// A box around words without room beside them would look too small.
globalStyle(`${barRow} nav [aria-current]:not(${navigationLink.button})`, {
  '@media': { [tight]: { background: 'none', borderRadius: 0 } },
});

/** Shows the number in the bar once the page is scrolled, as an icon if there is no room for it. */
const appear = keyframes({ from: { visibility: 'hidden' } });
export const barPhone = style({
  marginInline: `${space.xs} auto`,
  '@media': { [`${narrow}, print`]: { display: 'none' }, [tight]: { marginInlineStart: 0 } },
  // Browsers without support always show it.
  animation: `${appear} both`,
  animationTimeline: 'scroll(root)',
});
globalStyle(`${barPhone} > span`, { '@media': { [`${linkBar} and (max-width: 74.99rem)`]: hidden } });

export const logo = style({ height: '2.25rem' });
export const tagline = style({ fontSize: 'min(0.8125rem, 5vw)' });
