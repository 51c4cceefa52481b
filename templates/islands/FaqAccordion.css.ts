import { globalStyle, style } from '@vanilla-extract/css';
import { rule, smallButton } from '../styles/recipes.ts';
import { colour, face, medium, onScreen, space, text } from '../styles/tokens.css.ts';

/** Where all answers are open. */
const unscripted = '(scripting: none), print';

/** Questions with topics beside them or, on a phone, above. */
export const layout = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' } },
});

export const questions = style({
  minWidth: 0,
  borderBlockStart: rule,
  '@media': { [medium]: { gridColumn: 1, gridRow: 1 } },
});

export const item = style({ borderBlockEnd: rule });
export const header = style({ fontSize: text.h3, ...face.heavy });

export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.m,
  width: '100%',
  minHeight: '3.5rem',
  padding: `${space.s} 0`,
  font: 'inherit',
  lineHeight: 1.25,
  color: colour.ink,
  textAlign: 'start',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' } },
  '@media': { print: { minHeight: 'auto' } },
});

const closed = `${item}[data-state="closed"] > &`;
const ready = '[data-island-ready]';
const failed = '[data-island-failed]';

/**
 * Hidden from the first paint, to avoid a layout shift on hydration. Shown without JavaScript, in print, and when it is
 * the target of the address.
 */
export const answer = style({
  display: 'grid',
  gap: space.s,
  paddingBlockEnd: space.l,
  maxWidth: '42rem',
  '@media': {
    'screen and (scripting: enabled)': {
      selectors: {
        [`[data-island]:not(${failed}) ${item}[data-state="closed"]:not(:target) > &`]: { display: 'none' },
      },
    },
    screen: { selectors: { [`${ready} ${closed}`]: { display: 'none' } } },
    print: { gap: 0, paddingBlockEnd: space.s },
  },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.m}`, ...onScreen });

globalStyle(`${question}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });
// Without JavaScript a question is a plain heading.
globalStyle(`${question} > svg`, { '@media': { [unscripted]: { display: 'none' } } });

export const topics = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    // Beside the questions, sticky until the last of them.
    [medium]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '7rem' },
    [unscripted]: { display: 'none' },
  },
});

export const topicList = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const topic = style({
  ...smallButton,
  textAlign: 'start',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-expanded="true"]': { background: colour.primary, color: colour.onPrimary, borderColor: colour.primary },
  },
});
