import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { band } from '../../styles/layout.css.ts';
import { rule } from '../../styles/recipes.ts';
import {
  colour,
  face,
  medium,
  narrow as narrowScreen,
  scrollTimelines,
  space,
  width,
} from '../../styles/tokens.css.ts';

export const map = style({
  marginBlockStart: 0,
  overflow: 'hidden',
  background: colour.surface,
  borderBlock: rule,
  '@media': { print: { display: 'none' } },
});

const drawing = style({ width: '100%', maxWidth: 'none', height: '11.8em', ...face.heavy });
globalStyle(`${drawing} svg`, { overflow: 'visible', maxWidth: 'none' });
globalStyle(`${drawing} text`, { textAnchor: 'middle', fill: 'currentcolor' });
globalStyle(`${drawing} a text`, { textDecoration: 'underline 0.08em' });

// Keeps neighbouring signs from overlapping at any text size.
export const wide = style([
  drawing,
  {
    maxWidth: width.page,
    marginInline: 'auto',
    overflow: 'visible',
    fontSize: 'min(1.0625rem, 1.75vw)',
    '@media': { [narrowScreen]: { display: 'none' } },
  },
]);
export const narrow = style([drawing, { fontSize: 'min(1rem, 3.84vw)', '@media': { [medium]: { display: 'none' } } }]);

const plate = style({ color: colour.onPrimary, fill: colour.primary, stroke: colour.onPrimary, strokeWidth: '0.1em' });
// Centred on the post.
globalStyle(`${plate} rect`, { height: '1.75em', rx: '0.3em', transformBox: 'fill-box', translate: '-50%' });
globalStyle(`${plate} text`, { stroke: 'none', translate: '0 1.25em' });

export const sign = styleVariants({
  plain: [plate],
  current: [plate, { color: colour.onAccent, fill: colour.accent, stroke: colour.onAccent }],
});

// High enough for a finger.
for (const each of [sign.plain, sign.current]) {
  globalStyle(`${each} rect`, { height: '2.2em' });
  globalStyle(`${each} text`, { translate: '0 1.48em' });
}

/** A road number in the colours of its signs. */
export const shield = styleVariants({
  motorway: [plate, { fill: colour.motorway, color: '#fff' }],
  primary: [plate, { color: colour.accentOnPrimary }],
  local: [plate, { fill: '#fff', color: '#15221b', stroke: '#15221b' }],
  rail: [plate, { fill: '#fff', color: '#15221b', stroke: '#15221b' }],
});

const stroke = style({ strokeWidth: '0.45em' });
export const line = styleVariants({
  motorway: [stroke, { stroke: colour.motorway }],
  primary: [stroke, { stroke: colour.primary }],
  local: [stroke, { stroke: colour.edge }],
  rail: [stroke, { stroke: colour.ink, strokeWidth: '0.25em' }],
});

export const sleepers = style({ stroke: colour.surface, strokeWidth: '0.12em', strokeDasharray: '0.8em' });
export const post = style({ x: '-0.1em', width: '0.2em', fill: colour.edge });
// Sets the distance apart from the name of the town.
globalStyle(`${sign.plain} tspan`, { fill: colour.accentOnPrimary });
export const place = style({});
globalStyle(`${drawing} ${place}`, { fontWeight: face.strong.fontWeight, textAnchor: 'start', fill: colour.muted });
export const tarmac = style({ x: '-100vw', width: '300vw', fill: colour.tarmac });
export const dashes = style({ stroke: '#fff', strokeWidth: '0.14em', strokeDasharray: '1.6em' });

export const garage = style({ fill: colour.primary });
export const door = style({ fill: colour.accent, stroke: colour.primary, strokeWidth: 1.5 });

/** Headlights, dark mode only. */
export const headlights = style({
  display: 'none',
  fill: colour.accent,
  opacity: 0.4,
  '@media': { 'screen and (prefers-color-scheme: dark)': { display: 'inline' } },
});
globalStyle('#van', { overflow: 'visible' });
export const vanBody = style({ fill: '#fff' });
export const vanStripe = style({ fill: colour.primary });
export const vanGlass = style({ fill: colour.edge });
export const vanWheel = style({ fill: '#15221b', stroke: colour.line, strokeWidth: 3 });

const arrived = 'translateX(100%)';
const driveRight = keyframes({ from: { transform: 'none' }, to: { transform: arrived } });
const driveLeft = keyframes({ from: { transform: arrived }, to: { transform: 'none' } });

/** If the visitor does not prefer reduced motion. */
const moves = '(prefers-reduced-motion: no-preference)';

const drives = (name: string) => ({
  '@supports': {
    [scrollTimelines]: {
      // Arrives while the map is still in view.
      '@media': {
        [moves]: {
          animation: `${name} linear both`,
          animationTimeline: 'scroll(root)',
          animationRange: '0 28rem',
        },
      },
    },
  },
});

export const van = styleVariants({
  right: [drives(driveRight)],
  left: [drives(driveLeft), { transform: arrived }],
});
globalStyle(`${van.left} use`, { transform: 'scaleX(-1)' });

export const home = style({
  viewTimelineName: '--stretch',
  marginBlockStart: space.xxl,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const stretch = style([drawing, { height: '2em', fontSize: '1rem' }]);
// Without animation, show the van at its destination.
globalStyle(`${stretch} ${van.right}`, { transform: arrived });
globalStyle(`${stretch} ${van.left}`, { transform: 'none' });
// The van arrives while its road is in view.
globalStyle(`${stretch} g`, { animationTimeline: '--stretch', animationRange: 'entry 0% contain 18%' });
// Joins a band with the road below it.
globalStyle(`${band} + ${home}`, { marginBlockStart: 0 });
