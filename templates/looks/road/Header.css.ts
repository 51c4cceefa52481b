import { keyframes, style } from '@vanilla-extract/css';
import { inRowApart, rule } from '../../styles/recipes.ts';
import {
  colour,
  enlarged,
  face,
  forced,
  hidden,
  medium,
  narrow,
  radius,
  space,
  stickyHeader,
} from '../../styles/tokens.css.ts';

// No box of its own, so the bar is sticky for the whole page.
export const header = style({ display: 'contents' });

export const topBar = style({
  background: colour.signDeep,
  color: colour.signText,
  fontSize: 'clamp(0.75rem, 3.6vw, 0.875rem)',
  '@media': { [enlarged]: { fontSize: '6vw' } },
});

export const topBarRow = style({
  ...inRowApart(`0 ${space.s}`),
  minHeight: '2.5rem',
  '@media': { [medium]: { justifyContent: 'flex-start', columnGap: space.l } },
});

export const topLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: 'min(2.25rem, 11vw)',
  color: 'inherit',
  ...face.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineColor: colour.figure } },
});

export const phone = style({ '@media': { [narrow]: { order: 1 } } });
export const email = style({
  minWidth: '2.25rem',
  justifyContent: 'flex-end',
  '@media': { [enlarged]: { display: 'none' } },
});

/** In a narrow row only the icon is visible; screen readers still read the address. */
export const emailText = style({ '@media': { 'screen and (max-width: 61.99rem)': hidden } });

/** On a phone the hours and the e-mail form one row, the phone number and the open-now line the other. */
export const hours = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flex: '1 0 70%',
  '@media': { [medium]: { flex: 'none' }, [enlarged]: { flexBasis: '100%' } },
});

export const bar = style({
  background: colour.surface,
  borderBlockEnd: rule,
  '@media': {
    [stickyHeader]: { position: 'sticky', insetBlockStart: 0, zIndex: 20 },
  },
});

export const barRow = style({
  // Narrow enough for the brand and the menu button to share a row on the smallest phone.
  ...inRowApart(space.xs),
  paddingBlock: space.xs,
  minHeight: 'min(4rem, 20vw)',
});

export const brand = style({
  display: 'grid',
  background: colour.sign,
  color: colour.signText,
  borderRadius: radius.m,
  padding: '0.5rem min(0.75rem, 3vw) 0.375rem',
  boxShadow: `inset 0 0 0 0.125rem ${colour.sign}, inset 0 0 0 0.25rem ${colour.signText}`,
  lineHeight: 1.1,
  textDecoration: 'none',
  '@media': { [forced]: { border: '1px solid' } },
});

export const brandName = style({ ...face.heavy, fontSize: 'min(1.125rem, 5.4vw)' });
/** Where the bar has room, it shows the number once the page is scrolled. */
const appear = keyframes({ from: { visibility: 'hidden' } });
export const barPhone = style({
  display: 'none',
  marginInline: `${space.s} auto`,
  '@media': { 'screen and (min-width: 75rem)': { display: 'inline-flex' } },
  // Without support it is visible from the start.
  animation: `${appear} both`,
  animationTimeline: 'scroll(root)',
});

export const logo = style({ height: '2.25rem', width: 'auto' });
export const tagline = style({ fontSize: '0.8125rem', '@media': { [enlarged]: { display: 'none' } } });
