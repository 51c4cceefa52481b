import { style } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
