import { type IslandKind, islandOf, type Route } from '../site/routes.ts';
import type { Body } from './body.tsx';
import { createPageStyles, type Rule } from './page-styles.ts';

/** Bundled assets that pages inline. */
export type Assets = {
  /** The stylesheet of the whole site, and the address of its file. */
  rules: readonly Rule[];
  stylesheet: string;
  /** The script of each kind of page, which imports an island on demand. */
  scripts: Readonly<Record<IslandKind | 'notFound', string>>;
};

/**
 * Returns the contents of a page's style and script elements, and the addresses of the fonts that the styles use.
 * `route` is undefined for the not-found page.
 */
export function pageAssets(assets: Assets, route: Route | undefined, body: Body) {
  const selectStyles = selectors.get(assets) ?? createPageStyles(assets);
  selectors.set(assets, selectStyles);
  const style = selectStyles(body);
  const fonts = [...style.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address);
  return { style, script: assets.scripts[route ? islandOf(route) : 'notFound'], fonts };
}

const selectors = new WeakMap<Assets, (body: Body) => string>();
