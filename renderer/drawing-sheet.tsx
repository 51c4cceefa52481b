import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingName, drawings } from '../templates/parts/drawings.ts';
import { drawingId } from '../templates/parts/site-context.ts';

/** The drawings of a page, each once and out of sight, for `Icon` to show by their ids. */
export function drawingSheet(names: Iterable<DrawingName>): string {
  const symbols = [...names].sort().map(symbolOf).join('');
  return symbols && `<div hidden=""><svg>${symbols}</svg></div>`;
}

const symbols = new Map<DrawingName, string>();

/** The shapes of a drawing alone: how they are drawn is the style of whoever shows them. */
function symbolOf(name: DrawingName): string {
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const shapes = renderToStaticMarkup(createElement(drawings[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const symbol = `<symbol id="${drawingId(name)}" viewBox="0 0 24 24">${shapes}</symbol>`;
  symbols.set(name, symbol);
  return symbol;
}
