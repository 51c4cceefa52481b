import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { band, cluster, stack } from '../../styles/layout.css.ts';
import { colour, face, medium, narrow, onScreen, radius, red, space, text, wide } from '../../styles/tokens.css.ts';

const groundHeight = 'clamp(1.5rem, 0.5rem + 3vw, 3.5rem)';

const hero = style({ paddingBlockStart: space.l, '@media': { print: { backgroundImage: 'none' } } });

/** Hills in the background; below the text on phones. */
const downs = (fill: string) =>
  `radial-gradient(80rem 26rem at 92% calc(100% + clamp(12rem, 30rem - 25vw, 24rem)), ${fill} 99.8%, #0000)`;

export const plain = style([
  hero,
  {
    background: `${downs(colour.line)}, ${colour.tint}`,
  },
]);

// An outline-only button looks disabled on the hills.
globalStyle(`${plain} ${cluster} > :nth-child(n+2)`, { background: colour.surface });

/** For pages about an emergency. */
export const emergency = style([
  hero,
  {
    background: `${downs('rgb(0 0 0 / 0.12)')}, ${colour.emergency}`,
    color: colour.emergencyText,
    vars: {
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
globalStyle(`${compact} ${stack.l}, ${emergency} ${stack.l}`, { gap: space.m });
globalStyle(`${compact} + * + ${band}`, { paddingBlockStart: space.l });

export const single = style({ paddingBlockEnd: groundHeight });
export const scene = style([single, { display: 'grid', justifyItems: 'center', paddingBlockStart: space.l }]);

/** Signs, one of them a picture, on two posts that reach down to the road. */
export const onPosts = style({
  position: 'relative',
  display: 'grid',
  gap: space.m,
  minWidth: 0,
  '@media': {
    // Takes no space where its sign is hidden. In an emergency, the content below matters more.
    [narrow]: { selectors: { [`${emergency} &, ${compact} &:not(:has(img))`]: { display: 'none' } } },
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
  },
});

/** A picture is a sign with a white line inside its edge. */
globalStyle(`${onPosts} img`, { outline: `0.1875rem solid ${colour.signText}`, outlineOffset: '-0.5rem' });

/** A picture and a sign: on a phone, both low, as is a picture above a form. */
export const pair = style([onPosts, { '@media': { [narrow]: { gap: space.s } } }]);
/** A picture above the map, on a phone a smaller one. */
export const aboveMap = style([onPosts, { '@media': { [narrow]: { justifySelf: 'center', width: '66%' } } }]);

globalStyle(`${pair} img, ${compact} img`, {
  '@media': { [narrow]: { aspectRatio: '3.4', objectFit: 'contain', background: colour.signDeep } },
});

export const eyebrow = style({ ...face.heavy, color: colour.muted });

/** The open-now line, above everything else; always reserves one line. */
export const state = style([
  eyebrow,
  {
    justifySelf: 'start',
    padding: '0.35em 0.8em 0.25em',
    borderRadius: radius.s,
    background: '#fff',
    color: red,
    fontSize: 'min(1.125rem, 4.6vw)',
    whiteSpace: 'nowrap',
    ...onScreen,
  },
]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });
export const badge = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, fontSize: text.small });

const kerbBase = style({
  height: '0.5rem',
  background: colour.tarmac,
  ...onScreen,
});

/** For a business without a map: below the hero, and before the footer. */
export const kerb = styleVariants({
  start: [kerbBase, { marginBlockStart: 0 }],
  end: [kerbBase, { selectors: { [`${band} + &`]: { marginBlockStart: 0 } } }],
});
