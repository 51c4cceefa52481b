import { globalStyle, style } from '@vanilla-extract/css';
import { navigationLink } from '../../parts/frame.css.ts';
import { inRow, rule } from '../../styles/recipes.ts';
import {
  colour,
  compact,
  face,
  hidden,
  menu,
  narrow,
  space,
  stickyEdge,
  stickyHeader,
  text,
  wide,
} from '../../styles/tokens.css.ts';
import { ribbon } from './surfaces.ts';

/** A wide screen, with a masthead above a bar of links, and paper, with the masthead alone. */
const roomy = `${wide}, print`;

/** A small screen has one bar of brand, number and menu button. */
export const header = style({
  ...inRow(`0 ${space.s}`),
  paddingBlock: `calc(${space.xs} + 0.25rem)`,
  paddingInline: `clamp(${space.m}, 4vw, ${space.l})`,
  background: colour.paper,
  borderBlockEnd: `1px solid ${colour.ink}`,
  zIndex: 20,
  '@media': {
    [stickyHeader]: { position: 'sticky', insetBlockStart: stickyEdge.header },
    // No box, which would limit the range in which the bar is sticky.
    [roomy]: { display: 'contents' },
  },
});

/** No box on a small screen, where the contents share one bar. */
const inBar = { '@media': { [compact]: { display: 'contents' } } } as const;

export const masthead = style({ borderBlockEnd: `1px solid ${colour.ink}`, ...inBar });

/** On a wide screen: hours, name, contact details. */
export const row = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(9rem, 1fr) auto minmax(max-content, 1fr)',
  paddingBlock: space.xl,
  '@media': { ...inBar['@media'], print: { paddingBlock: space.m } },
});

/** Its lines are as far apart as the links at the other end. */
export const hours = style({
  display: 'grid',
  rowGap: '0.5rem',
  fontSize: text.small,
  '@media': { [compact]: hidden },
});

export const brand = style({
  display: 'grid',
  color: colour.ink,
  textDecoration: 'none',
  lineHeight: 1.2,
  '@media': {
    // As wide as its longest word, or else above the menu button.
    [compact]: { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' },
    [roomy]: { justifyItems: 'center' },
  },
});
export const brandName = style({
  ...face.heavy,
  fontSize: 'min(1.375rem, 6.5vw)',
  lineHeight: 1.15,
  '@media': { [roomy]: { fontSize: '2.5rem' } },
});
export const logo = style({
  height: 'min(2.5rem, 12vw)',
  objectFit: 'contain',
  '@media': { [roomy]: { height: '4rem' } },
});
export const tagline = style({
  color: colour.link,
  fontSize: 'min(0.875rem, 4.4vw)',
  ...face.strong,
  '@media': { [wide]: { fontSize: text.small } },
});

export const contact = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontSize: text.small,
  '@media': { [narrow]: { order: 1, flexBasis: '100%', justifyItems: 'start', textAlign: 'start' } },
});
globalStyle(`${contact} a`, { paddingBlock: '0.25rem' });
// The call bar has this number on a phone; keep only numbers for other hours.
globalStyle(`${contact} a:first-child`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${contact} a:last-child`, { '@media': { [compact]: { display: 'none' } } });

export const bar = style({
  background: colour.paper,
  borderBlockEnd: rule,
  '@media': {
    ...inBar['@media'],
    [stickyHeader]: { position: 'sticky', insetBlockStart: stickyEdge.header, zIndex: 20 },
    print: { display: 'none' },
  },
});

export const barRow = style({
  ...inRow('0'),
  justifyContent: 'center',
  minHeight: '3.25rem',
  paddingBlock: '0.125rem',
  ...inBar,
});

// A ribbon marks the place of the page, hanging from the bar.
globalStyle(`${barRow} nav a[aria-current]`, { position: 'relative', background: 'none', boxShadow: 'none' });
globalStyle(`${barRow} nav a[aria-current]::after`, {
  ...ribbon,
  insetBlockStart: '100%',
  insetInlineStart: 'calc(50% - 0.5625rem)',
  '@media': { ...ribbon['@media'], [menu]: { display: 'none' } },
});
globalStyle(`${barRow} nav ${navigationLink.button}[aria-current]`, {
  background: colour.accent,
  boxShadow: 'inset 0 -0.25rem 0 currentcolor',
});
globalStyle(`${barRow} > button`, { borderWidth: '1px' });
