import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { centred } from '../styles/recipes.ts';
import { colour, enlarged, face, onScreen, radius, space, text, wide } from '../styles/tokens.css.ts';

/** Covers neither a receipt, the line next to the button, nor the fields. */
export const viewport = style({
  position: 'fixed',
  zIndex: 100,
  inset: `${space.s} ${space.m} auto`,
  maxWidth: '26rem',
  marginInline: 'auto',
  outline: 'none',
  '@media': { [wide]: { marginInlineEnd: 0 }, ...onScreen['@media'] },
});

// Opacity would lower the contrast of the text meanwhile.
const slideIn = keyframes({ from: { transform: 'translateY(-1rem)' } });
const slideOut = keyframes({ to: { transform: 'translateY(-8rem)' } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)' },
});

const toastBase = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'start',
  padding: space.m,
  borderRadius: radius.m,
  border: '2px solid',
  boxShadow: '0 0.5rem 1.5rem rgb(0 0 0 / 0.25)',
  // A proxy's error may be a whole page of text. The toast is focusable, so it can be scrolled by keyboard.
  maxHeight: '50vh',
  overflow: 'auto',
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="end"]': { animation: `${swipeOut} 120ms ease-out` },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-state="open"]': { animation: `${slideIn} 180ms ease-out` },
        '&[data-state="closed"]:not([data-swipe="end"])': { animation: `${slideOut} 120ms ease-in` },
      },
    },
    // The text moves below the icon and the button.
    [enlarged]: { flexWrap: 'wrap', padding: space.s },
  },
});

export const toast = styleVariants({
  success: [toastBase, { background: colour.primary, color: colour.onPrimary, borderColor: colour.onPrimary }],
  error: [
    toastBase,
    { background: colour.emergencyTint, color: colour.emergencyInk, borderColor: colour.emergencyInk },
  ],
});

export const words = style({
  display: 'grid',
  gap: '0.125rem',
  flex: 1,
  minWidth: 0,
  '@media': { [enlarged]: { display: 'contents' } },
});
export const title = style({ ...face.heavy, '@media': { [enlarged]: { flex: 1, minWidth: 0 } } });
export const description = style({
  fontSize: text.small,
  overflowWrap: 'anywhere',
  '@media': { [enlarged]: { order: 1, flexBasis: '100%' } },
});

export const close = style({
  position: 'sticky',
  top: 0,
  ...centred,
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-0.625rem -0.5rem -0.625rem 0',
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: radius.s,
  cursor: 'pointer',
});
