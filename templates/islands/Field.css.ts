import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { maxConditions } from '../../schema/submission.ts';
import { equalColumns, focusRing, rule, smallButton } from '../styles/recipes.ts';
import { colour, face, forced, narrow, radius, space, stickyCallBar, text } from '../styles/tokens.css.ts';

/** Fields about one thing, closer to each other than to those of the next group. */
export const group = style({
  display: 'grid',
  // Two columns at most, since three leave gaps; also for a field alone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
  gap: space.s,
  minWidth: 0,
  border: 0,
});
/** The group of one field, whose label is its heading. */
export const lone = style([group]);
// Above the legend, because a border of its fieldset goes through it.
globalStyle(`${group} + ${lone}, ${group} + ${group} > legend`, { paddingBlockStart: space.m, borderBlockStart: rule });
export const label = style({
  ...face.strong,
  lineHeight: 1.3,
  // Fits a label of three words into half the width of a phone.
  '@media': { [narrow]: { fontSize: '0.9375rem' } },
});
/** A short field takes half a row of a phone; a wide one fills a row everywhere. */
export const field = styleVariants({ short: {}, wide: { gridColumn: '1 / -1' } });
// As wide as what is expected.
globalStyle(`${field.short} > input`, { maxWidth: '12rem' });
globalStyle(`${group} > *`, { display: 'grid', gap: space.xs, alignContent: 'start', minWidth: 0 });
globalStyle(`${group} > :not(${field.short})`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });
// Lets the last of three fields fill its row.
globalStyle(`${group} > :nth-child(4):last-child:not(${field.wide} ~ *)`, { gridColumn: '1 / -1' });
const heading = { ...face.heavy, fontSize: text.h3, lineHeight: 1.3 } as const;
globalStyle(`${lone} ${label}`, heading);
// Not an item of the grid in any browser, even floating: Safari differs.
globalStyle(`${group} > legend`, { ...heading, width: '100%', marginBlockEnd: space.s });

/** Of an input; others add to it. */
export const control = style({
  width: '100%',
  // Otherwise a date in enlarged text is wider than a phone.
  minWidth: 0,
  minHeight: '3rem',
  // Keeps the label in view after a link to the control.
  scrollMarginBlockStart: '2rem',
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.surface,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.m,
});

export const textarea = style([
  control,
  // Lines from right to left begin at the right.
  { resize: 'vertical', minHeight: '5.75rem', unicodeBidi: 'plaintext' },
]);
// Browsers only scroll to the caret of a text area, whose lower lines the call bar would cover.
globalStyle('html:has(textarea:focus)', { '@media': { [stickyCallBar]: { scrollPaddingBottom: '11rem' } } });

export const select = style([
  control,
  {
    appearance: 'none',
    // Stops enlarged text from cutting off the first option.
    fontSize: `min(${text.body}, 7.5vw)`,
    paddingInlineEnd: 'min(2.75rem, 11vw)',
    // Draws a triangle. An SVG would be parsed in the first layout of every form page.
    backgroundImage: `conic-gradient(from -45deg at bottom, ${colour.edge} 25%, transparent 0)`,
    backgroundPosition: `right ${space.m} center`,
    backgroundSize: '0.75rem 0.375rem',
    backgroundRepeat: 'no-repeat',
    // Forced colours remove gradients, so use the browser's arrow.
    '@media': { [forced]: { appearance: 'auto' } },
  },
]);

/** Shrinks enlarged text as a list of options does, or the button of the calendar covers the year. */
export const date = style([control, { fontSize: `min(${text.body}, 7.5vw)` }]);

/** The registration of a vehicle. */
export const plate = style([control, look.plateField]);

/** Not by its attribute, so that a page is built without this rule. */
export const invalid = style({ borderColor: colour.emergencyInk });

export const choiceField = style([field.wide, { border: 0 }]);
/** Equal columns, as many as fit, with the gap of the fields above, so that two align with two fields. */
const inColumns = (min: string) => ({
  ...equalColumns(min, `${space.xs} ${space.s}`),
  marginBlockStart: space.xs,
});
/** One row or column: choices share their edges, as parts of one control. */
const inLine = style({});
export const choices = styleVariants({
  one: [inColumns('100%'), inLine, { gap: 0 }],
  three: inColumns('max(12.5rem, 30%)'),
  // For numbers of choices that leave one alone in three columns.
  two: inColumns('max(12.5rem, 40%)'),
  // All five in a row, or else below each other.
  five: [inColumns('max(6.5rem, (35rem - 100%) * 999)'), inLine, { gap: 0, containerType: 'inline-size' }],
});

