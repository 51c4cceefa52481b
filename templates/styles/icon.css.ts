import { style, styleVariants } from '@vanilla-extract/css';

const stroke = {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const box = style({ ...stroke, verticalAlign: '-0.15em', strokeWidth: 2 });

export const size = styleVariants({
  text: [box, { width: '1.15em', height: '1.15em' }],
  medium: [box, { width: 'min(1.625rem, 8.2vw)', height: 'min(1.625rem, 8.2vw)' }],
  large: [box, { width: '4.5rem', height: '4.5rem' }],
});

/** An icon within an island. */
export const small = style({ ...stroke, strokeWidth: 2.25, width: '1.25em', height: '1.25em' });
