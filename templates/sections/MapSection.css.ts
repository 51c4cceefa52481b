import { globalStyle, style } from '@vanilla-extract/css';
import { rule } from '../styles/recipes.ts';
import { colour, face, radius, text } from '../styles/tokens.css.ts';

export const drawing = style({
  width: '100%',
  aspectRatio: '3 / 2',
  background: colour.surface,
  border: rule,
  borderRadius: radius.l,
  fontSize: text.small,
  breakInside: 'avoid',
});
export const north = style({ stroke: colour.muted, strokeWidth: 2, fill: 'none' });
export const way = style({ stroke: colour.edge, strokeWidth: 1.5, strokeDasharray: '2 6', strokeLinecap: 'round' });

/** The outline of its letters keeps a name legible across another dot. */
export const place = style({ fill: colour.ink });
export const home = style([place, { ...face.strong }]);
globalStyle(`${place} text`, { stroke: colour.surface, strokeWidth: 4, paintOrder: 'stroke' });
globalStyle(`${place} circle`, { fill: colour.muted });
globalStyle(`${home} circle`, { fill: colour.primary, stroke: colour.ink, strokeWidth: 2 });
