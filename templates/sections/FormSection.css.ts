import { style } from '@vanilla-extract/css';
import { card as surface } from '../styles/surface.css.ts';
import { face, formTimeline, narrow, space } from '../styles/tokens.css.ts';

/** Not printed: a form is useless on paper. */
export const card = style([
  surface,
  {
    viewTimelineName: formTimeline,
    '@media': { [narrow]: { padding: space.m }, print: { display: 'none' } },
  },
]);

/** Large enough for touch. */
export const summary = style({ paddingBlock: space.xs, ...face.strong, cursor: 'pointer' });
