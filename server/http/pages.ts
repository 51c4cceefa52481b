import type { Context, Middleware } from 'koa';
import { redirectOf } from '../../renderer/response-headers.ts';
import type { Redirect } from '../../schema/link.ts';
import type { CachedFile, PageCache } from './page-cache.ts';
import { tryDecode } from './read-body.ts';
import { Refusal, wrongMethod } from './refusal.ts';

/** Path of the not-found page. Requests for it get a 404 too. */
const notFoundPath = '/404';

/** Serves built pages and redirects; anything else gets the not-found page. */
export function servePages(pages: PageCache, redirects: readonly Redirect[]): Middleware {
  const findRedirect = createRedirectLookup(redirects);
  return async (ctx) => {
    const path = decodePath(ctx.path);
    if (path !== notFoundPath && pages.has(path)) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw wrongMethod('GET', 'HEAD');
      const file = await pages.read(path, ctx.req);
      if (file) return respond(ctx, file);
    }
    const target = withoutTrailingSlashes(path);
    // Redirect only to known paths, so never to `//elsewhere/`.
    if (target !== path && target !== notFoundPath && pages.has(target))
      return redirect(ctx, encodeURI(target) + ctx.search);
    const moved = findRedirect(ctx.path);
    if (moved) return redirect(ctx, moved.location, moved.status);
    const notFound = await pages.read(notFoundPath, ctx.req);
    if (!notFound) throw new Refusal(404, 'noPage');
    ctx.status = 404;
    ctx.set(notFound.headers);
    for (const name of ['ETag', 'Accept-Ranges']) ctx.remove(name);
    ctx.body = notFound.body;
  };
}

/** Returns a function that finds the redirect of a requested path, with or without a trailing slash. */
export function createRedirectLookup(redirects: readonly Redirect[]) {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirectOf(redirect)]));
  return (path: string) => moved.get(withoutTrailingSlashes(decodePath(path)));
}

function respond(ctx: Context, { body, headers }: CachedFile): void {
  ctx.status = 200;
  ctx.set(headers);
  if (ctx.fresh) {
    ctx.status = 304;
    for (const name of ['Content-Encoding', 'Accept-Ranges']) ctx.remove(name);
    return;
  }
  const range = headers['Accept-Ranges'] && ctx.method === 'GET' ? readRange(ctx, body.length) : undefined;
  if (range === undefined) {
    ctx.body = body;
  } else if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${body.length}`);
    ctx.body = '';
  } else {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
    ctx.body = body.subarray(range.start, range.end + 1);
  }
}

/** Parses a Range header. Undefined means the whole file, also for several ranges or another version of the file. */
function readRange(ctx: Context, length: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const validator = ctx.get('If-Range');
  if (validator !== '' && validator !== ctx.response.get('ETag')) return undefined;
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(ctx.get('Range')) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? 'unsatisfiable' : { start: length - suffix, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'unsatisfiable' : { start, end };
}

export function redirect(ctx: Context, target: string, status = 301): void {
  ctx.status = status;
  ctx.set('Location', target);
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'text';
  ctx.body = target;
}

/** Uses a loop, because `/\/+$/` takes quadratic time on slashes that are not at the end. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function decodePath(path: string): string {
  const decoded = tryDecode(path);
  if (decoded === undefined) throw new Refusal(400, 'badAddress');
  return decoded;
}
