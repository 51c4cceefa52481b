import { style, styleVariants } from '@vanilla-extract/css';

const box = style({
  flex: 'none',
  verticalAlign: '-0.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = styleVariants({
  text: [box, { width: '1.15em', height: '1.15em' }],
  medium: [box, { width: '1.625rem', height: '1.625rem' }],
  large: [box, { width: '4.5rem', height: '4.5rem' }],
});
