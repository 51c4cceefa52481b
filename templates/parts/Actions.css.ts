import { globalStyle, style } from '@vanilla-extract/css';
import { buttons, outline } from '#look/surfaces.ts';
import { withActions } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import {
  closed,
  formTimeline,
  narrow,
  onScreen,
  scrollTimelines,
  startTimeline,
  stickyCallBar,
  wide,
} from '../styles/tokens.css.ts';

/** Fills the row on a phone, where two of three are below the first, not above the last. */
export const action = style({
  '@media': { [narrow]: { flexGrow: 1, selectors: { '&:first-child:nth-last-child(3)': { flexBasis: '100%' } } } },
});

/** A call below the heading of a page or at its end, to which the call bar gives way while it is in view. */
export const insteadOfBar = style({ viewTimelineName: formTimeline });
globalStyle(`main > :first-child ${insteadOfBar}`, {
  viewTimelineName: startTimeline,
  // Counts as in view only above the bar, so that the bar never covers part of it.
  viewTimelineInset: 'auto min(3.8rem, 20vw)',
});

/** Hidden where the call bar has the same button. */
export const inCallBar = style({ '@media': { [stickyCallBar]: { display: 'none' } } });

/** The helplines while the business is open: as high as while it is closed. Paper has them further down. */
export const besideOwn = style([inCallBar, onScreen]);

// If the browser cannot hide the call bar, that stays the prominent one.
globalStyle(`${insteadOfBar} > a`, {
  '@supports': { [`not ${scrollTimelines}`]: { '@media': { [stickyCallBar]: outline } } },
});

/** Leaves the call bar as the only prominent action. */
export const besideCallBar = style({
  '@media': { [stickyCallBar]: { selectors: { [`:not(${insteadOfBar}) > &`]: outline } } },
});

// While the business is closed, make the button after a call prominent. Keep the order, to avoid a layout shift.
const call = `${closed} ${button.primary}[href^="tel:"]`;
globalStyle(call, outline);
globalStyle(`${call} + :not([href^="tel:"])`, buttons.primary);

export const closedOnly = style({ selectors: { ':root:not([data-closed]) &': { display: 'none' } } });

/** Shows one of two alternatives, in a box sized for the larger. Prints the first, which is true at any time. */
export const byHours = style({ display: 'grid', alignItems: 'start' });
globalStyle(`${byHours} > *`, { gridArea: '1 / 1' });
// Aligns it with the end of its row.
globalStyle(`${withActions} > ${byHours}`, { '@media': { [wide]: { placeItems: 'center end' } } });
export const whenOpen = style({ '@media': { screen: { selectors: { [`${closed} &`]: { visibility: 'hidden' } } } } });
export const whenClosed = style({
  visibility: 'hidden',
  '@media': { screen: { selectors: { [`${closed} &`]: { visibility: 'visible' } } } },
});
