import { style, styleVariants } from '@vanilla-extract/css';
import { pictogram, card as surface } from '../styles/surface.css.ts';
import { colour, space } from '../styles/tokens.css.ts';

const base = style([surface, { display: 'grid', gap: space.s, gridTemplateRows: 'auto 1fr', breakInside: 'avoid' }]);

export const card = styleVariants({
  plain: [base],
  link: [base, { position: 'relative', selectors: { '&:hover': { borderColor: colour.ink } } }],
  emergency: [base, { borderBlockStart: `0.375rem solid ${colour.emergency}` }],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const icon = styleVariants({
  plain: [pictogram],
  link: [pictogram],
  emergency: [pictogram, { background: colour.emergency, color: colour.emergencyText, boxShadow: 'none' }],
});

/** The last line of a card: an action, or a line of facts under a rule. */
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
