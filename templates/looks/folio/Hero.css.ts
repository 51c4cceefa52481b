import { globalStyle, style } from '@vanilla-extract/css';
import { action } from '../../parts/Actions.css.ts';
import { band } from '../../styles/layout.css.ts';
import { equalColumns } from '../../styles/recipes.ts';
import { sign } from '../../styles/surface.css.ts';
import { colour, face, linkBar, medium, onScreen, space, text, wide } from '../../styles/tokens.css.ts';
import { ribbon } from './surfaces.ts';

const hero = style({ position: 'relative', paddingBlockStart: 'clamp(1.5rem, 1rem + 3vw, 4rem)' });
// Where the links are behind a button, the ribbon of the page hangs from the header.
globalStyle(`${hero}::before`, {
  ...ribbon,
  insetBlockStart: 0,
  insetInlineEnd: `clamp(${space.m}, 4vw, ${space.l})`,
  '@media': { ...ribbon['@media'], [`${linkBar}, print`]: { display: 'none' } },
});
export const plain = style([hero]);

export const emergency = style([
  hero,
  {
    paddingBlockEnd: space.xl,
    background: colour.emergency,
    color: colour.emergencyText,
    vars: { [colour.muted]: colour.emergencyText, [colour.link]: colour.emergencyText },
  },
]);

export const content = style({ display: 'grid', gap: space.l });
export const heading = style({ display: 'grid', gap: space.s, maxWidth: '60rem' });
export const eyebrow = style({ fontSize: text.small, color: colour.muted });

const row = style({
  display: 'grid',
  gap: `${space.l} clamp(2rem, 6vw, 5rem)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(15rem, 5fr)' } },
});

/** Heading and text beside a picture or facts, above a rule. */
export const columns = style([
  row,
  {
    paddingBlockEnd: space.l,
    borderBlockEnd: '1px solid currentcolor',
  },
]);
globalStyle(`${emergency} ${columns}`, { paddingBlockEnd: 0, borderBlockEnd: 0 });
/** Without a picture or facts: text beside the heading, on its last line or, with buttons below it, on its first. */
export const alone = style([columns, { alignItems: 'last baseline' }]);
globalStyle(`${alone}:has(${action})`, { alignItems: 'baseline' });
export const words = style({ display: 'grid', gap: space.l, alignContent: 'center', minWidth: 0 });
export const lead = style({ fontSize: text.lead, maxWidth: '36rem', lineHeight: 1.5 });

// Fits a word such as Sittingbourne into half a row.
globalStyle(`${row} h1`, { '@media': { [medium]: { fontSize: `min(${text.h1}, 6.2vw)` } } });

export const beside = style({ minWidth: 0, alignSelf: 'end' });
globalStyle(`${hero} h1`, { marginBottom: 0, letterSpacing: '-0.025em' });

/** At least as high as the text beside it. */
export const picture = style([{ display: 'grid', minWidth: 0, minHeight: 'min(24rem, 60vw)' }, onScreen]);
// Wider than the text, which is in short lines.
globalStyle(`${columns}:has(> ${picture})`, {
  '@media': { [wide]: { columnGap: 'clamp(2rem, 4vw, 3.5rem)', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
globalStyle(`${picture} picture`, { display: 'contents' });
globalStyle(`${picture} img`, { height: '100%', maxHeight: '40rem', objectFit: 'cover' });
// Do not crop drawings.
globalStyle(`${picture} img[src$=".svg"]`, { height: 'auto', alignSelf: 'end' });

export const claims = style(equalColumns('9rem', `${space.s} ${space.l}`));
export const claim = style({ display: 'grid', fontSize: text.small, alignContent: 'start' });
globalStyle(`${claim} strong`, { ...face.heavy, fontSize: text.h3 });

export const scene = style({ paddingBlockStart: space.xxl });
// Begins where the rest of the page does.
globalStyle(`${scene} > ${sign}`, { maxWidth: 'none', padding: 0, color: 'inherit', background: 'none' });
globalStyle(`${scene} > ${sign} > *`, { gridColumn: '1 / -1' });
globalStyle(`${scene} > ${sign} > svg`, { color: colour.noticeInk });

export const gap = style({ marginBlockStart: 0, height: space.m });
// The rule of the hero is the edge of a band below it, instead of a second one above it.
globalStyle(`${gap}:has(+ ${band})`, { height: 0 });
globalStyle(`${gap} + ${band}`, { borderBlockStart: 0 });
export const end = style({});
globalStyle(`${band} + ${end}`, { marginBlockStart: 0 });
