import { style } from '@vanilla-extract/css';
import { medium, space, width } from '../styles/tokens.css.ts';

export const words = style({ maxWidth: width.text });
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'center',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
