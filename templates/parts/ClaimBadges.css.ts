import { style } from '@vanilla-extract/css';
import { space, text } from '../styles/tokens.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });
export const badge = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, fontSize: text.small });
