import { globalStyle, style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { colour, enlarged, face, space, text as textSize } from '../styles/tokens.css.ts';

export const list = style({ gap: `0 ${space.l}` });

export const link = style({
  ...look.link,
  display: 'flex',
  // Names in a row are level, whatever stands below them.
  alignItems: 'start',
  gap: space.s,
  height: '100%',
  color: colour.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', borderColor: colour.ink } },
});

globalStyle(`${link} > svg`, { '@media': { [enlarged]: { display: 'none' } } });

export const words = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3 });
export const name = style({ ...face.strong });
export const text = style({ fontSize: textSize.small, color: colour.muted });

export const texts = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${texts} a`, { display: 'inline-block', paddingBlock: '0.3125rem' });
