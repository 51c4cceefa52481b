import { style } from '@vanilla-extract/css';
import { colour, space, text } from '../styles/tokens.css.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  fontSize: text.small,
  color: colour.muted,
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
  selectors: { '&:not(:last-child)::after': { content: '"›" / ""', alignSelf: 'center' } },
});
export const link = style({ color: 'inherit', paddingBlock: '0.125rem' });
