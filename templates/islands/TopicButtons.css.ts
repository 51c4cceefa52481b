import { style } from '@vanilla-extract/css';
import { colour, face, medium, radius, space } from '../styles/tokens.css.ts';

export const topics = style({
  display: 'grid',
  gap: space.s,
  '@media': {
    // Beside the questions, and still there at the last of them.
    [medium]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '7rem' },
    // Without script all answers stand open, and a button could do nothing.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const topic = style({
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.m}`,
  color: colour.ink,
  background: colour.surface,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.m,
  ...face.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-expanded="true"]': { background: colour.sign, color: colour.signText, borderColor: colour.sign },
  },
});
