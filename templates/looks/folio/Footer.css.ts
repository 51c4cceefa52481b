import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, inRowApart } from '../../styles/recipes.ts';
import { colour, display, medium, narrow, onScreen, space, text } from '../../styles/tokens.css.ts';

const softRule = '1px solid color-mix(in srgb, currentcolor 35%, transparent)';

/** A footer in the main colour. */
export const footer = style({
  background: colour.primary,
  color: colour.onPrimary,
  // Extends below the page on a taller screen, and below a hidden call bar.
  boxShadow: `0 100vh 0 100vh ${colour.primary}`,
  vars: { [colour.ink]: colour.onPrimary, [colour.muted]: colour.onPrimary, [colour.link]: colour.onPrimary },
});
export const content = style({
  display: 'grid',
  gap: space.xl,
  paddingBlock: `${space.xl} ${space.l}`,
  '@media': { print: { gap: space.s, paddingBlock: `${space.l} 0` } },
});

/** Centred on a wide screen; on a phone at the start, like the columns below. */
const middle = { '@media': { [medium]: { justifyItems: 'center', textAlign: 'center' } } } as const;
export const colophon = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  '@media': {
    ...middle['@media'],
    // One row, since several would often be alone on a sheet.
    print: inRowApart(space.m),
  },
});
// On paper, the masthead has it.
export const name = style({ ...display, fontSize: text.h2, lineHeight: 1.15, ...onScreen });

/** The emergency call, and the link that precedes it while the business is closed. */
export const emergency = style(inRow(space.s));

export const profiles = style(inRow(space.m));

export const columns = style({
  display: 'grid',
  // Two columns of links on a phone, unless its text is enlarged.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 34%), auto))',
  gap: `${space.l} ${space.m}`,
  '@media': {
    [medium]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 'clamp(3rem, 8vw, 7rem)' },
    // Links are useless on paper, and the header has the hours.
    print: { display: 'none' },
  },
  paddingBlockStart: space.l,
  borderBlockStart: softRule,
});
export const column = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  '@media': { [medium]: { minWidth: '12rem' } },
});
export const withHours = style([column, { '@media': { [narrow]: { gridColumn: '1 / -1' } } }]);
export const linksHeading = style({ fontSize: text.body });
export const subheading = style([linksHeading, { marginBlockStart: space.m }]);
export const links = style({});
globalStyle(`${links} a, ${profiles} a`, { display: 'inline-block', paddingBlock: '0.25rem' });
export const copyright = style({ fontSize: text.small, '@media': { ...middle['@media'], ...onScreen['@media'] } });
