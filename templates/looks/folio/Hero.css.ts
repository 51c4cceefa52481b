import { globalStyle, style } from '@vanilla-extract/css';
import { colour, face, medium, space, text } from '../../styles/tokens.css.ts';

const hero = style({ paddingBlockStart: 'clamp(1.5rem, 1rem + 3vw, 4rem)' });
export const plain = style([hero]);

/** For pages about an emergency. */
export const emergency = style([
  hero,
  {
    paddingBlockEnd: space.xl,
    background: colour.emergency,
    color: colour.emergencyText,
    vars: { [colour.muted]: colour.emergencyText, [colour.link]: colour.emergencyText },
  },
]);

/** The heading across the page, and below a rule the text beside a picture or facts. */
export const content = style({ display: 'grid', gap: space.l });
export const heading = style({ display: 'grid', gap: space.s, maxWidth: '60rem' });
export const eyebrow = style({ fontSize: text.small, fontStyle: 'italic', color: colour.muted });

export const below = style({
  display: 'grid',
  gap: `${space.l} clamp(2rem, 6vw, 5rem)`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.l,
  borderBlockStart: '1px solid currentcolor',
});
export const columns = style([
  below,
  { '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(15rem, 4fr)' } } },
]);
export const words = style({ display: 'grid', gap: space.l, alignContent: 'start', minWidth: 0 });
export const lead = style({ fontSize: text.lead, maxWidth: '36rem', lineHeight: 1.5 });

export const beside = style({ minWidth: 0 });
globalStyle(`${hero} h1`, { letterSpacing: '-0.025em' });

export const picture = style({ paddingBlockStart: space.s });
globalStyle(`${picture} img`, { maxHeight: '34rem', objectFit: 'cover' });

export const claims = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});
export const claim = style({ display: 'grid', fontSize: text.small, alignContent: 'start' });
globalStyle(`${claim} strong`, { ...face.heavy, fontSize: text.h3 });

/** A hairline with space around it. */
export const rule = style({
  width: '4rem',
  height: 0,
  marginInline: 'auto',
  marginBlock: space.l,
  border: 0,
  borderBlockStart: `2px solid ${colour.plate}`,
  '@media': { print: { display: 'none' } },
});
export const end = style({ marginBlockStart: space.xxl });
