import { style, styleVariants } from '@vanilla-extract/css';
import { inRowApart } from '../../styles/recipes.ts';
import { sign as signSurface } from '../../styles/surface.css.ts';
import { colour, display, face, medium, narrow, radius, space, text } from '../../styles/tokens.css.ts';

export const sign = style([signSurface, { display: 'grid', gap: space.m }]);

/** Hidden on a phone, where the strip map below the hero shows the same. */
export const besideMap = style([sign, { '@media': { [narrow]: { display: 'none' } } }]);

export const head = style({
  ...inRowApart(space.s),
  alignItems: 'start',
  paddingBlockEnd: space.s,
  borderBlockEnd: '2px solid currentcolor',
});

export const name = style({ ...face.heavy, fontSize: text.h3 });
export const routes = style({ display: 'flex', gap: space.xs });
export const list = style({ display: 'grid', gap: '0.125rem', fontSize: 'clamp(1.0625rem, 2.4vw, 1.5rem)' });
export const row = style({ ...inRowApart(`0 ${space.xs}`), ...face.heavy, lineHeight: 1.5 });

export const town = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5em' });
export const miles = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Keeps it in its column below a name that leaves no room beside it.
  marginInlineStart: 'auto',
  ...face.heavy,
});
export const street = style([town, { ...face.heavy, fontSize: text.panel, color: colour.accentOnPrimary }]);
export const target = style({ fontSize: text.h2, ...display, lineHeight: 1.1 });

export const large = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.2em',
  color: colour.accentOnPrimary,
  // Stops enlarged text from making the unbreakable unit wider than the sign.
  flexWrap: 'wrap',
  fontSize: `min(${text.sign}, 18vw)`,
  ...face.heavy,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  overflowWrap: 'normal',
  // The largest size that fits the narrower sign on one line.
  '@media': { [medium]: { fontSize: 'clamp(2.5rem, 0.25rem + 5.2vw, 4.5rem)' } },
});

const numberBase = style({
  display: 'inline-block',
  padding: '0.175em 0.5em',
  borderRadius: radius.s,
  border: '2px solid #fff',
  ...face.heavy,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { print: { borderColor: '#000' } },
});

/** A road number in the colours of its signs. */
export const number = styleVariants({
  motorway: [numberBase, { background: colour.motorway, color: '#fff', '@media': { print: { color: '#000' } } }],
  primary: [numberBase, { background: colour.primary, color: colour.accentOnPrimary }],
  local: [numberBase, { background: '#fff', color: '#15221b', borderColor: '#15221b' }],
  // A station's name may wrap where text is enlarged.
  rail: [numberBase, { background: '#fff', color: '#15221b', borderColor: '#15221b', whiteSpace: 'normal' }],
});
