import { style } from '@vanilla-extract/css';

/** One box in its line: it goes to the next line whole, and breaks only where it is wider than a line. */
export const whole = style({ display: 'inline-block' });
