import { style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.css.ts';

export const item = style({ display: 'grid', gap: space.s, gridTemplateRows: 'auto 1fr', breakInside: 'avoid' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.s });
export const foot = style({ paddingBlockStart: space.xs });
