import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { rule, signLine } from '../../styles/recipes.ts';
import { colour, face, medium, onScreen, radius, space, text } from '../../styles/tokens.css.ts';

// What each export styles; other looks only state how they differ.

/** The space between cards in a row. */
export const gutter = space.m;
/** The same between rows of services or links, which have no boxes. */
export const rowGutter = space.l;

export const card = {
  background: colour.surface,
  border: rule,
  borderRadius: radius.l,
  padding: space.l,
  minWidth: 0,
} satisfies StyleRule;

/** A section of a page, its content and, above that, its heading. */
export const section: GlobalStyleRule = {};
export const sectionContent: GlobalStyleRule = {};
export const sectionHeading: GlobalStyleRule = {};

/** Whether a hero has the tint of a band. */
export const heroBand = true;

/** Padding between the edge of a box and its rows. */
export const inset = 'min(4vw, 2rem)';

const signEdge = '0.3125rem';
/** A road sign: a green panel with a thin white line inside its edge. */
export const sign = {
  background: colour.primary,
  color: colour.onPrimary,
  borderRadius: radius.l,
  ...signLine(signEdge, '0.1875rem'),
  padding: 'clamp(1rem, 0.6875rem + 1.5vw, 1.8125rem)',
  minWidth: 0,
  breakInside: 'avoid',
  // On paper, the line is the edge, so that it aligns with the text.
  '@media': { print: { border: '0.1875rem solid', boxShadow: 'none' } },
} satisfies StyleRule;

/** Two posts from behind a sign down to the road, which is `below` its box. Needs `isolation` on what is behind both. */
export const posts = (below: string) =>
  ({
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlock: `50% calc(-1 * ${below})`,
      zIndex: -1,
      width: '0.75rem',
      background: colour.edge,
      ...onScreen,
    },
    '&::before': { insetInlineStart: '22%' },
    '&::after': { insetInlineEnd: '22%' },
  }) satisfies StyleRule['selectors'];

/** A hill on the horizon, on the right. */
export const hill = (height: string, shade: string) =>
  `radial-gradient(80rem 12rem at 92% calc(100% + 12rem - ${height}), ${shade} 99.8%, #0000)`;

/** Trees, a barn and poplars on the skyline, in a grey that suits light and dark. */
const skyline = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 480 60'%3E%3Cpath fill='%236f7d75' fill-opacity='.35' d='M12 60V47a15 15 0 1 1 6 0v13zM44 60V53a10 10 0 1 1 4 0v7zM168 60V38l14-14h55l14 14v22zM268 60v-9a11 11 0 1 1 4 0v9zM420 60v-9c-9-14-5-32 2-40 7 8 11 26 2 40v9zM448 60v-8c-7-11-4-25 2-32 6 7 9 21 2 32v8z'/%3E%3C/svg%3E") 27% 100% / auto min(1.2rem + 2.4vw, 3.25rem) no-repeat`;

/** The last sign stands on posts at the road above the footer. */
export const closing = {
  isolation: 'isolate',
  '@media': {
    screen: { paddingBlockEnd: space.xxl },
    // Forced colours would leave the landscape, which is made of gradients, as it is.
    'screen and (forced-colors: none)': { background: `${skyline}, ${hill(space.xxl, colour.tint)}` },
  },
} satisfies StyleRule;
export const closingSign = {
  position: 'relative',
  selectors: posts(`(${space.xxl} + ${signEdge})`),
} satisfies StyleRule;

/** A box with a price, or with towns and their distances. */
export const fact = sign;
export const factLine = '1px solid rgb(255 255 255 / 0.3)';

const fill = (shade: string) => `linear-gradient(${shade} 0 0)`;
const post = fill(colour.edge);
const kerb = `${fill(colour.tarmac)} 0 100% / calc((100% - ${space.xl}) * 5 / 12) 0.375rem no-repeat`;
/** The address beside deeper rows: its sign stands on posts at the kerb. */
export const deepVisit: StyleRule = {
  '@media': {
    [medium]: { background: `${kerb}, ${post} 9% / 0.75rem no-repeat, ${post} 31% / 0.75rem no-repeat` },
  },
};

/** A column of rows beside a fact or a form. */
export const beside: StyleRule = {};

/** A panel beside a form or questions, and a card within it. */
export const panel: StyleRule = {};
export const inPanel: GlobalStyleRule = {};

/** The colour of a price or a distance on a sign or in the head of a card. */
export const figure = colour.accentOnPrimary;

/** The head of a card or a table: a green sign across its top. */
export const head = { background: colour.primary, color: colour.onPrimary } satisfies StyleRule;

