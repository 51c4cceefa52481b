import { style, styleVariants } from '@vanilla-extract/css';
import { colour, face, radius } from '../styles/tokens.css.ts';

const base = style({
  display: 'inline-block',
  padding: '0.25em 0.5em 0.1em',
  borderRadius: radius.s,
  border: '2px solid #fff',
  ...face.heavy,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { print: { borderColor: '#000' } },
});

export const number = styleVariants({
  motorway: [base, { background: colour.motorway, color: '#fff', '@media': { print: { color: '#000' } } }],
  primary: [base, { background: colour.sign, color: colour.plate }],
  local: [base, { background: '#fff', color: '#15221b', borderColor: '#15221b' }],
  // A station's name is words, and may break where letters are large.
  rail: [base, { background: '#fff', color: '#15221b', borderColor: '#15221b', whiteSpace: 'normal' }],
});
