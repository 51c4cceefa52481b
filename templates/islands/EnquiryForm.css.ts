import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { parts, visuallyHidden } from '../styles/layout.css.ts';
import { centred, inRow, rule, signLine, smallButton } from '../styles/recipes.ts';
import { quiet } from '../styles/surface.css.ts';
import {
  colour,
  enlarged,
  face,
  medium,
  onScreen,
  radius,
  space,
  stickyHeader,
  text,
  wide,
} from '../styles/tokens.css.ts';
import { label, lone } from './Field.css.ts';

export const form = style([parts, { position: 'relative', containerType: 'inline-size' }]);
/** Wide enough for a heading with a note beside it. A container query notices text that a style has enlarged. */
const beside = '(min-width: 16rem)';

/** A short note on asterisks: at the end of the first heading or, in enlarged text, above it. */
export const note = style([
  quiet,
  {
    justifySelf: 'end',
    '@container': { [beside]: { selectors: { ':is(input, [hidden]) + &': { position: 'absolute' } } } },
  },
]);
// Wraps a long heading before the note.
globalStyle(`${note} + * > legend, ${note} + ${lone} ${label}`, {
  '@container': { [beside]: { paddingInlineEnd: '7.5rem' } },
});

/** Scrolls into view below a toast of this height, which is at most half of the viewport. */
const belowToast = (height: string) => ({
  scrollMarginBlockStart: `min(${height}, 50vh)`,
  '@media': { [enlarged]: { scrollMarginBlockStart: '50vh' } },
});

export const failure = style([
  // Of six lines on the smallest phone.
  belowToast('max(10rem, 27rem - 70vw)'),
  {
    display: 'flex',
    gap: space.s,
    alignItems: 'start',
    padding: space.s,
    width: '100%',
    ...face.strong,
    color: colour.emergencyInk,
    background: colour.emergencyTint,
    borderInlineStart: `0.375rem solid ${colour.emergencyInk}`,
    borderRadius: radius.s,
    '@media': { [enlarged]: { display: 'block' } },
  },
]);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  width: '1.125em',
  height: '1.125em',
  border: '0.1875em solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${pulse} 2s ease-in-out infinite` } },
});

export const submit = style({
  width: '100%',
  justifySelf: 'start',
  selectors: {
    // While the form is being sent, when the status has the focus. Not `:disabled`, so that a page is built without it.
    [`&:has(${spinner})`]: { cursor: 'progress', opacity: 0.75, textDecoration: 'none' },
    [`${visuallyHidden}:focus + &:has(${spinner})`]: {
      outline: `0.1875rem solid ${colour.ink}`,
      outlineOffset: '0.1875rem',
    },
  },
  '@media': { [medium]: { width: 'auto', minWidth: '16rem' } },
});

const message = style({
  display: 'grid',
  padding: space.m,
  border: '1px solid',
  borderInlineStartWidth: '0.375rem',
  borderRadius: radius.m,
  // Script moves the focus here, where the usual focus ring would look like a warning.
  selectors: { '&:focus-visible': { outlineWidth: '1px', outlineColor: 'currentcolor', boxShadow: 'none' } },
});

export const messageHeading = style({ display: 'flex', gap: space.xs, alignItems: 'center', fontSize: text.h3 });

const sign = style({
  padding: `${space.xs} ${space.m}`,
  background: colour.primary,
  color: colour.onPrimary,
  borderRadius: radius.m,
  ...signLine('0.125rem', '0.0625rem'),
});

/** The choice passed by a link to the form, on a small sign. */
export const chosen = style([sign, { justifySelf: 'start', ...face.heavy }]);
// Keeps its line until form-start.ts fills it in.
globalStyle(`[data-choice] ${chosen}[hidden]`, { display: 'block !important', visibility: 'hidden' });
globalStyle(`${chosen}[hidden]::before`, { content: "'\\200b'" });

