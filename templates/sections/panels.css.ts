import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { receipt } from '../islands/EnquiryForm.css.ts';
import { questions } from '../islands/FaqAccordion.css.ts';
import { band, stack, withAside } from '../styles/layout.css.ts';
import { minor, rule } from '../styles/recipes.ts';
import { card as surface } from '../styles/surface.css.ts';
import {
  colour,
  display,
  face,
  formTimeline,
  medium,
  narrow,
  onScreen,
  radius,
  space,
  text,
  wide,
  width,
} from '../styles/tokens.css.ts';

/** Where there are two columns whose rows the parts of an island can share. */
const withSubgrid = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@supports': { '(grid-template-rows: subgrid)': { '@media': { [medium]: rule } } },
});

/** Shares a grid between the parts of the island and the panels, which stay in view below its topics. */
export const faq = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Wide enough for an email address in two lines.
  ...withSubgrid({ gridTemplate: 'auto 1fr / minmax(0, 3fr) minmax(17rem, 2fr)', alignItems: 'start' }),
});
// Keeps the island's box, so that an observer can detect when it nears the viewport.
globalStyle(
  `${faq} > [data-island], ${faq} > [data-island] > div`,
  withSubgrid({ display: 'grid', gridTemplate: 'subgrid / subgrid', gridArea: '1 / 1 / span 2 / span 2' }),
);
globalStyle(`${faq} ${questions}`, withSubgrid({ gridRowEnd: 'span 2' }));
export const panels = style(withSubgrid({ gridArea: '2 / 2', position: 'sticky', insetBlockStart: '7rem' }));

export const panel = style([stack.m, look.panel]);
// Without boxes, a page with a form fits one sheet.
globalStyle(`${panel} > ul > ${surface}`, { '@media': { print: { padding: 0, border: 0 } } });
globalStyle(`${panel} > ${surface}, ${panel} > ul > ${surface}:first-child`, look.inPanel);

/** Not printed without a receipt, since a form is useless on paper. */
export const form = style([
  surface,
  {
    viewTimelineName: formTimeline,
    '@media': { [narrow]: { paddingBlock: space.m, paddingInline: look.inset }, print: { display: 'none' } },
  },
]);

/** A form without panels. */
export const fullWidth = style({ gridColumn: '1 / -1' });

/** Panels beside a form, or on a tablet, which has no room for two columns of fields, beside each other below it. */
export const columns = style([
  withAside,
  { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(15rem, 1fr)' } } },
]);
globalStyle(`${columns} > ${form} > [data-privacy]`, { maxWidth: width.text });
globalStyle(`${columns} > * + *`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

/** Panels below the heading, and the form beside both. */
export const underHeading = style({
  '@media': { [wide]: { display: 'contents', selectors: { [`&:has(${receipt})`]: { display: 'grid' } } } },
});
globalStyle(`:has(> ${underHeading})`, { gridTemplateRows: 'auto 1fr' });
globalStyle(`${underHeading} > :first-child`, { '@media': { [wide]: { gridArea: '1 / 2 / span 2' } } });

// Shows a receipt without the heading, privacy notice and panels of its form.
globalStyle(`${withAside}:has(${receipt})`, { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${form}:has(${receipt})`, { padding: 0, border: 0, '@media': { print: { display: 'block' } } });
globalStyle(`section:has(${underHeading} ${receipt})`, { '@media': { print: { display: 'block' } } });
globalStyle(
  `:has(+ ${withAside} ${receipt}), ${withAside}:has(${receipt}) > :nth-child(2), ${withAside}:has(${receipt}) [data-privacy]`,
  { display: 'none' },
);
globalStyle(`:has(+ ${withAside} > ${form}), section:has(${underHeading})`, onScreen);

// Without the form, only the rule of the hero is above the first panel.
globalStyle(`${form} + * > ${panel}:first-child`, {
  '@media': { print: { borderBlockStart: 0, paddingBlockStart: 0 } },
});

/** Large enough for touch. */
export const summary = style({ paddingBlock: space.xs, ...face.strong, cursor: 'pointer' });

export const textWords = style({ maxWidth: width.text });
// A single paragraph matters less than a section of several parts.
for (const [selector, rules] of minor(`* > ${textWords} p:only-child`, band)) globalStyle(selector, rules);
export const besidePicture = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'center',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const map = style({
  width: '100%',
  aspectRatio: '3 / 2',
  background: colour.surface,
  border: rule,
  borderRadius: radius.l,
  // Enlarged text stops where names would leave the map.
  fontSize: `min(${text.small}, 5vw)`,
  breakInside: 'avoid',
});
export const flatMap = style([map, { aspectRatio: '5 / 2' }]);
export const mapNorth = style({ stroke: colour.muted, strokeWidth: 2, fill: 'none' });
export const mapWay = style({ stroke: colour.edge, strokeWidth: 1.5, strokeDasharray: '2 6', strokeLinecap: 'round' });

/** Outlined letters, which stay legible over another dot. */
export const mapPlace = style({ fill: colour.ink });
export const mapHome = style([mapPlace, { ...face.strong }]);
globalStyle(`${mapPlace} text`, { stroke: colour.surface, strokeWidth: 4, paintOrder: 'stroke' });
globalStyle(`${mapPlace} circle`, { fill: colour.muted });
globalStyle(`${mapHome} circle`, { fill: colour.primary, stroke: colour.ink, strokeWidth: 2 });

/** Cards below a panel's heading: their titles are a level lower, and as large as those of other cards. */
export const cards = style({});
globalStyle(`${cards} h4`, {
  ...display,
  margin: 0,
  fontSize: `min(${text.h3}, 9vw)`,
  lineHeight: 1.15,
  textWrap: 'balance',
  hyphens: 'auto',
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});
