import { style } from '@vanilla-extract/css';
import { colour, face, radius, space, text, width } from '../styles/tokens.css.ts';

export const road = style({ display: 'grid', maxWidth: width.text });

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
      borderInlineStart: `0.25rem dashed ${colour.edge}`,
    },
  },
});

export const year = style({
  justifySelf: 'start',
  alignSelf: 'start',
  width: '100%',
  textAlign: 'center',
  background: colour.sign,
  color: colour.signText,
  borderRadius: radius.s,
  padding: '0.3em 0.5em 0.15em',
  fontSize: text.h3,
  ...face.heavy,
  lineHeight: 1.2,
  boxShadow: `inset 0 0 0 0.125rem ${colour.sign}, inset 0 0 0 0.1875rem ${colour.signText}`,
});
