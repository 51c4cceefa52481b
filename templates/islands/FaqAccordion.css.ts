import { globalStyle, style } from '@vanilla-extract/css';
import { colour, face, medium, space, text } from '../styles/tokens.css.ts';

/** The questions, and where there is room the topics beside them; on a phone the topics come first. */
export const layout = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' } },
});

export const questions = style({
  minWidth: 0,
  borderBlockStart: `1px solid ${colour.line}`,
  '@media': { [medium]: { gridColumn: 1, gridRow: 1 } },
});

export const item = style({ borderBlockEnd: `1px solid ${colour.line}` });
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
});

const closed = `${item}[data-state="closed"] > &`;
const alive = '[data-island-ready]';
const failed = '[data-island-failed]';

/**
 * A closed answer is hidden from the first paint on, so that nothing moves as the script arrives. It shows where
 * there is no script, where the script failed, in print, and where the address names it.
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
    screen: { selectors: { [`${alive} ${closed}`]: { display: 'none' } } },
  },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.m}` });

globalStyle(`${question}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });
// Without script nothing opens: a question is a heading and no more.
globalStyle(`${question} > svg`, {
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
