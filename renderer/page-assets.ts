import type { IslandKind } from '../site/islands.ts';
import type { PageAssets } from './page-context.ts';
import { createPageStyles } from './page-styles.ts';

/** What a page may need of the browser: an island, or the pages to offer where there is none. */
export type ScriptKind = IslandKind | 'notFound';

/** What was bundled for the browser, to stand in the pages. */
export type Assets = {
  /** The rules of the whole site. */
  stylesheet: string;
  /** The classes that an island may take on as it is used. */
  islandClasses: readonly string[];
  /** The small script of each kind of page; it fetches an island when that is wanted. */
  scripts: Readonly<Record<ScriptKind, string>>;
};

/** Prepares styles and scripts for pages; `kind` tells which script a page gets. */
export function createPageAssets({ stylesheet, islandClasses, scripts }: Assets): (kind: ScriptKind) => PageAssets {
  const stylesFor = createPageStyles(stylesheet, islandClasses);
  return (kind) => ({ stylesFor, script: scripts[kind].replaceAll('</script', '<\\/script') });
}
