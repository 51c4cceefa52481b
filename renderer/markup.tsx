import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingName } from '../templates/parts/drawings.ts';
import { Layout } from '../templates/parts/Layout.tsx';
import { PageProvider, type PageValue } from '../templates/parts/site-context.ts';
import { drawingSheet } from './drawing-sheet.tsx';
import { onceForSite } from './once-for-site.ts';

/** Stands where the content goes. An element, since text cannot hold one. */
const hole = '<page-content></page-content>';

/** What stands around a page's content, with the drawings that it shows. Many pages share one. */
export type Frame = { before: string; after: string; drawings: ReadonlySet<DrawingName> };

/** The body of a page in its parts: its content, what stands around it, and the drawings of both. */
export type Body = { frame: Frame; content: string; drawings: string };

/** Draws the body of a page. */
export function drawBody(Page: ComponentType, value: PageValue): Body {
  const drawings = new Set<DrawingName>();
  const content = renderToStaticMarkup(
    <PageProvider value={{ ...value, drawings }}>
      <Page />
    </PageProvider>,
  );
  const frame = framesOf(value.site)(value);
  return { frame, content, drawings: drawingSheet(new Set([...frame.drawings, ...drawings])) };
}

/** The parts of a body as they stand in the page. */
export function markup({ frame, content, drawings }: Body): string {
  return frame.before + content + frame.after + drawings;
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
  const drawings = new Set<DrawingName>();
  const html = renderToStaticMarkup(
    <PageProvider value={{ ...value, drawings }}>
      <Layout>{createElement('page-content')}</Layout>
    </PageProvider>,
  );
  const [before = '', after = ''] = html.split(hole);
  return { before, after, drawings };
}
