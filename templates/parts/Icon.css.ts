import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const box = style({ display: 'inline-grid', flex: 'none', verticalAlign: '-0.15em' });

export const size = styleVariants({
  text: [box, { width: '1.15em', height: '1.15em' }],
  medium: [box, { width: '1.625rem', height: '1.625rem' }],
  large: [box, { width: '4.5rem', height: '4.5rem' }],
});

globalStyle(`${box} > svg`, {
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
