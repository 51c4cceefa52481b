import type { RequestListener } from 'node:http';
import type { Middleware } from 'koa';
import type { ViteDevServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import type { Site } from '../../schema/site.ts';
import type { Submission } from '../../schema/submission.ts';
import { findRoute } from '../../site/find-route.ts';
import { type SitePages, sitePages } from '../../site/site-pages.ts';
import type { ReplyRenderer } from '../http/reply.ts';
import { inlineStyles } from './inline-styles.ts';
import { revisionCookie } from './revisions.ts';

/** Vite pushes edits into the page through inline scripts and a socket. */
const loosePolicy = "default-src * data: blob: ws: 'unsafe-inline' 'unsafe-eval'";

/** A page for when there is none yet: Vite's client shows what is wrong over it, and reloads it. */
const waitingPage =
  '<!doctype html><title>Waiting</title><script type="module" src="/@vite/client"></script><p>Waiting for a page without problems.</p>';

/** Renders pages of the last good definition as they are asked for, and keeps each one for while its code is broken. */
export function createLivePages(vite: ViteDevServer) {
  const lastGood = new Map<string, string>();
  let shown: { whole: Site; pages: SitePages } | undefined;

  const render = async (path: string, submission?: Submission) => {
    const route = shown && findRoute(shown.whole, path);
    const context = { ...shown?.pages, route, submission };
    const { httpResponse, errorWhileRendering } = await renderPage({ ...context, urlOriginal: path });
    if (errorWhileRendering instanceof Error) {
      vite.ssrFixStacktrace(errorWhileRendering);
      const { message, stack = '' } = errorWhileRendering;
      vite.ws.send({ type: 'error', err: { message, stack } });
    }
    if (!httpResponse || httpResponse.statusCode >= 500) return undefined;
    return { statusCode: httpResponse.statusCode, body: await inlineStyles(httpResponse.body, vite) };
  };

  const answer: Middleware = async (ctx) => {
    ctx.set({ 'Content-Security-Policy': loosePolicy, 'Cache-Control': 'no-store' });
    ctx.append('Set-Cookie', revisionCookie());
    const response = await render(ctx.path);
    if (response?.statusCode === 200) lastGood.set(ctx.path, response.body);
    ctx.status = response?.statusCode ?? 200;
    ctx.type = 'html';
    ctx.body = response?.body ?? lastGood.get(ctx.path) ?? waitingPage;
  };

  const renderReply: ReplyRenderer = async (submission) => {
    const path = shown?.pages.formPages[submission.form]?.path ?? '/';
    const response = await render(path, submission);
    if (!response) throw new Error(`The page ${path} could not show what became of its form.`);
    return { html: response.body, policy: loosePolicy };
  };

  /** Answers before any definition has been good. */
  const answerBroken: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(waitingPage);
  };

  /** Shows a site from now on. */
  const show = (site: Site) => {
    shown = { whole: site, pages: sitePages(site) };
  };

  return { answer, renderReply, answerBroken, show };
}