/** A radio button or checkbox as large as a button. */
export const choice = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&[data-not-offered]:not(:has(:checked))': { display: 'none' },
      '&:has(:checked)': { borderColor: colour.link, background: colour.tint, ...face.strong },
      '&:has(:focus-visible)': focusRing,
    },
  },
]);
globalStyle(`${choice}:has(:focus-visible) > input`, { outline: 'none', boxShadow: 'none' });
export const unavailable = style({
  color: colour.muted,
  background: 'none',
  textDecoration: 'line-through',
  cursor: 'not-allowed',
  '@media': { [forced]: { color: 'GrayText' } },
});

globalStyle(`${inLine} > *`, { marginBlock: '-1px', borderRadius: 0 });
/** The first and the last that the chosen day has. */
const [first, last] = ['nth-child', 'nth-last-child'].map((nth) => `:${nth}(1 of :not([data-not-offered]))`);
globalStyle(`${inLine} > ${first}`, { borderStartStartRadius: radius.m, borderStartEndRadius: radius.m });
globalStyle(`${inLine} > ${last}`, { borderEndStartRadius: radius.m, borderEndEndRadius: radius.m });
globalStyle(`${inLine} > :has(:checked, :focus-visible)`, { zIndex: 1 });
/** In a row, the words are below the button, on two lines that break after the dash. */
const row = (style: GlobalStyleRule) => ({ '@container': { '(min-width: 35rem)': style } });
globalStyle(
  `${choices.five} > *`,
  row({
    flexDirection: 'column',
    gap: '0.25rem',
    width: 'auto',
    margin: '0 -1px',
    padding: `${space.xs} max(0.25rem, 50% - 3.1em)`,
    lineHeight: 1.3,
    textAlign: 'center',
    // Pretty lines in Safari would break before the dash, or into three.
    textWrap: 'wrap',
  }),
);
globalStyle(`${choices.five} > ${first}`, row({ borderStartEndRadius: 0, borderEndStartRadius: radius.m }));
globalStyle(`${choices.five} > ${last}`, row({ borderEndStartRadius: 0, borderStartEndRadius: radius.m }));
export const radio = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  // A browser's own fill looks disabled on a dark form.
  appearance: 'none',
  border: `0.125rem solid ${colour.muted}`,
  borderRadius: '50%',
  selectors: {
    '&:checked': { borderColor: colour.link },
    '&[type="radio"]:checked': { background: `radial-gradient(${colour.link} 50%, transparent 55%)` },
    // Square with a tick, because several may be chosen.
    '&[type="checkbox"]': { display: 'grid', placeContent: 'center', borderRadius: radius.s },
    '&[type="checkbox"]::before': {
      content: '',
      width: '0.875rem',
      height: '0.875rem',
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)',
    },
    '&[type="checkbox"]:checked::before': { background: colour.link },
  },
  '@media': { [forced]: { appearance: 'auto' } },
});

export const suggestion = style({ ...smallButton, selectors: { '&:hover': { textDecoration: 'underline' } } });
export const reset = style([
  suggestion,
  {
    justifySelf: 'start',
    // Clear of the focus ring of the last choice.
    marginBlockStart: space.xs,
    selectors: { [`${choiceField}:not(:has(:checked)) > &`]: { display: 'none' } },
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, paddingBlockStart: space.s });

/** A live region, which takes no room while it is empty, but stays known to screen readers. */
export const live = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const error = style({
  display: 'flex',
  gap: space.xs,
  alignItems: 'start',
  fontSize: text.small,
  ...face.strong,
  lineHeight: 1.35,
  // Makes room for the focus ring.
  paddingBlockStart: '0.25rem',
  color: colour.emergencyInk,
});

/** The times of a set of days, until a day is chosen. */
export const ofDays = style({
  border: 0,
  minWidth: 0,
  selectors: { '&[data-not-offered]:not(:has(:checked))': { display: 'none' } },
});
export const days = style({ paddingBlockStart: space.xs, fontSize: text.small, color: colour.muted });

const numbers = Object.fromEntries(Array.from({ length: maxConditions }, (_, index) => [index + 1, index + 1]));

/** Marks a choice that fulfils a condition of the form, by the number of the condition. */
export const fulfils = styleVariants(numbers, () => ({}));

/**
 * Shows a field only while its condition is fulfilled, even without JavaScript. Browsers without `:has` always show it.
 */
export const when = styleVariants(numbers, (number) => ({
  selectors: { [`form:not(:has(.${fulfils[number]}:checked)) &`]: { display: 'none' } },
}));
