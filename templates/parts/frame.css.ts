import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { buttons, buttonText } from '#look/surfaces.ts';
import { inRow, rule } from '../styles/recipes.ts';
import {
  closed,
  colour,
  enlarged,
  face,
  forced,
  formTimeline,
  linkBar,
  medium,
  menu,
  narrow,
  onScreen,
  radius,
  scrollTimelines,
  space,
  startTimeline,
  stickyCallBar,
  stickyEdge,
  text,
} from '../styles/tokens.css.ts';
import { closedOnly, whenClosed } from './Actions.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space.s,
  insetBlockStart: space.s,
  zIndex: 30,
  padding: `${space.s} ${space.m}`,
  background: colour.accent,
  color: colour.onAccent,
  ...face.heavy,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  ...onScreen,
});

// What paper never shows needs no room there.
globalStyle(whenClosed, onScreen);

export const main = style({ outline: 'none' });

/** Hides the bar while the call below the heading is in view. */
const hides = keyframes({ '0%, 100%': { visibility: 'hidden' } });
/** Makes the buttons of the bar secondary while a form or the call at the end of the page is in view. */
const givesWay = keyframes({ '0%, 100%': { ...buttons.secondary, background: colour.surface } });
globalStyle('body', {
  '@supports': { [scrollTimelines]: { timelineScope: `${formTimeline}, ${startTimeline}` } },
});
const during = (animationTimeline: string, name: string) => ({
  [scrollTimelines]: { '@media': { screen: { animation: `${name} linear`, animationTimeline } } },
});

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  padding: `${space.xs} ${space.s} calc(${space.xs} + env(safe-area-inset-bottom))`,
  background: colour.surface,
  borderBlockStart: rule,
  selectors: { 'header:has([aria-expanded="true"]) ~ &': { display: 'none' } },
  '@media': {
    // Sticky, since it is the last element and so ends up below the footer.
    [stickyCallBar]: { position: 'sticky', insetBlockEnd: stickyEdge.callBar, zIndex: 20 },
    [`${medium}, print`]: { display: 'none' },
  },
  '@supports': during(startTimeline, hides),
});
globalStyle(`${bar} > a`, {
  flex: '1 1 auto',
  '@media': {
    // Keeps enlarged text on one line each, and low where the buttons are below each other.
    [narrow]: {
      minHeight: 'min(3rem, 13.8vw)',
      paddingInline: space.xs,
      fontSize: `min(${text.body}, 6.2vw)`,
    },
  },
  '@supports': during(formTimeline, givesWay),
});

/** `long` shrinks long labels and stacks them if necessary. */
export const callBar = styleVariants({ plain: [bar], helplines: [bar], long: [bar] });

globalStyle(`${callBar.helplines} > a`, { flexBasis: '7rem' });
export const helpline = style([closedOnly, { whiteSpace: 'nowrap' }]);
globalStyle(`${closed} ${callBar.helplines}`, { animation: 'none' });
globalStyle(`${closed} ${callBar.helplines} > :not(${helpline})`, { display: 'none' });
export const helplineName = style({
  display: 'block',
  fontSize: 'min(0.875rem, 5vw)',
  ...face.strong,
  whiteSpace: 'normal',
});

globalStyle(`${callBar.long} > a`, { fontSize: text.small });
globalStyle(`${callBar.long} svg`, { display: 'none' });

export const voiceAssistant = style({
  selectors: { '&:not(:empty)': { padding: space.m, background: colour.paper } },
  ...onScreen,
});

export const menuButton = style({
  display: 'none',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.m,
  background: 'transparent',
  ...buttonText,
  cursor: 'pointer',
  '@media': {
    [menu]: { display: 'inline-flex' },
    [enlarged]: { fontSize: '6vw', minHeight: '12vw', paddingInline: '0.5em' },
  },
  selectors: {
    '&[aria-expanded="true"]': { background: colour.ink, color: colour.surface, borderColor: colour.ink },
  },
});
globalStyle(`${menuButton}[aria-expanded="true"] > svg`, { display: 'none' });
globalStyle(`${menuButton}[aria-expanded="true"]::before`, {
  content: ['"×"', '"×" / ""'],
  width: '1.15rem',
  fontSize: '1.75rem',
  lineHeight: 0,
});

export const navigation = style({
  flexBasis: '100%',
  '@media': {
    // Scrolls an open menu within the viewport, below the top bar and the brand, where the header is sticky.
    [`${menu} and (min-height: 34rem)`]: {
      maxHeight: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    [linkBar]: { flexBasis: 'auto' },
    [menu]: { selectors: { '&:not([data-open])': { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const navigationList = style({
  // Lets links wrap if text is enlarged.
  ...inRow('0.125rem'),
  overflowWrap: 'break-word',
  '@media': { [menu]: { display: 'grid', paddingBlockEnd: space.xs } },
});

// Separates the links of the list.
globalStyle(`${navigationList} > * + *`, { '@media': { [menu]: { borderBlockStart: rule } } });

const navigationLinkBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  padding: `${space.xs} 0.75rem`,
  borderRadius: radius.s,
  color: colour.ink,
  ...face.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      boxShadow: `inset 0.3125rem 0 0 ${colour.accent}`,
      background: colour.tint,
      fontWeight: buttonText.fontWeight,
    },
  },
  '@media': {
    [linkBar]: { selectors: { '&[aria-current]': { boxShadow: `inset 0 -0.3125rem 0 ${colour.accent}` } } },
    [forced]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const navigationLink = styleVariants({
  plain: [navigationLinkBase],
  emergency: [navigationLinkBase, { color: colour.emergencyInk }],
  button: [
    navigationLinkBase,
    {
      ...buttons.navigation,
      justifyContent: 'center',
      borderRadius: radius.m,
      fontWeight: buttonText.fontWeight,
      '@media': { [linkBar]: { marginInlineStart: space.xs }, [menu]: { marginBlockStart: space.s } },
    },
  ],
});

/** The logo to the left of name and tagline, or above them if it is wide and the screen is not. */
export const markBesideName = style({ selectors: { '&&': inRow(`0.25rem ${space.s}`) } });
export const nameBesideMark = style({
  display: 'grid',
  flex: '1 1 8rem',
  maxWidth: '100%',
  overflowWrap: 'break-word',
});

export const trail = style({
  ...inRow(`0 ${space.xs}`),
  alignItems: 'baseline',
  fontSize: text.small,
  color: colour.muted,
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  minHeight: '1.75rem',
  selectors: { '&:not(:first-child)::before': { content: ['"›"', '"›" / ""'] } },
});
// Links are useless on paper.
globalStyle(`nav:has(${crumb})`, onScreen);
export const crumbLink = style({ display: 'inline-block', color: 'inherit', paddingBlock: '0.125rem' });
