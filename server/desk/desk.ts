import type { Context, Middleware } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';
import { readBody } from '../enquiries/read-body.ts';
import { refusal, wrongMethod } from '../http/refusal.ts';
import { errorFacts } from '../log.ts';
import { followToPage } from './done.ts';
import { donePath } from './done-link.ts';
import { serveEnquiry } from './enquiry-pages.ts';
import { exportList, showList } from './list-pages.ts';
import { deskPath, signInPath } from './paths.ts';
import { type DeskDeps, type DeskRequest, seeOther, show } from './respond.ts';
import { formToken, readCookie, requireOwnOrigin, requireTls, setCookie } from './session-cookie.ts';
import type { DeskView } from './views/view.ts';

/** Serves the garage's desk: pages for its staff alone, which nothing stores, lists or frames. */
export function serveDesk(deps: DeskDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== deskPath && !ctx.path.startsWith(`${deskPath}/`)) return next();
    ctx.set(deskHeaders);
    requireTls(ctx);
    if (!['GET', 'HEAD', 'POST'].includes(ctx.method)) throw wrongMethod('GET', 'HEAD', 'POST');
    const fields = ctx.method === 'POST' ? await readFields(ctx, deps.site) : undefined;
    const session = readCookie(ctx);
    const who = session && (await deps.ask({ name: 'readSession', argument: { session, now: deps.now() } }));
    const request: DeskRequest = { ctx, deps, fields, session, who: who || '' };
    if (ctx.path === signInPath) return signIn(request);
    if (ctx.path === donePath) return markDone(request);
    if (!who) return askToSignIn(request);
    if (fields && fields.get('token') !== formToken(session)) throw refusal(403, 'oldSession');
    if (ctx.path === `${deskPath}/sign-out` && fields) return signOut(request);
    if (ctx.path === deskPath && !fields) return showList(request);
    if (ctx.path === `${deskPath}/enquiries.csv` && !fields) return exportList(request);
    const [, reference, part = ''] =
      /^\/desk\/enquiries\/([\w-]{8,20})(?:\/(erase|booking\.ics))?$/.exec(ctx.path) ?? [];
    if (reference) return serveEnquiry(request, reference, part);
    throw refusal(404, 'noPage');
  };
}

/** Links lead to the desk from mails, where a referrer says nothing; forms need it within the site, for their origin. */
const deskHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

async function readFields(ctx: Context, site: SharedSite): Promise<URLSearchParams> {
  requireOwnOrigin(ctx, site);
  if (!ctx.is('application/x-www-form-urlencoded')) throw refusal(415, 'deskCannot');
  return new URLSearchParams(await readBody(ctx.req));
}

async function signIn(request: DeskRequest): Promise<void> {
  const { ctx, deps, fields, session, who } = request;
  const { ask, now, hasMail } = deps;
  const form: DeskView = { page: 'sign-in', hasMail, next: pageOf(String(ctx.query.next ?? '')) };
  if (!fields) {
    const token = String(ctx.query.link ?? '');
    if (token === '')
      return who ? seeOther(ctx, deskPath) : show(request, { ...form, isSignedOut: ctx.query.out !== undefined });
    const isValid = await ask({ name: 'isLinkValid', argument: { token, now: now() } });
    return isValid
      ? show(request, { page: 'confirm', link: token })
      : show(request, { ...form, isLinkUsed: true }, 410);
  }
  const tooMany = await deps.limit?.countSender(ctx.ip);
  if (tooMany) throw tooMany.refusal;
  const token = fields.get('link');
  if (token === null) {
    const argument = {
      email: (fields.get('email') ?? '').slice(0, 300),
      next: pageOf(fields.get('next') ?? ''),
      now: now(),
    };
    // Not awaited, so that the answer takes the same time for any address.
    ask({ name: 'requestLink', argument }).catch((error) =>
      deps.log.error('Storing a sign-in link failed', errorFacts(error)),
    );
    return show(request, { page: 'link-sent' });
  }
  const started = await ask({ name: 'startSession', argument: { token, before: session, now: now() } });
  if (!started) return show(request, { ...form, isLinkUsed: true }, 410);
  setCookie(ctx, started.session);
  deps.log.info('Signed in to the desk');
  seeOther(ctx, started.next);
}

/**
 * The link of a mail works for whoever has the mail, without a sign-in. Programs that scan mails open every link, so only
 * the button of its page marks the enquiry as done.
 */
async function markDone(request: DeskRequest): Promise<void> {
  const { ctx, deps, fields, who } = request;
  const { site, ask, now } = deps;
  const token = fields ? (fields.get('link') ?? '') : String(ctx.query.link ?? '');
  const confirmedBy = fields && (who || site.mail.done.who);
  const view = await followToPage(site, ask, { token, now: now(), confirmedBy });
  if (fields && !view.isGone) return seeOther(ctx, `${donePath}?link=${token}`);
  return show(request, view, view.isGone ? 410 : 200);
}

/** Returns the page of the desk that a path names, and its first page for anything else: it may come from anybody. */
function pageOf(path: string): string {
  return /^\/desk\/enquiries\/[0-9A-Z]{8}$/.test(path) ? path : deskPath;
}

/**
 * Browsers send no strict cookie with a link that another site's page opens, such as webmail. That page is opened once
 * more from here, and then with the cookie.
 */
async function askToSignIn(request: DeskRequest): Promise<void> {
  const { ctx } = request;
  const path = pageOf(ctx.path);
  const isFromElsewhere = ctx.get('Sec-Fetch-Site') === 'cross-site' && ctx.method === 'GET';
  if (isFromElsewhere) return show(request, { page: 'opening', path });
  seeOther(ctx, path === deskPath ? signInPath : `${signInPath}?next=${encodeURIComponent(path)}`);
}

async function signOut({ ctx, deps, session }: DeskRequest): Promise<void> {
  await deps.ask({ name: 'endSession', argument: session });
  setCookie(ctx, '');
  ctx.set('Clear-Site-Data', '"cache"');
  seeOther(ctx, `${signInPath}?out`);
}
