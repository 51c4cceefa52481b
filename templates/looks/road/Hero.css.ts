import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { band, stack } from '../../styles/layout.css.ts';
import { colour, face, forced, medium, narrow, space, text, wide } from '../../styles/tokens.css.ts';

const groundHeight = 'clamp(1.5rem, 0.5rem + 3vw, 3.5rem)';

const hero = style({ paddingBlockStart: space.m, '@media': { print: { backgroundImage: 'none' } } });

/** A hill on the horizon, as high as `radius` exceeds 12rem. */
const hill = (radius: string, x: string) =>
  `radial-gradient(48rem ${radius} at ${x} calc(100% + 12rem), var(--hill) 99.8%, #0000)`;

/** The downs behind the road. */
const downs = `${hill('27rem', '96%')}, ${hill('21rem', '14%')}`;

export const plain = style([
  hero,
  {
    background: `${downs}, ${colour.tint}`,
    vars: { '--hill': `color-mix(in srgb, ${colour.edge} 19%, #0000)` },
  },
]);

/** For pages about an emergency. */
export const emergency = style([
  hero,
  {
    background: `${downs}, ${colour.emergency}`,
    color: colour.emergencyText,
    vars: {
      '--hill': 'rgb(0 0 0 / 0.12)',
      [colour.muted]: colour.emergencyText,
      [colour.link]: colour.emergencyText,
    },
  },
]);

export const columns = style({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  alignItems: 'start',
  paddingBlockEnd: groundHeight,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 'clamp(2rem, 5vw, 4.5rem)' },
    [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

/** Above a form, which begins on the first screen. */
export const compact = style({});
globalStyle(`${compact} > ${columns}`, {
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
globalStyle(`${compact} h1`, { fontSize: 'clamp(2.125rem, 1.5rem + 1.7vw, 2.875rem)' });
globalStyle(`${compact} ${stack.l}`, { gap: space.m });
globalStyle(`${compact} + * + ${band}`, { paddingBlockStart: space.l });

/** Space below the header if there are no breadcrumbs. */
export const noTrail = style({ '@media': { [medium]: { paddingBlockStart: space.l } } });

export const single = style({ paddingBlockEnd: groundHeight });
export const scene = style([single, { display: 'grid', justifyItems: 'center', paddingBlockStart: space.l }]);

/** Signs, one of them a picture, on two posts that reach down to the road. */
export const onPosts = style({
  position: 'relative',
  display: 'grid',
  gap: space.m,
  minWidth: 0,
  '@media': {
    // Takes no space where the sign is hidden. In an emergency the content below matters more.
    [narrow]: { display: 'contents', selectors: { [`${emergency} &`]: { display: 'none' } } },
    [medium]: {
      alignSelf: 'end',
      selectors: {
        '&::before, &::after': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(100% - 0.125rem) calc(-1 * ${groundHeight})`,
          width: '0.75rem',
          background: colour.edge,
        },
        '&::before': { insetInlineStart: '22%' },
        '&::after': { insetInlineEnd: '22%' },
      },
    },
    [forced]: { selectors: { '&::before, &::after': { display: 'none' } } },
  },
});

export const eyebrow = style({
  justifySelf: 'start',
  fontSize: text.small,
  ...face.heavy,
  padding: '0.25em 0.7em 0.15em',
  border: '2px solid currentcolor',
  borderRadius: '0.375rem',
});

export const lead = style({ fontSize: text.lead, maxWidth: '38rem' });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });
export const badge = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, fontSize: text.small });

const kerbBase = style({
  height: '0.5rem',
  background: colour.tarmac,
  '@media': { print: { display: 'none' } },
});

/** For a business without a map: below the hero, and before the footer. */
export const kerb = styleVariants({
  start: [kerbBase, { marginBlockStart: 0 }],
  end: [kerbBase, { selectors: { [`${band} + &`]: { marginBlockStart: 0 } } }],
});
