import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSite } from '../routes/site-pages.ts';
import type { DrawingName } from '../templates/parts/drawings.ts';
import { Layout } from '../templates/parts/Layout.tsx';
import { PageProvider, type PageValue } from '../templates/parts/site-context.ts';
import { drawingSheet } from './drawing-sheet.tsx';

/** Stands where the content goes: a character that Unicode keeps for private use, so that no text holds it. */
const hole = '\uE000';

/** What stands around a page's content, with the drawings that it shows. */
type Frame = { before: string; after: string; drawings: ReadonlySet<DrawingName> };

/** The body of a page: its content in the layout, and the drawings of both. */
export function markup(Page: ComponentType, value: PageValue): string {
  const drawings = new Set<DrawingName>();
  const content = renderToStaticMarkup(
    <PageProvider value={{ ...value, drawings }}>
      <Page />
    </PageProvider>,
  );
  const frame = frameOf(value);
  return frame.before + content + frame.after + drawingSheet(new Set([...frame.drawings, ...drawings]));
}

const frames = new WeakMap<PageSite, Map<string | undefined, Frame>>();

/** The layout differs from page to page only by the current link, and is drawn once for each. */
function frameOf(value: PageValue): Frame {
  const { site, route } = value;
  const current = site.layout.navigation.find(({ href }) => href === route?.path)?.href;
  const known = frames.get(site) ?? new Map<string | undefined, Frame>();
  frames.set(site, known);
  const frame = known.get(current) ?? drawFrame(value);
  known.set(current, frame);
  return frame;
}

function drawFrame(value: PageValue): Frame {
  const drawings = new Set<DrawingName>();
  const html = renderToStaticMarkup(
    <PageProvider value={{ ...value, drawings }}>
      <Layout>{hole}</Layout>
    </PageProvider>,
  );
  const [before = '', after = ''] = html.split(hole);
  return { before, after, drawings };
}