export const receipt = style([
  message,
  belowToast('max(9rem, 31rem - 100vw)'),
  {
    gap: `${space.s} ${space.xl}`,
    background: colour.tint,
    borderColor: colour.link,
    // Outcome and answers side by side.
    '@media': {
      [wide]: { gridTemplate: 'repeat(5, auto) 1fr / repeat(2, minmax(0, 1fr))' },
      print: { background: 'none' },
    },
  },
]);
export const receiptHeading = style([messageHeading, { color: colour.link, fontSize: text.h2 }]);
export const expectation = style({ ...face.strong });
export const asked = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  '@media': { [wide]: { gridArea: '1 / 2 / -1' } },
});
/** A line for each answer, ruled like a bill. */
export const answers = style({ borderBlockEnd: rule });
globalStyle(`${answers} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space.s,
  paddingBlock: space.xs,
  borderBlockStart: rule,
  '@media': { [enlarged]: { display: 'block' } },
});
globalStyle(`${answers} dt`, { color: colour.muted });
globalStyle(`${answers} dd`, { whiteSpace: 'pre-line', unicodeBidi: 'plaintext' });
export const nextSteps = style({ ...inRow(space.s), ...onScreen });
globalStyle(`${nextSteps} a`, { ...smallButton, ...inRow('0'), textDecoration: 'none' });
globalStyle(`${nextSteps} a:hover`, { textDecoration: 'underline' });
/** What the visitor quotes later, on a sign. */
export const reference = style([
  sign,
  {
    justifySelf: 'start',
    '@media': { [enlarged]: { paddingInline: space.xs }, print: { padding: 0, border: 0, boxShadow: 'none' } },
  },
]);
globalStyle(`${reference} > strong`, {
  display: 'block',
  ...face.heavy,
  fontSize: text.h2,
  lineHeight: 1.15,
  letterSpacing: '0.08em',
  '@media': { [enlarged]: { letterSpacing: 0 } },
});

export const errors = style([
  message,
  { gap: space.s, color: colour.emergencyInk, background: colour.emergencyTint, borderColor: colour.emergencyInk },
]);
// Below messages, the note and the first heading share a row too.
const carried = `${chosen}:is(:not([hidden]), [data-choice] *)`;
for (const [above, row] of [
  [errors, 2],
  [carried, 2],
  [`${carried} + ${errors}`, 3],
] as const) {
  globalStyle(`${above} + ${note}, ${above} + ${note} + *`, {
    '@container': { [beside]: { gridArea: `${row} / 1` } },
  });
}
export const errorList = style({ display: 'grid', gap: space.xs });
export const errorLink = style({ display: 'inline-block', paddingBlock: '0.125rem', color: 'inherit' });

/** Covers neither the header, a receipt nor the line next to the button. */
export const toastViewport = style({
  position: 'fixed',
  zIndex: 100,
  inset: `${space.s} ${space.m} auto`,
  maxWidth: '26rem',
  marginInline: 'auto',
  outline: 'none',
  '@media': {
    [stickyHeader]: { insetBlockStart: '4.75rem' },
    [wide]: { marginInlineEnd: 0 },
    ...onScreen['@media'],
  },
});

// Not opacity, which would lower the contrast of the text.
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
  // A proxy's error may be long. The toast is focusable, so the keyboard can scroll it.
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
    // The words move below the icon and the button.
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

export const toastWords = style({
  display: 'grid',
  gap: '0.125rem',
  flex: 1,
  minWidth: 0,
  '@media': { [enlarged]: { order: 1, flexBasis: '100%' } },
});
export const toastTitle = style(face.heavy);
export const toastText = style({ fontSize: text.small, overflowWrap: 'anywhere' });

export const toastClose = style({
  position: 'sticky',
  top: 0,
  ...centred,
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-0.625rem -0.5rem -0.625rem auto',
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: radius.s,
  cursor: 'pointer',
});
