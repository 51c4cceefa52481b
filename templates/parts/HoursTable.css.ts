import { style } from '@vanilla-extract/css';
import { face, space } from '../styles/tokens.css.ts';

export const table = style({ display: 'grid', gap: '0.25rem', width: '100%', maxWidth: '28rem' });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space.m });
export const times = style({ ...face.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
