import { style } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { card } from '../styles/surface.css.ts';
import { colour, face, medium, narrow, space, text } from '../styles/tokens.css.ts';

export const table = style([
  card,
  {
    width: '100%',
    padding: 0,
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflow: 'hidden',
    '@media': { [narrow]: { display: 'block' } },
  },
]);

export const caption = style({
  textAlign: 'start',
  padding: `0 ${space.m} ${space.s}`,
  color: colour.muted,
  fontSize: text.small,
  '@media': { [narrow]: { display: 'block', padding: space.m } },
});

export const head = style({
  ...look.head,
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const row = style({
  '@media': {
    [narrow]: { display: 'grid', gap: space.xs, padding: space.m, borderBlockStart: `1px solid ${colour.line}` },
  },
});

export const cell = style({
  verticalAlign: 'top',
  '@media': {
    [medium]: {
      padding: `${space.s} ${space.m}`,
      selectors: { 'tbody &': { borderBlockStart: `1px solid ${colour.line}` } },
    },
    [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(6rem, 1fr) 2fr', gap: space.s },
  },
});

export const name = style([cell, { ...face.heavy, '@media': { [narrow]: { display: 'block' } } }]);

export const columnName = style({
  color: colour.muted,
  fontSize: text.small,
  '@media': { [medium]: { display: 'none' }, print: { display: 'none' } },
});
