import { globalStyle, style } from '@vanilla-extract/css';
import { buttons } from '#look/surfaces.ts';
import { cluster, withActions } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import { closed, colour, medium, narrow, stickyCallBar, wide } from '../styles/tokens.css.ts';

/** On a phone buttons fill their row. */
export const action = style({ '@media': { [narrow]: { flexGrow: 1 } } });

const outline = { background: colour.surface, color: colour.ink, borderColor: 'currentcolor' };

/** Leaves the call bar as the only prominent action. */
export const besideCallBar = style({ '@media': { [stickyCallBar]: outline } });

// While the business is closed, the button after a call is the prominent one. Their order stays, so nothing shifts.
const call = `${closed} ${button.primary}[href^="tel:"]`;
globalStyle(call, outline);
globalStyle(`${call} + :not(${action}, [href^="tel:"])`, buttons.primary);
globalStyle(`${call} + ${action}`, { '@media': { [medium]: buttons.primary } });

/** Hides buttons that the call bar repeats, and a row with nothing else. */
export const inCallBar = style({ '@media': { [stickyCallBar]: { display: 'none' } } });
globalStyle(`${cluster}:has(> ${inCallBar}):not(:has(> :not(${inCallBar})))`, {
  '@media': { [stickyCallBar]: { display: 'none' } },
});

/** Shows one of two alternatives in a box sized for the larger. Print shows the first, which is true at any hour. */
export const byHours = style({ display: 'grid', alignItems: 'start' });
globalStyle(`${byHours} > *`, { gridArea: '1 / 1' });
// Ends with its row.
globalStyle(`${withActions} > ${byHours}`, { '@media': { [wide]: { placeItems: 'center end' } } });
export const whenOpen = style({ '@media': { screen: { selectors: { [`${closed} &`]: { visibility: 'hidden' } } } } });
export const whenClosed = style({
  visibility: 'hidden',
  '@media': { screen: { selectors: { [`${closed} &`]: { visibility: 'visible' } } } },
});
