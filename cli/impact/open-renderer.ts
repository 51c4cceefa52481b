import { createServer } from 'vite';
import type { Site } from '../../schema/site.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { type PageSite, sitePages } from '../../site/site-pages.ts';

/** A page as visitors and machines get it. */
export type RenderedPage = { path: string; html: string; graph: readonly { '@type': string; '@id': string }[] };

/** What draws the pages of any site, with the templates as they stand; styles need Vite to be read. */
export async function openRenderer() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = <Name extends keyof Modules>(file: string) => vite.ssrLoadModule(file) as Promise<Pick<Modules, Name>>;
  const { renderBody, markup } = await load<'renderBody' | 'markup'>('/renderer/body.tsx');
  const { head } = await load<'head'>('/renderer/head.tsx');
  const { pageGraph } = await load<'pageGraph'>('/renderer/jsonld/graph.ts');
  const { Page } = await load<'Page'>('/pages/Page.tsx');

  const render = (whole: Site): RenderedPage[] => {
    const { site } = sitePages(whole);
    return listRoutes(whole).map((route) => ({
      path: route.path,
      html: head(site, route) + markup(renderBody(Page, { site, route })),
      graph: pageGraph(site, route)['@graph'],
    }));
  };
  return { render, close: () => vite.close() };
}

/** What is taken of the renderer's modules. */
type Modules = {
  renderBody: (Page: unknown, value: { site: PageSite; route: Route }) => unknown;
  markup: (body: unknown) => string;
  Page: unknown;
  head: (site: PageSite, route: Route) => string;
  pageGraph: (site: PageSite, route: Route) => { '@graph': RenderedPage['graph'] };
};
