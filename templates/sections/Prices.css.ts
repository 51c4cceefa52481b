import { style } from '@vanilla-extract/css';
import { card } from '../styles/surface.css.ts';
import { colour, face, medium, narrow, space, text, wide } from '../styles/tokens.css.ts';

export const table = style([card, { display: 'grid', paddingBlock: space.xs }]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  paddingBlock: space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
  breakInside: 'avoid',
});

export const what = style({ flex: '1 1 9rem', minWidth: 0 });

/** Where there is room, a dotted line leads to the price. */
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  ...face.strong,
  '@media': {
    [medium]: { '::after': { content: '', flex: 1, borderBlockEnd: `0.125rem dotted ${colour.edge}`, opacity: 0.6 } },
  },
});
export const description = style({ display: 'block', fontSize: text.small, color: colour.muted });
export const amount = style({
  ...face.heavy,
  fontSize: text.h3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Stays in view next to a long list. A phone has the same in its two bars and the hero. */
export const aside = style({
  display: 'grid',
  gap: space.m,
  paddingInlineStart: space.l,
  borderInlineStart: `0.25rem solid ${colour.plate}`,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: '6rem' }, [narrow]: { display: 'none' } },
});
export const claim = style({ display: 'flex', gap: space.s, alignItems: 'center' });
