import { globalStyle, style } from '@vanilla-extract/css';
import { face, narrow, radius, space, text } from '../styles/tokens.css.ts';

export const table = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.25rem',
  width: '100%',
  maxWidth: '28rem',
});
/** The days wrap first; the times move below them if a word does not fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
globalStyle(`${row} > dt`, { flex: '1 1 4rem', maxWidth: '100%', overflowWrap: 'break-word' });
export const times = style({
  ...face.strong,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Heads the hours of a season or a department. Its number inherits the colour of the plate it may be on. */
export const caption = style({
  ...face.strong,
  selectors: { '&:not(:first-child)': { marginTop: space.s } },
});
export const phone = style({ color: 'inherit', whiteSpace: 'nowrap' });

export const sign = style({
  display: 'grid',
  gap: space.s,
  background: '#fff',
  color: '#15221b',
  borderRadius: radius.l,
  padding: 'clamp(1.375rem, 1rem + 1.5vw, 2.125rem)',
  outline: '0.1875rem solid #15221b',
  outlineOffset: '-0.4375rem',
  // Hidden on a phone, which has the hours in its top bar.
  '@media': { [narrow]: { display: 'none' }, 'screen and (prefers-color-scheme: dark)': { background: '#ccd6d0' } },
});
export const heading = style({ ...face.heavy, fontSize: text.h3 });

/** Reserves its line, so nothing shifts when the script fills it in. */
export const openNow = style({
  minHeight: '1.5em',
  ...face.strong,
  gridColumn: '-2 / -1',
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

/** Hidden where the line of `client/open-now.ts` replaces it. */
export const withoutScript = style({ '@media': { 'screen and (scripting: enabled)': { display: 'none !important' } } });

/** Aligns several periods of a day with single ones. */
export const several = style({ textAlign: 'end' });
