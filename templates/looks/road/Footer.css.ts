import { globalStyle, style } from '@vanilla-extract/css';
import { inRowApart } from '../../styles/recipes.ts';
import { colour, face, linkBar, narrow, onScreen, space, text } from '../../styles/tokens.css.ts';

export const footer = style({
  background: colour.primaryDeep,
  color: colour.onPrimary,
  // Extends below the page on a taller screen, and below a hidden call bar.
  boxShadow: `0 100vh 0 100vh ${colour.primaryDeep}`,
});

export const content = style({
  display: 'grid',
  gap: space.l,
  paddingBlock: `${space.xl} ${space.l}`,
  '@media': {
    [narrow]: { paddingBlockStart: space.l },
    print: { paddingBlock: `${space.m} 0` },
  },
});

/** Paper, and widths that fit the links, but not the address beside them. */
const between = 'screen and (min-width: 44rem) and (max-width: 74.99rem), print';

export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Columns grow; a larger minimum would wrap the hours on a tablet.
  gap: `${space.l} ${space.s}`,
  '@media': {
    // Fits all columns in one row.
    [between]: { fontSize: text.small },
    // Two columns of links on a phone, unless its text is enlarged.
    [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 34%), auto))' },
  },
});

globalStyle(`${columns} > *`, { flexGrow: 1 });
// Not printed: links are useless on paper, and the top bar has the hours.
globalStyle(`${columns} > nav`, onScreen);

export const column = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  justifyItems: 'start',
});
const broad = style({
  '@media': { [narrow]: { gridColumn: '1 / -1', width: 0, minWidth: '100%', justifyItems: 'stretch' } },
});
export const contact = style([
  column,
  broad,
  { '@media': { [between]: { ...inRowApart(space.l), flexBasis: '100%' } } },
]);
/** The opening hours, without links. */
export const hours = style([column, broad, { flexGrow: 0 }, onScreen]);
/** The emergency call, below the link that precedes it while the business is closed, or beside it. */
export const emergency = style([
  column,
  { justifyItems: 'stretch', '@media': { [between]: { gridAutoFlow: 'column' } } },
]);
/** A column with the opening hours below its links, or beside them. */
export const withHours = style([column, broad, { '@media': { [linkBar]: { gridTemplate: 'auto 1fr / 1fr auto' } } }]);
globalStyle(`${withHours} > div`, { justifySelf: 'stretch', '@media': { [linkBar]: { gridArea: '1 / 2 / 3' } } });
// Aligns the name with the headings of the columns.
export const heading = style({ fontSize: text.h3, ...face.heavy, lineHeight: 1.15 });
export const linksHeading = style({ fontSize: text.h3 });
export const subheading = style({ marginBlockStart: space.s, '@media': { [linkBar]: { margin: 0 } } });
export const links = style({
  '@media': {
    [narrow]: { selectors: { [`${withHours} > &`]: { display: 'flex', flexWrap: 'wrap', columnGap: space.l } } },
    print: { display: 'none' },
  },
});

globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: '0.25rem', color: 'inherit' });

export const copyright = style({
  fontSize: text.small,
  borderBlockStart: '1px solid rgb(255 255 255 / 0.3)',
  paddingBlockStart: space.m,
  ...onScreen,
});
