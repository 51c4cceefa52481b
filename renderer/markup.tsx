import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageIcon } from '../templates/parts/icons.ts';
import { Layout } from '../templates/parts/Layout.tsx';
import { PageProvider, type PageValue } from '../templates/parts/site-context.ts';
import { iconSprite } from './icon-sprite.tsx';
import { onceForSite } from './once-for-site.ts';

/** Stands where the content goes. An element, since text cannot hold one. */
const hole = '<page-content></page-content>';

/** The layout around a page's content, and the icons that it uses. Many pages share one. */
export type Frame = { before: string; after: string; icons: ReadonlySet<PageIcon> };

/** The parts of a page's body: its content, the layout around it, and the icons of both. */
export type Body = { frame: Frame; content: string; icons: string };

/** Draws the body of a page. */
export function drawBody(Page: ComponentType, value: PageValue): Body {
  const icons = new Set<PageIcon>();
  const content = renderToStaticMarkup(
    <PageProvider value={{ ...value, icons }}>
      <Page />
    </PageProvider>,
  );
  const frame = framesOf(value.site)(value);
  return { frame, content, icons: iconSprite(new Set([...frame.icons, ...icons])) };
}

/** The parts of a body as they stand in the page. */
export function markup({ frame, content, icons }: Body): string {
  return frame.before + content + frame.after + icons;
}

/** The layout differs from page to page only by the current link, and is drawn once for each. */
const framesOf = onceForSite(({ layout }) => {
  const known = new Map<string | undefined, Frame>();
  return (value: PageValue): Frame => {
    const current = layout.navigation.find(({ href }) => href === value.route?.path)?.href;
    const frame = known.get(current) ?? drawFrame(value);
    known.set(current, frame);
    return frame;
  };
});

function drawFrame(value: PageValue): Frame {
  const icons = new Set<PageIcon>();
  const html = renderToStaticMarkup(
    <PageProvider value={{ ...value, icons }}>
      <Layout>{createElement('page-content')}</Layout>
    </PageProvider>,
  );
  const [before = '', after = ''] = html.split(hole);
  return { before, after, icons };
}
