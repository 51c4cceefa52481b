import { style } from '@vanilla-extract/css';
import { card as surface } from '../styles/surface.css.ts';
import { face, formTimeline, narrow, space } from '../styles/tokens.css.ts';

/** Nobody fills in a form on paper. */
export const card = style([
  surface,
  {
    viewTimelineName: formTimeline,
    '@media': { [narrow]: { padding: space.m }, print: { display: 'none' } },
  },
]);

/** Large enough to be touched. */
export const summary = style({ paddingBlock: space.xs, ...face.strong, cursor: 'pointer' });
