import { globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { inRow } from '../styles/recipes.ts';
import { colour, enlarged, face, space, text as textSize } from '../styles/tokens.css.ts';

export const list = style({ gap: `0 ${space.l}` });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: '3.25rem',
  height: '100%',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const link = style([
  row,
  { ...look.link, color: colour.ink, selectors: { '&:hover': { borderColor: colour.ink } } },
]);

export const signs = style(inRow(space.s));
export const sign = style([row, look.townLink, { minHeight: '2.75rem', paddingBlock: '0.5625rem' }]);

globalStyle(`${link} > svg`, { '@media': { [enlarged]: { display: 'none' } } });

export const words = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3 });
export const name = style({ ...face.strong });
export const text = style({ fontSize: textSize.small, color: colour.muted });

export const texts = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${texts} a`, { display: 'inline-block', paddingBlock: '0.3125rem' });
