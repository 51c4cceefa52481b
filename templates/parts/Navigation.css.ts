import { style, styleVariants } from '@vanilla-extract/css';
import { colour, face, forced, radius, space, stickyHeader, wide } from '../styles/tokens.css.ts';

export const menuButton = style({
  display: 'none',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.m,
  background: 'transparent',
  ...face.heavy,
  cursor: 'pointer',
  // Without JavaScript there is no button and the list is open.
  '@media': { 'screen and (max-width: 61.99rem) and (scripting: enabled)': { display: 'inline-flex' } },
});

export const navigation = style({
  flexBasis: '100%',
  '@media': {
    // Below the top bar and the brand, an open menu scrolls within the viewport.
    [stickyHeader]: { maxHeight: 'calc(100dvh - 8rem)', overflowY: 'auto', overscrollBehavior: 'contain' },
    [wide]: { flexBasis: 'auto', maxHeight: 'none', overflowY: 'visible' },
    'screen and (max-width: 61.99rem) and (scripting: enabled)': {
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});

export const list = style({
  display: 'grid',
  gap: '0.125rem',
  paddingBlockEnd: space.xs,
  // With larger text, whole words move to another row.
  overflowWrap: 'break-word',
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, paddingBlockEnd: 0 } },
});

const linkBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  padding: `${space.xs} 0.75rem`,
  borderRadius: radius.s,
  color: colour.ink,
  ...face.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      boxShadow: `inset 0.3125rem 0 0 ${colour.plate}`,
      background: colour.tint,
      ...face.heavy,
    },
  },
  '@media': {
    [wide]: { selectors: { '&[aria-current]': { boxShadow: `inset 0 -0.3125rem 0 ${colour.plate}` } } },
    [forced]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const link = styleVariants({
  plain: [linkBase],
  emergency: [linkBase, { color: colour.emergencyInk }],
  button: [
    linkBase,
    {
      border: '2px solid currentcolor',
      justifyContent: 'center',
      ...face.heavy,
      selectors: {
        '&[aria-current]': {
          background: colour.plateInk,
          color: colour.plate,
          borderColor: colour.plate,
          boxShadow: 'none',
        },
      },
      '@media': { [wide]: { selectors: { '&[aria-current]': { boxShadow: 'none' } } } },
    },
  ],
});
