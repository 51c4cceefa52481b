import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hidden, medium, space, width } from './tokens.css.ts';

/** The page's width, with its margins. */
export const page = style({
  width: '100%',
  maxWidth: `calc(${width.page} + 2 * ${space.l})`,
  marginInline: 'auto',
  paddingInline: `clamp(${space.m}, 4vw, ${space.l})`,
});

/** Things under one another. */
export const stack = styleVariants({
  xs: [{ display: 'grid', gap: space.xs, justifyItems: 'start', minWidth: 0 }],
  s: [{ display: 'grid', gap: space.s, minWidth: 0, alignContent: 'start' }],
  m: [{ display: 'grid', gap: space.m, minWidth: 0, alignContent: 'start' }],
  l: [{ display: 'grid', gap: space.l, minWidth: 0, alignContent: 'start' }],
  xl: [{ display: 'grid', gap: space.xl, minWidth: 0, alignContent: 'start' }],
});

/** Things beside one another, onto the next line where there is no room. */
export const cluster = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, alignItems: 'center' });

const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });

/** Cards side by side, at most so many in a row, fewer where the place is narrow. */
export const grid = styleVariants({ two: [row], three: [row], four: [row] });

/** What is left over for the last row shares its width, so that no row ends in a hole. */
const inRowsOf = (name: keyof typeof grid, share: string, least: string) =>
  globalStyle(`${grid[name]} > *`, { flex: `1 1 max(min(100%, ${least}), ${share})`, minWidth: 0 });

inRowsOf('two', '45%', '20rem');
inRowsOf('three', '30%', '17rem');
// Four go two by two where they do not all fit: never three and one.
inRowsOf('four', 'clamp(22%, (63rem - 100%) * 999, 45%)', '15rem');

/** A narrow column of its own beside the main one. */
export const withAside = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' } },
});

/** Seen by nobody, read by a screen reader. */
export const visuallyHidden = style(hidden);
