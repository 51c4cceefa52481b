import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { buttons } from '#look/surfaces.ts';
import { colour, face, formTimeline, scrollTimelines, space, stickyCallBar, text, wide } from '../styles/tokens.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space.s,
  insetBlockStart: space.s,
  zIndex: 30,
  padding: `${space.s} ${space.m}`,
  background: colour.plate,
  color: colour.plateInk,
  ...face.heavy,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { print: { display: 'none' } },
});

export const main = style({ outline: 'none' });

/** Where the phone number would wrap. */
const smallest = 'screen and (max-width: 23rem)';
/** Where two buttons do not fit next to each other, as with enlarged text. */
const single = 'screen and (max-width: 19.99rem)';

const bar = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.xs} ${space.s} calc(${space.xs} + env(safe-area-inset-bottom))`,
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { 'header:has([aria-expanded="true"]) ~ &': { display: 'none' } },
  '@media': {
    [stickyCallBar]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 20 },
    [wide]: { display: 'none' },
    print: { display: 'none' },
  },
});

/** A call button alone, or call and book. Long labels are smaller, and stacked where necessary. */
export const callBar = styleVariants({
  call: [bar],
  long: [bar, { display: 'flex', flexWrap: 'wrap' }],
  both: [
    bar,
    {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      '@media': {
        [smallest]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
        [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
});

globalStyle(`${callBar.long} > a`, {
  flex: '1 1 auto',
  paddingInline: space.s,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});
globalStyle(`${callBar.long} svg`, { display: 'none' });
globalStyle(`${bar} > a`, { '@media': { [smallest]: { paddingInline: space.s } } });
globalStyle(`${bar} svg`, { '@media': { [smallest]: { display: 'none' } } });
globalStyle(`${bar} > a + a`, { '@media': { [single]: { display: 'none' } } });

/** Becomes secondary while the button of a form is in view. */
const givesWay = keyframes({ '0%, 100%': { ...buttons.secondary, background: colour.surface } });
globalStyle('body', { '@supports': { [scrollTimelines]: { timelineScope: formTimeline } } });
globalStyle(`${bar} > :first-child`, {
  '@supports': {
    [scrollTimelines]: { '@media': { screen: { animation: `${givesWay} linear`, animationTimeline: formTimeline } } },
  },
});

export const voiceAssistant = style({
  selectors: { '&:not(:empty)': { padding: space.m } },
  '@media': { print: { display: 'none' } },
});
