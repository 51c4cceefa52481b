import { style } from '@vanilla-extract/css';
import { sign as signSurface } from '../styles/surface.css.ts';
import { space, text as textSize } from '../styles/tokens.css.ts';

export const sign = style([signSurface, { display: 'grid', gap: space.l }]);
export const text = style({ fontSize: textSize.lead, maxWidth: '40rem' });
