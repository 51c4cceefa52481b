import { style } from '@vanilla-extract/css';
import { colour, space, text } from './styles/tokens.css.ts';

export const notice = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'center',
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
  textAlign: 'center',
});

export const icon = style({ color: colour.noticeInk });
export const heading = style({ fontSize: text.h2 });
