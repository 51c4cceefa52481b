import { style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { face, space, text, width } from '../styles/tokens.css.ts';

export const path = style({ display: 'grid', maxWidth: width.text });

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space.m,
  paddingBlockEnd: space.l,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(2.75rem - 0.125rem)',
      insetBlock: '2.75rem 0.25rem',
      borderInlineStart: look.path,
    },
  },
});

export const year = style({
  justifySelf: 'start',
  alignSelf: 'start',
  width: '100%',
  ...look.year,
  fontSize: text.h3,
  ...face.heavy,
  lineHeight: 1.2,
});
