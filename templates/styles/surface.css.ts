import { style, styleVariants } from '@vanilla-extract/css';
import { colour, face, forced, radius, space, text } from './tokens.css.ts';

export const card = style({
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  padding: space.l,
  minWidth: 0,
});

/** A road sign: a green panel with a thin white line inside its edge. */
export const sign = style({
  background: colour.sign,
  color: colour.signText,
  borderRadius: radius.l,
  boxShadow: `inset 0 0 0 0.3125rem ${colour.sign}, inset 0 0 0 0.5rem ${colour.signText}`,
  padding: 'clamp(1.375rem, 1rem + 1.5vw, 2.125rem)',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': { [forced]: { border: '1px solid' } },
});

const buttonBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '3rem',
  padding: `${space.xs} clamp(1rem, 4vw, 1.5rem)`,
  border: '2px solid transparent',
  borderRadius: radius.m,
  fontSize: text.body,
  ...face.heavy,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: '0.12em' } },
  '@media': {
    // On paper a number can be read, and another link leads nowhere.
    print: {
      border: '1px solid #000',
      color: '#000',
      background: 'none',
      selectors: { '&:not([href^="tel:"])': { display: 'none' } },
    },
  },
});

/** Primary in the yellow of a number plate, secondary as an outline, red for emergencies only. */
export const button = styleVariants({
  primary: [buttonBase, { background: colour.plate, color: colour.plateInk, borderColor: colour.plateInk }],
  secondary: [buttonBase, { background: 'transparent', color: 'inherit', borderColor: 'currentcolor' }],
  emergency: [buttonBase, { background: colour.emergency, color: colour.emergencyText }],
  onEmergency: [buttonBase, { background: colour.emergencyText, color: '#a30f15' }],
});

/** An icon in a square, as on a tourist sign. */
export const pictogram = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.m,
  background: colour.sign,
  color: colour.signText,
  boxShadow: `inset 0 0 0 0.125rem ${colour.sign}, inset 0 0 0 0.1875rem ${colour.signText}`,
  // Forced colours show it.
  outline: '1px solid transparent',
});

/** A label on a number plate. */
export const plate = style({
  display: 'inline-block',
  justifySelf: 'start',
  background: colour.plate,
  color: colour.plateInk,
  borderRadius: radius.s,
  padding: '0.2em 0.6em 0.1em',
  outline: '1px solid transparent',
  fontSize: text.small,
  ...face.heavy,
  lineHeight: 1.3,
  '@media': { print: { background: 'none', color: '#000', border: '1px solid #000' } },
});

export const muted = style({ color: colour.muted });
export const leadText = style({ fontSize: text.lead, maxWidth: '40rem' });
export const lead = style([leadText, muted]);
export const small = style({ fontSize: text.small });
export const strong = style({ ...face.heavy });
