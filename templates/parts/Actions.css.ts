import { globalStyle, style } from '@vanilla-extract/css';
import { cluster } from '../styles/layout.css.ts';
import { colour, narrow, stickyCallBar } from '../styles/tokens.css.ts';

/** On a phone buttons fill their row. */
export const action = style({ '@media': { [narrow]: { flexGrow: 1 } } });

/** Leaves the call bar as the only prominent action. */
export const besideCallBar = style({
  '@media': { [stickyCallBar]: { background: colour.surface, color: colour.ink, borderColor: 'currentcolor' } },
});

/** Hides buttons that the call bar repeats, and a row with nothing else. */
export const inCallBar = style({ '@media': { [stickyCallBar]: { display: 'none' } } });
globalStyle(`${cluster}:has(> ${inCallBar}):not(:has(> :not(${inCallBar})))`, {
  '@media': { [stickyCallBar]: { display: 'none' } },
});

/** Set on the document by `client/open-now.ts`. */
const closed = ':root[data-closed]';

/** What is visible by turns, in the space of the larger, so nothing shifts. */
export const byHours = style({ display: 'grid', alignItems: 'center' });
globalStyle(`${byHours} > *`, { gridArea: '1 / 1' });
export const whenOpen = style({ selectors: { [`${closed} &`]: { visibility: 'hidden' } } });
export const whenClosed = style({ selectors: { ':root:not([data-closed]) &': { visibility: 'hidden' } } });
