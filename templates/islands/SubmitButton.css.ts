import { keyframes, style } from '@vanilla-extract/css';

export const submit = style({
  width: '100%',
  selectors: { '&:disabled': { cursor: 'progress', opacity: 0.75, textDecoration: 'none' } },
  '@media': { 'screen and (min-width: 44rem)': { width: 'auto', minWidth: '16rem' } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  width: '1.125em',
  height: '1.125em',
  border: '0.1875em solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${pulse} 2s ease-in-out infinite` } },
});
