import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { brotliParams } from '../renderer/compression.ts';
import type { PageContext, RenderedDocument, RenderHook } from '../renderer/render-hook.ts';
import { messageOf } from '../site/problem.ts';
import type { Route } from '../site/routes.ts';
import { type FileState, hasCopy, stateOf, writeAtomically, writeIfChanged } from './files.ts';

/** Input shared by all pages of a build. */
export type Shared = Pick<PageContext, 'site' | 'offered' | 'assets' | 'today' | 'formFiles'> & {
  codeDir: string;
};

/** A page to render. Its key is a hash of all its inputs. */
export type PageTask = { file: string; key: string; route: Route };

export type RenderedPage = { file: string; key: string; policy: string; state: FileState };

type RenderPage = (route: Route | undefined) => RenderedDocument;

/** Loads the render hook from the server build directly. vite-plugin-ssr's run time would take three times as long. */
export async function loadRenderer({ codeDir, ...shared }: Shared): Promise<RenderPage> {
  // React reads this when loaded; development mode is ten times slower.
  process.env.NODE_ENV = 'production';
  const file = resolve(codeDir, 'server/entries/renderer_default-page-server.mjs');
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderHook };
  return (route) => render({ ...shared, route }).pageContext;
}

/** Renders and writes a page. Errors name the page. */
export function renderTask(
  render: RenderPage,
  { file, key, route }: PageTask,
  brotliQuality: number | undefined,
): RenderedPage {
  try {
    const { html, policy } = render(route);
    return { file, key, policy, state: writePage(file, html, brotliQuality) };
  } catch (cause) {
    throw new Error(`Cannot render the page ${route.path}: ${messageOf(cause)}`, { cause });
  }
}

/** Writes a page if its file differs, and its Brotli copy if a quality is given. */
export function writePage(file: string, html: string, brotliQuality: number | undefined): FileState {
  const content = Buffer.from(html);
  writeIfChanged(file, content);
  if (brotliQuality !== undefined && !hasCopy(file, '.br'))
    writeAtomically(`${file}.br`, brotliCompressSync(content, { params: brotliParams(content, brotliQuality) }));
  return stateOf(file) as FileState;
}
