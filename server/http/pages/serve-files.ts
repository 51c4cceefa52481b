import type { Context, Middleware } from 'koa';
import { refusal } from '../refusal.ts';
import { answerFile, type FileAnswer } from './answer-file.ts';
import type { PageLibrary } from './page-library.ts';

/** The path under which the not-found page is kept; asking for it finds nothing, as for any unknown path. */
export const notFoundPath = '/404';

/** Answers with the built site, read into memory where it is not there yet. */
export function serveFiles(library: PageLibrary): Middleware {
  return async (ctx) => {
    const path = decodePath(ctx.path);
    const accepted = ctx.get('Accept-Encoding');
    if (path !== notFoundPath && library.has(path)) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        throw refusal(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
      }
      const file = await library.load(path, accepted);
      if (file) return send(ctx, answerFile(file, ctx.method, ctx.headers));
    }
    const target = path.replace(/\/+$/, '');
    // Only a path that is known is redirected to, so that no `//elsewhere/` can be.
    if (target !== path && target !== notFoundPath && library.has(target)) return redirect(ctx, target);
    const notFound = await library.load(notFoundPath, accepted);
    if (!notFound) throw refusal(404, 'There is no page at this address.');
    send(ctx, { status: 404, headers: notFound.headers, body: notFound.body });
    for (const name of ['ETag', 'Accept-Ranges']) ctx.remove(name);
  };
}

function send(
  ctx: Context,
  { status, headers, body }: FileAnswer | (Omit<FileAnswer, 'status'> & { status: 404 }),
): void {
  ctx.status = status;
  for (let index = 0; index < headers.length; index += 2) ctx.set(headers[index] ?? '', headers[index + 1] ?? '');
  // Without a body Koa would write one of its own.
  ctx.body = body ?? (status === 304 ? undefined : '');
}

function redirect(ctx: Context, target: string): void {
  ctx.status = 301;
  ctx.set('Location', encodeURI(target) + ctx.search);
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'text';
  ctx.body = `This page is at ${target}.`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refusal(400, 'This address is not written as a browser writes it.');
  }
}
