import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memo } from '../schema/memo.ts';
import { callBarActions, closedNumbersOf } from '../site/action-links.ts';
import { islandOf, type Route } from '../site/routes.ts';
import type { PageSite, SiteIcons } from '../site/shared-site.ts';
import { InfoPage } from '../templates/InfoPage.tsx';
import { LocationPage } from '../templates/LocationPage.tsx';
import { NotFoundPage } from '../templates/NotFoundPage.tsx';
import { iconId } from '../templates/parts/Icon.tsx';
import * as iconModule from '../templates/parts/icon-set.tsx';
import { Layout } from '../templates/parts/Layout.tsx';
import { currentOf } from '../templates/parts/Navigation.tsx';
import { type PageIcon, PageProvider, type PageValue } from '../templates/parts/page-context.ts';
import { ServicePage } from '../templates/ServicePage.tsx';

/** Stands for the content in a rendered layout. */
const placeholder = '<page-content></page-content>';

/** The HTML before and after a page's content, and the icons in it. */
export type RenderedLayout = { before: string; after: string; icons: ReadonlySet<PageIcon> };

/** A page's body: content, layout, the sprite of their icons, and the origins of remote pictures. */
export type Body = { layout: RenderedLayout; content: string; icons: string; pictureOrigins: ReadonlySet<string> };

export function renderBody(value: PageValue): Body {
  const icons = new Set<PageIcon>();
  const pictureOrigins = new Set<string>();
  const content = renderToStaticMarkup(
    <PageProvider value={{ ...value, icons, pictureOrigins }}>
      {value.route ? <Page route={value.route} /> : <NotFoundPage />}
    </PageProvider>,
  );
  const layout = layoutsOf(value.site)(value);
  return {
    layout,
    // Strip the preload links that React adds for eager pictures: they gain nothing on a page this small.
    content: content.replace(/^(?:<link rel="preload" [^>]*>)+/, ''),
    icons: iconSprite(new Set([...layout.icons, ...icons]), value.site.icons),
    pictureOrigins,
  };
}

function Page({ route }: { route: Route }) {
  if (route.kind === 'service') return <ServicePage route={route} />;
  if (route.kind === 'location') return <LocationPage route={route} />;
  return <InfoPage route={route} />;
}

/** Closes empty shapes as XML does, which saves 0.3 % of a page with a strip map. */
export function markup({ layout, content, icons }: Body): string {
  return (layout.before + content + layout.after + icons).replaceAll(/><\/(?:circle|line|path|rect|use)>/g, '/>');
}

/** Caches the layout by what differs between pages, which saves a third of the rendering. */
const layoutsOf = memo((site: PageSite) => {
  const known = new Map<string, RenderedLayout>();
  return (value: PageValue): RenderedLayout => {
    const { route } = value;
    const current = site.layout.navigation.map(({ href }) => currentOf(href, route));
    const key = JSON.stringify([
      route && islandOf(route),
      route?.hero.tone,
      current,
      callBarActions(site, route),
      closedNumbersOf(site, route),
    ]);
    const layout = known.get(key) ?? renderLayout(value);
    known.set(key, layout);
    return layout;
  };
}, new WeakMap());

function renderLayout(value: PageValue): RenderedLayout {
  const icons = new Set<PageIcon>();
  const html = renderToStaticMarkup(
    <PageProvider value={{ ...value, icons }}>
      <Layout>{createElement('page-content')}</Layout>
    </PageProvider>,
  );
  const [before = '', after = ''] = html.split(placeholder);
  return { before, after, icons };
}

/** Renders the icons of a page as hidden symbols, each once; `Icon` refers to them by id. */
function iconSprite(names: Iterable<PageIcon>, siteIcons: SiteIcons = {}): string {
  const symbols = [...names].sort().map((name) => {
    if (name in iconModule) return symbolOf(name as OurIcon);
    const icon = siteIcons[name];
    return icon ? writeSymbol(name, icon.viewBox, icon.shapes) : '';
  });
  return symbols.some(Boolean) ? `<div hidden=""><svg>${symbols.join('')}</svg></div>` : '';
}

type OurIcon = keyof typeof iconModule;
const iconComponents: Readonly<Record<OurIcon, ComponentType>> = iconModule;

/** Renders only the shapes: `Icon` sets their stroke and size. */
const symbolOf = memo((name: OurIcon) => {
  const shapes = renderToStaticMarkup(createElement(iconComponents[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return writeSymbol(name, '0 0 24 24', shapes);
});

function writeSymbol(name: PageIcon, viewBox: string, shapes: string): string {
  return `<symbol id="${iconId(name)}" viewBox="${viewBox}">${shapes}</symbol>`;
}
