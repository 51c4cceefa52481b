import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { type Assets, createPageAssets } from '../../renderer/page-assets.ts';
import type { PageContext } from '../../renderer/page-context.ts';
import type { RenderedDocument } from '../../renderer/render-document.ts';
import { type IslandKind, islandOf } from '../../site/islands.ts';
import type { Route } from '../../site/routes.ts';
import type { SitePages } from '../../site/site-pages.ts';

/** What is the same for every page of a build. */
export type Shared = Pick<SitePages, 'site' | 'offered'> & {
  /** The folder of the bundled code that draws pages. */
  codeDir: string;
  assets: Assets;
};

/** Draws a page, or the not-found page where there is none. */
export type DrawPage = (route: Route | undefined) => RenderedDocument;

/** The modules that are built of `pages/` and `renderer/`. */
type PageModule = { Page: ComponentType };
type RendererModule = { renderDocument: (context: PageContext) => RenderedDocument };

/** Loads what draws the pages from vite-plugin-ssr's server build. */
export async function loadPageDrawer({ codeDir, site, assets, offered }: Shared): Promise<DrawPage> {
  // React reads this as it is loaded; without it every page costs ten times as much.
  process.env.NODE_ENV = 'production';
  const load = async <Module>(name: string) =>
    (await import(pathToFileURL(resolve(codeDir, `server/entries/${name}.mjs`)).href)) as Module;
  const { renderDocument } = await load<RendererModule>('render-document');
  const pages: Record<IslandKind, PageModule> = {
    none: await load('pages_content_index-page-server'),
    faq: await load('pages_faq_index-page-server'),
    form: await load('pages_form_index-page-server'),
  };
  const notFound = await load<PageModule>('renderer_error-page-server');
  const assetsFor = createPageAssets(assets);
  return (route) => {
    if (!route) return renderDocument({ Page: notFound.Page, site, route, offered, assets: assetsFor('notFound') });
    const kind = islandOf(route);
    return renderDocument({ Page: pages[kind].Page, site, route, assets: assetsFor(kind) });
  };
}
