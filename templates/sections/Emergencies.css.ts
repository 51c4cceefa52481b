import { style } from '@vanilla-extract/css';
import { card, icon as cardIcon } from '../parts/Card.css.ts';
import { colour, face, medium, narrow, space } from '../styles/tokens.css.ts';

export const list = style({ '@media': { [narrow]: { gap: 0 } } });

export const item = style([
  card.emergency,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    gap: `0 ${space.s}`,
    '@media': { [narrow]: { display: 'flex', columnGap: space.s, paddingBlock: space.s } },
  },
]);

export const icon = style([
  cardIcon.emergency,
  { '@media': { [narrow]: { selectors: { '&&': { display: 'none' } } } } },
]);
export const title = style({ flex: 1 });

/** The response time: next to the name on a phone, below it in a box. */
export const response = style({
  ...face.heavy,
  color: colour.emergencyInk,
  '@media': { [medium]: { flexBasis: '100%', paddingBlockStart: space.s } },
});
export const text = style({ flexBasis: '100%' });
