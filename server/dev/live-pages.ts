import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import type { Middleware } from 'koa';
import type { HotChannelClient, ViteDevServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { renderBrand } from '../../prerender/brand.ts';
import type { Site } from '../../schema/site.ts';
import type { Submission } from '../../schema/submission.ts';
import { appIcon, appIconSizes, brandFiles, vcardPath } from '../../site/generated-files.ts';
import { findRoute } from '../../site/routes.ts';
import { type SitePages, sitePages } from '../../site/shared-site.ts';
import { siteFolders } from '../../site/source/folders.ts';
import { readIcons } from '../../site/source/read-icons.ts';
import { vcard } from '../../site/vcard.ts';
import type { ReplyRenderer } from '../enquiries/submit.ts';
import { createRedirectLookup, redirect } from '../http/pages.ts';
import { galleryPath, galleryRoute, renderGallery, showAlone } from './section-gallery.ts';

/** Allows what Vite's hot reload needs, but not style attributes, which the real policy blocks. */
const loosePolicy = "default-src * data: blob: ws: 'unsafe-inline' 'unsafe-eval'; style-src-attr 'none'";

/** Shown until there is a page. Vite's client shows problems in an overlay and reloads. */
const waitingPage =
  '<!doctype html><title>Waiting</title><script type="module" src="/@vite/client"></script><p>Waiting for a page without problems.</p>';

/** Embeds a problem in the page, because a message over the socket could be lost while the page loads. */
function overlay({ message, stack, ...place }: Error): string {
  const shown = JSON.stringify({ message, stack, ...place }).replaceAll('<', '\\u003c');
  return `<script type="module">import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${shown}));</script>`;
}

/** Makes a page report its version of the site once loaded, because a reload sent before that is lost. */
function reportVersion(version: number): string {
  return `<script type="module">import { createHotContext } from '/@vite/client'; createHotContext('/').send('site:version', ${version});</script>`;
}

/** Renders pages of the last valid definition. While a page's code is broken, serves its last good version. */
export function createLivePages(vite: ViteDevServer) {
  const lastGood = new Map<string, string>();
  let current: { whole: Site; pages: SitePages; findRedirect: ReturnType<typeof createRedirectLookup> } | undefined;
  let version = 0;
  vite.ws.on('site:version', (shown: number, page: HotChannelClient) => {
    if (shown !== version) page.send({ type: 'full-reload' });
  });

  const render = async (path: string, submission?: Submission) => {
    const shown = version;
    const isShownAlone = path.startsWith(`${galleryPath}/`);
    const find = isShownAlone ? galleryRoute : findRoute;
    const route = current && find(current.whole, path, siteFolders().definition);
    const context = { ...current?.pages, route, submission };
    const { httpResponse, errorWhileRendering } = await renderPage({ ...context, urlOriginal: path });
    if (errorWhileRendering instanceof Error) vite.ssrFixStacktrace(errorWhileRendering);
    if (!httpResponse || httpResponse.statusCode >= 500) return { error: errorWhileRendering };
    const body = (await inlineStyles(httpResponse.body, vite)) + reportVersion(shown);
    return { statusCode: httpResponse.statusCode, body: isShownAlone ? showAlone(body) : body };
  };

  const servePage: Middleware = async (ctx) => {
    if (ctx.path === vcardPath && current) {
      ctx.type = 'text/vcard';
      ctx.body = vcard(current.pages.site);
      return;
    }
    const moved = current?.findRedirect(ctx.path);
    if (moved) return redirect(ctx, moved.location, moved.status);
    // In production the build writes these files and the card above.
    if (current && [...Object.values(brandFiles), ...appIconSizes.map(appIcon)].includes(ctx.path)) {
      const folder = await renderBrand(current.pages.site, siteFolders().publicDir);
      ctx.type = extname(ctx.path);
      ctx.body = await readFile(join(folder, ctx.path));
      return;
    }
    ctx.set({ 'Content-Security-Policy': loosePolicy, 'Cache-Control': 'no-store' });
    // The gallery shows them in frames.
    if (ctx.path.startsWith(`${galleryPath}/`)) ctx.remove('X-Frame-Options');
    if (ctx.path === galleryPath) {
      ctx.type = 'html';
      ctx.body = renderGallery(siteFolders().definition);
      return;
    }
    const response = await render(ctx.path);
    ctx.type = 'html';
    if ('error' in response) {
      ctx.body = `${lastGood.get(ctx.path) ?? waitingPage}${response.error instanceof Error ? overlay(response.error) : ''}`;
      return;
    }
    if (response.statusCode === 200) lastGood.set(ctx.path, response.body);
    ctx.status = response.statusCode;
    ctx.body = response.body;
  };

  const renderReply: ReplyRenderer = async (submission) => {
    const path = current?.pages.formPages[submission.form]?.path ?? '/';
    const response = await render(path, submission);
    if ('error' in response) throw new Error(`The page ${path} could not be rendered as a reply.`);
    return { html: response.body, policy: loosePolicy };
  };

  const readStyles = async (): Promise<string> => {
    const html = (await render('/')).body ?? '';
    return [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text).join('');
  };

  const serveWaitingPage: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(waitingPage);
  };

  const show = async (site: Site) => {
    // A form submitted here must not reach the production server.
    const whole: Site = { ...site, hosting: { ...site.hosting, api: undefined, base: undefined } };
    const { icons } = await readIcons(whole);
    current = { whole, pages: sitePages(whole, icons), findRedirect: createRedirectLookup(site.redirects) };
    version += 1;
  };

  return { servePage, renderReply, readStyles, serveWaitingPage, show };
}

const stylesheetLink = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/** Inlines Vite's stylesheet of each component, because requesting them takes most of a reload. */
async function inlineStyles(html: string, vite: ViteDevServer): Promise<string> {
  const links = [...html.matchAll(stylesheetLink)];
  const styles = await Promise.all(links.map(async ([, href = '']) => (await vite.transformRequest(href))?.code ?? ''));
  let next = 0;
  return html.replace(stylesheetLink, () => `<style>${styles[next++]}</style>`);
}
