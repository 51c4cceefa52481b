import type { Middleware } from 'koa';
import { readBody } from '../enquiries/read-submission.ts';
import { isRefusal, refusal, sentenceOf, wrongMethod } from '../http/refusal.ts';
import { donePath } from '../mail/done-link.ts';
import { serveEnquiry } from './enquiry-pages.ts';
import { exportList, showList } from './list-pages.ts';
import { deskPath, signInPath } from './paths.ts';
import { type DeskDeps, type DeskRequest, show } from './respond.ts';
import { formToken, readCookie, requireOwnOrigin, requireTls } from './session-security.ts';
import { markDone, redirectToSignIn, signIn, signOut } from './sign-in-pages.ts';

/** Serves the business's desk: pages for its staff alone, never cached, indexed or framed. */
export function serveDesk(deps: DeskDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== deskPath && !ctx.path.startsWith(`${deskPath}/`)) return next();
    ctx.set(deskHeaders);
    const isPost = ctx.method === 'POST';
    const request = { ctx, deps, isPost, fields: new URLSearchParams(ctx.querystring), session: '', who: '' };
    try {
      await route(request);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { name, backToList } = deps.site.desk;
      const link = { text: backToList, href: deskPath };
      ctx.set(error.headers);
      const texts = [sentenceOf(error.sentence, deps.site)];
      await show(request, { page: 'prompt', heading: name, texts, link }, error.status);
    }
  };
}

async function route(request: DeskRequest): Promise<void> {
  const { ctx, deps, isPost } = request;
  requireTls(ctx);
  if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) throw wrongMethod('GET', 'HEAD', 'POST');
  if (isPost) {
    requireOwnOrigin(ctx, deps.site);
    if (!ctx.is('application/x-www-form-urlencoded')) throw refusal(415, 'deskCannot');
    request.fields = new URLSearchParams(await readBody(ctx.req));
  }
  const session = readCookie(ctx);
  const who = (session && (await deps.store.readSession({ session, now: deps.now() }))) || '';
  Object.assign(request, { session, who });
  if (ctx.path === signInPath) return signIn(request);
  if (ctx.path === donePath) return markDone(request);
  if (!who) return redirectToSignIn(request);
  if (isPost && request.fields.get('token') !== formToken(session)) throw refusal(403, 'oldSession');
  if (ctx.path === `${deskPath}/sign-out` && isPost) return signOut(request);
  if (ctx.path === deskPath && !isPost) return showList(request);
  if (ctx.path === `${deskPath}/enquiries.csv` && !isPost) return exportList(request);
  const [, reference, part = ''] = /^\/desk\/enquiries\/([\w-]{8,20})(?:\/(erase|booking\.ics))?$/.exec(ctx.path) ?? [];
  if (reference) return serveEnquiry(request, reference, part);
  throw refusal(404, 'noPage');
}

/** Headers of the desk's pages. Forms need the referrer within the site, for their origin. */
const deskHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};
