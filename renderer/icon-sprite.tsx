import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconId } from '../templates/parts/Icon.tsx';
import { icons, type PageIcon } from '../templates/parts/icons.ts';

/** Renders the icons of a page as hidden symbols, each once, for `Icon` to use by id. */
export function iconSprite(names: Iterable<PageIcon>): string {
  const symbols = [...names].sort().map(symbolOf).join('');
  return symbols && `<div hidden=""><svg>${symbols}</svg></div>`;
}

const symbols = new Map<PageIcon, string>();

/** Renders the shapes alone: `Icon` sets their stroke and size. */
function symbolOf(name: PageIcon): string {
  const known = symbols.get(name);
  if (known !== undefined) return known;
  const shapes = renderToStaticMarkup(createElement(icons[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const symbol = `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${shapes}</symbol>`;
  symbols.set(name, symbol);
  return symbol;
}
