import { style } from '@vanilla-extract/css';
import { colour, space, text } from './styles/tokens.css.ts';

export const place = style({ display: 'grid', gap: space.xxl, paddingBlockStart: space.xxl });

export const notice = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '34rem',
  textAlign: 'center',
});

export const icon = style({ color: colour.noticeInk });
export const heading = style({ fontSize: text.h2 });
