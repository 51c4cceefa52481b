import type { Middleware } from 'koa';
import { withoutTrailingSlashes } from '../http/pages.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal, sentenceOf, toRefusal, wrongMethod } from '../http/refusal.ts';
import { donePath } from '../mail/done-link.ts';
import { exportList, serveEnquiry, showList } from './enquiry-pages.ts';
import { deskPath, enquiryPath, signInPath } from './paths.ts';
import {
  type DeskDeps,
  type DeskRequest,
  formToken,
  readCookie,
  requireOwnOrigin,
  requireTls,
  seeOther,
  show,
} from './request.ts';
import { markDone, redirectToSignIn, signIn, signInFor, signOut } from './sign-in-pages.ts';

/** Serves the desk: pages for the staff only, never cached, indexed or framed. */
export function serveDesk(deps: DeskDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== deskPath && !ctx.path.startsWith(`${deskPath}/`)) return next();
    ctx.set(deskHeaders);
    const isPost = ctx.method === 'POST';
    const fields = new URLSearchParams(isPost ? '' : ctx.querystring);
    const request = { ctx, deps, isPost, fields, session: '', who: '' };
    try {
      await route(request);
    } catch (error) {
      await refuse(request, toRefusal(error, ctx, deps.log));
    }
  };
}

/** Shows why a request is refused, with the typed note and a button that sends an action again. */
async function refuse(request: DeskRequest, { status, sentence, headers }: Refusal): Promise<void> {
  const { ctx, deps, session, who } = request;
  const { name, backToList, signIn, tryAgain } = deps.site.desk;
  const { what, note } = submittedAction(request);
  const texts = [sentenceOf(sentence === 'failed' ? 'deskFailed' : sentence, deps.site)];
  ctx.set(headers);
  const mayWork = what && (status === 403 || status >= 500);
  if (!mayWork && !note) {
    const link = { text: backToList, href: deskPath };
    return show(request, { page: 'prompt', heading: name, texts, link }, status);
  }
  const kept = { version: request.fields.get('version') ?? '', what, note };
  const form = { action: ctx.path, fields: { token: session && formToken(session), ...kept }, button: tryAgain };
  const link =
    who || status >= 500
      ? { text: backToList, href: deskPath }
      : { text: signIn, href: signInFor(ctx.path), opensTab: true };
  await show(request, { page: 'prompt', heading: name, texts: note ? [...texts, note] : texts, form, link }, status);
}

/** Returns the button that was pressed on the page of an enquiry, and the note beside it. */
function submittedAction({ ctx, isPost, fields }: DeskRequest): { what: string; note: string } {
  const isAction = isPost && ctx.path.startsWith(enquiryPath(''));
  return { what: (isAction && fields.get('what')) || '', note: (isAction && fields.get('note')) || '' };
}

/** Maximum size of a form; far above that of the longest note, so that a pasted text is shown again and not lost. */
const maxFormBytes = 256 * 1024;

async function route(request: DeskRequest): Promise<void> {
  const { ctx, deps, isPost } = request;
  requireTls(ctx);
  // Any script on the site's pages, even a third party's, shares the origin and so the cookie: let none fetch enquiries.
  const isOpened = ['', 'document'].includes(ctx.get('Sec-Fetch-Dest'));
  // "Save link as", which no script can read, has no destination either.
  const isSaved = ctx.get('Sec-Fetch-Dest') === 'empty' && ctx.get('Sec-Fetch-Mode') === 'navigate';
  if (!isOpened && !isSaved) throw new Refusal(403, 'notFromDesk');
  if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) throw wrongMethod('GET', 'HEAD', 'POST');
  if (isPost) {
    requireOwnOrigin(ctx, deps.site);
    if (!ctx.is('application/x-www-form-urlencoded')) throw new Refusal(415, 'deskCannot');
    const { text, refusal } = await readBody(ctx.req, maxFormBytes);
    if (refusal) throw refusal;
    request.fields = new URLSearchParams(text);
  }
  const path = withoutTrailingSlashes(ctx.path);
  if (path !== ctx.path && !isPost) return seeOther(ctx, path + ctx.search);
  const session = readCookie(ctx);
  // Set first, so that an action can be sent again if the database fails.
  request.session = session;
  const who = (session && (await deps.store.readSession({ session, now: deps.now() }))) || '';
  request.who = who;
  if (ctx.path === signInPath) return signIn(request);
  if (ctx.path === donePath) return markDone(request);
  const { what, note } = submittedAction(request);
  if (!who && !what && !note) return redirectToSignIn(request);
  if (!who) throw new Refusal(403, 'oldSession');
  if (isPost && request.fields.get('token') !== formToken(session)) throw new Refusal(403, 'newSession');
  if (ctx.path === `${deskPath}/sign-out` && isPost) return signOut(request);
  if (ctx.path === deskPath && !isPost) return showList(request);
  if (ctx.path === `${deskPath}/enquiries.csv` && !isPost) return exportList(request);
  const [, reference, part = ''] = /^\/desk\/enquiries\/([\w-]{8,20})(?:\/(erase|booking\.ics))?$/.exec(ctx.path) ?? [];
  if (reference) return serveEnquiry(request, reference, part);
  throw new Refusal(404, 'noPage');
}

/** Headers of the desk's pages. The referrer policy keeps the Origin header of forms. */
const deskHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};
