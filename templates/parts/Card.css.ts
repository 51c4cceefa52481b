import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pictogram, card as surface } from '../styles/surface.css.ts';
import { colour, narrow, space } from '../styles/tokens.css.ts';

const base = style([surface, { display: 'grid', gap: space.s, gridTemplateRows: 'auto 1fr', breakInside: 'avoid' }]);

/** An icon next to text, without a box. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.m,
  rowGap: space.xs,
  alignContent: 'start',
} as const;
const open = style({ ...beside, breakInside: 'avoid' });
globalStyle(`${open} > *`, { gridColumn: 2 });
globalStyle(`${open} > :first-child`, { display: 'contents' });

/** A box; without one on a phone, where it is read in a hurry. */
const emergency = style({
  borderBlockStart: `0.375rem solid ${colour.emergency}`,
  '@media': {
    [narrow]: {
      ...beside,
      gridTemplateRows: 'auto',
      padding: `${space.m} 0 0`,
      border: 0,
      borderRadius: 0,
      borderBlockStart: `1px solid ${colour.line}`,
      background: 'none',
    },
  },
});
globalStyle(`${emergency} > *`, { '@media': { [narrow]: { gridColumn: 2, border: 0, padding: 0 } } });
globalStyle(`${emergency} > :first-child`, { '@media': { [narrow]: { display: 'contents' } } });

export const card = styleVariants({
  open: [open],
  plain: [base],
  link: [base, { position: 'relative', selectors: { '&:hover': { borderColor: colour.ink } } }],
  emergency: [base, emergency],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const icon = styleVariants({
  open: [pictogram, { gridRow: 'span 2' }],
  plain: [pictogram],
  link: [pictogram],
  emergency: [
    pictogram,
    { gridRow: 'span 2', background: colour.emergency, color: colour.emergencyText, boxShadow: 'none' },
  ],
});

/** The last line of a card: an action, or facts below a rule. */
export const action = style({ paddingBlockStart: space.xs });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${colour.line}`,
});
