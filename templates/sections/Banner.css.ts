import { style, styleVariants } from '@vanilla-extract/css';
import { sign } from '../styles/surface.css.ts';
import { colour, forced, medium, narrow, radius, space } from '../styles/tokens.css.ts';

const base = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.l } },
});

export const card = styleVariants({
  emergency: [
    base,
    {
      background: colour.emergency,
      color: colour.emergencyText,
      borderRadius: radius.l,
      padding: space.l,
      '@media': {
        [forced]: { border: '2px solid' },
        print: { background: 'none', color: '#000', border: '2px solid #000' },
      },
    },
  ],
  offer: [sign, base],
  notice: [
    base,
    {
      background: colour.surface,
      border: `2px solid ${colour.ink}`,
      borderRadius: radius.l,
      padding: space.l,
    },
  ],
});

const iconBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: radius.m,
  // A phone has no space next to the text.
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
});

export const icon = styleVariants({
  emergency: [iconBase, { background: colour.emergencyText, color: '#a30f15' }],
  offer: [iconBase, { background: colour.plate, color: colour.plateInk }],
  notice: [iconBase, { background: colour.sign, color: colour.signText }],
});

export const text = style({ maxWidth: '44rem' });
