import { globalStyle, style } from '@vanilla-extract/css';
import { equalColumns } from '../../styles/recipes.ts';
import { colour, face, narrow, onScreen, space, text, wide } from '../../styles/tokens.css.ts';

export const footer = style({ background: colour.signDeep, color: colour.signText });

export const content = style({ display: 'grid', gap: space.l, paddingBlock: `${space.xl} ${space.l}` });

/** Wide enough for the opening hours in a column of their own. */
const widest = 'screen and (min-width: 75rem)';

export const columns = style({
  // Two columns of links on a phone, unless its text is enlarged.
  ...equalColumns('max(8rem, 34%)', `${space.l} ${space.m}`),
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between', columnGap: space.l },
    [widest]: { display: 'flex', flexWrap: 'wrap' },
  },
});

export const column = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  justifyItems: 'start',
});
/** Links are useless on paper. */
const broad = style({ '@media': { [narrow]: { gridColumn: '1 / -1' } } });
export const contact = style([column, broad]);
/** A column with the opening hours below its links, or beside them. */
export const withHours = style([
  column,
  broad,
  { '@media': { [widest]: { gridTemplate: 'auto 1fr / auto 1fr', columnGap: space.xl } } },
]);
globalStyle(`${withHours} > div`, { justifySelf: 'stretch', '@media': { [widest]: { gridArea: '1 / 2 / 3' } } });
// Aligns the brand with the headings of the columns.
export const heading = style({ fontSize: text.h3, ...face.heavy, lineHeight: 1.15 });
export const linksHeading = style([heading, onScreen]);
export const subheading = style({
  fontSize: text.body,
  marginBlockStart: space.s,
  '@media': { [widest]: { fontSize: text.h3, margin: 0 } },
});
export const links = style({
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [narrow]: { selectors: { [`${withHours} > &`]: { display: 'flex', flexWrap: 'wrap', columnGap: space.l } } },
    print: { display: 'none !important' },
  },
});

globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: '0.25rem', color: 'inherit' });

export const copyright = style({
  fontSize: text.small,
  borderBlockStart: '1px solid rgb(255 255 255 / 0.3)',
  paddingBlockStart: space.m,
});
