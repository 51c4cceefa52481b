import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, rule } from '../../styles/recipes.ts';
import { colour, compact, face, hidden, medium, space, stickyHeader, text, wide } from '../../styles/tokens.css.ts';

// No box of its own, so the bar is sticky for the whole page.
export const header = style({ display: 'contents' });

export const masthead = style({ background: colour.paper, borderBlockEnd: `1px solid ${colour.ink}` });

/** The name in the middle, with the hours on its left and the contact details on its right where there is room. */
export const row = style({
  display: 'grid',
  gap: `${space.xs} ${space.l}`,
  alignItems: 'center',
  justifyItems: 'center',
  paddingBlock: space.m,
  fontSize: text.small,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', paddingBlock: `${space.xl} ${space.l}` },
  },
});

export const hours = style({
  display: 'grid',
  justifySelf: 'start',
  '@media': { [compact]: hidden },
});

export const brand = style({ display: 'grid', justifyItems: 'center', color: colour.ink, textDecoration: 'none' });
export const brandName = style({
  ...face.heavy,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.5rem)',
  lineHeight: 1.15,
});
export const logo = style({ height: '3.5rem', width: 'auto' });
/** The logo as a mark, to the left of name and tagline. */
export const brandWithLogo = style([
  brand,
  { gridTemplateColumns: 'auto auto', alignItems: 'center', justifyItems: 'start', columnGap: space.s },
]);
globalStyle(`${brandWithLogo} > img`, { gridRow: '1 / span 2' });
export const tagline = style({ color: colour.muted, fontStyle: 'italic' });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.l,
  '@media': { [wide]: { display: 'grid', justifySelf: 'end', justifyItems: 'end' } },
});
globalStyle(`${contact} a`, { display: 'inline-block', color: colour.ink, paddingBlock: '0.25rem' });

export const bar = style({
  background: colour.paper,
  borderBlockEnd: rule,
  '@media': { [stickyHeader]: { position: 'sticky', insetBlockStart: 0, zIndex: 20 } },
});

export const barRow = style({
  ...inRow('0'),
  justifyContent: 'center',
  minHeight: '3.25rem',
  paddingBlock: '0.125rem',
  '@media': { [medium]: { fontSize: text.small } },
});

// One face throughout the row; a button among the links has a border as thin as a rule.
globalStyle(`${barRow} nav a`, { fontFamily: 'inherit', borderWidth: '1px' });
globalStyle(`${barRow} nav a[aria-current]`, {
  background: 'none',
  color: colour.ink,
  borderColor: 'currentcolor',
  boxShadow: `inset 0 -2px 0 ${colour.plate}`,
});
globalStyle(`${barRow} > button`, { borderWidth: '1px' });