/** The head of a card about a motorway, in blue, and of any other road or a station, in grey; not in print. */
export const motorway = { '@media': { screen: { background: colour.motorway } } } satisfies StyleRule;
export const street = { '@media': { screen: { background: colour.tarmac } } } satisfies StyleRule;

/** A band of tarmac; icons look like number plates. */
export const contrast = {
  '@media': {
    screen: {
      background: colour.tarmac,
      color: '#fff',
      // Visible in forced colours, which drop backgrounds.
      borderColor: 'transparent',
      vars: {
        [colour.ink]: '#fff',
        [colour.muted]: '#d5dbd7',
        [colour.primary]: colour.accent,
        [colour.onPrimary]: colour.onAccent,
      },
    },
  },
} satisfies StyleRule;

/** A row of a list, with a rule below it. */
export const row = (padding: string) => ({ paddingBlockEnd: padding, borderBlockEnd: rule }) satisfies StyleRule;

/** A link to another page in a list of links. */
export const link = { paddingBlock: space.s, borderBlockEnd: rule } satisfies StyleRule;
/** The margin above such links, which makes up for their padding. */
export const aboveLinks = `-${space.s}`;

/** The line between steps or years: the markings in the middle of a road. */
export const path = `0.25rem dashed ${colour.edge}`;

/** Screens with steps below each other, each beside its number. */
const stacked = 'screen and (min-width: 17.51rem) and (max-width: 61.99rem)';
/** The number of a step, on a round sign. */
export const step = {
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: '50%',
  background: colour.primary,
  color: colour.onPrimary,
  ...signLine('0.1875rem', '0.125rem'),
  fontSize: text.h3,
  // Keeps the line to the next number longer than a dot.
  selectors: { 'li:not(:last-child) > &': { '@media': { [stacked]: { marginBlockEnd: '1.75rem' } } } },
} satisfies StyleRule;

/** The year of a history, on a small sign. */
export const year = {
  textAlign: 'center',
  background: colour.primary,
  color: colour.onPrimary,
  borderRadius: radius.s,
  padding: '0.075em 0.5em',
  ...signLine('0.125rem', '0.0625rem'),
} satisfies StyleRule;

/** The font of buttons, and of links that look like buttons. */
export const buttonText = face.heavy;

/** Primary in the yellow of a number plate, secondary as an outline, red for emergencies only. */
export const buttons = {
  primary: { background: colour.accent, color: colour.onAccent, borderColor: colour.ink },
  secondary: { background: 'transparent', color: 'inherit', borderColor: 'currentcolor' },
  navigation: { border: '2px solid currentcolor' },
} satisfies Record<string, StyleRule>;

/** A primary button that becomes secondary while another is in view. */
export const outline = {
  background: colour.surface,
  color: colour.ink,
  borderColor: 'currentcolor',
} satisfies GlobalStyleRule;

/** An icon in a square, as on a tourist sign. */
export const pictogram = {
  borderRadius: radius.m,
  background: colour.primary,
  color: colour.onPrimary,
  ...signLine('0.125rem', '0.0625rem'),
} satisfies StyleRule;

/** A list of prices, as wide as the column beside the hours. */
export const prices: StyleRule = {};
export const price: StyleRule = {};

/** The name of a service in a row, in the weight and size of a link. */
export const rowTitle = { fontWeight: face.strong.fontWeight, fontSize: text.body };

/** The title of a card, the icon in it, and the large icon of a page without a picture. */
export const cardTitle: StyleRule = {};
export const cardIcon: GlobalStyleRule = {};
export const largeIcon: StyleRule = {};
/** The last line of a card, with a price and a link, and the words of that link. */
export const cardFacts: StyleRule = {};
export const learnMore: GlobalStyleRule = {};

/** A row of pictures, and a card with a portrait. */
export const pictures: GlobalStyleRule = {};
export const portrait: GlobalStyleRule = {};

/** A postcode beside the name of a town. */
export const postcode: StyleRule = {};

/** A label, here like a number plate. */
export const plate = {
  background: colour.accent,
  color: colour.onAccent,
  borderRadius: radius.s,
  padding: '0.15em 0.6em',
  fontSize: text.small,
  ...face.heavy,
} satisfies StyleRule;

/** A vehicle registration field with the blue band of a number plate; yellow once filled in. */
export const plateField = {
  background: `linear-gradient(${colour.motorway} 0 0) 0 / 0.875rem 100% no-repeat ${colour.surface}`,
  paddingInlineStart: '1.5rem',
  ...face.heavy,
  fontSize: text.h3,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  textAlign: 'center',
  selectors: { '&:not(:placeholder-shown)': { backgroundColor: colour.accent, color: colour.onAccent } },
} satisfies StyleRule;
