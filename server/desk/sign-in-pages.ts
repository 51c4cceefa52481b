import { fillIn } from '../../schema/placeholders.ts';
import { errorFields } from '../log.ts';
import { donePath } from '../mail/done-link.ts';
import { formatLongDay, nameOfKind, senderName } from '../mail/format.ts';
import { deskPath, signInPath } from './paths.ts';
import { type DeskRequest, seeOther, setCookie, show } from './request.ts';
import type { PromptView } from './views/desk-view.ts';

/** Signs in by a mailed link. Only the button on its page uses it up, because mail scanners open links. */
export async function signIn(request: DeskRequest): Promise<void> {
  const { ctx, deps, isPost, fields, session, who } = request;
  const { store, now, hasMail, site } = deps;
  const { desk: words } = site;
  const token = fields.get('link');
  const next = pageOf(fields.get('next') ?? '');
  const prompt: PromptView = {
    page: 'prompt',
    heading: words.signIn,
    ...(token !== null && { notice: { text: words.linkUsed } }),
    ...(fields.has('out') && { notice: { text: words.signedOut, isGood: true } }),
    texts: [hasMail ? words.signInHint : words.noMailHint],
    ...(hasMail && { form: { action: signInPath, fields: { next }, ask: words.address, button: words.sendLink } }),
  };
  if (!isPost) {
    if (token === null) return who ? seeOther(ctx, deskPath) : show(request, prompt);
    if (!(await store.isLinkValid({ token, now: now() }))) return show(request, prompt, 410);
    const form = { action: signInPath, fields: { link: token }, button: words.signIn };
    return show(request, { page: 'prompt', heading: words.signIn, texts: [words.confirmText], form });
  }
  const tooMany = await deps.limit?.countSender(ctx.ip);
  if (tooMany) throw tooMany.refusal;
  if (token === null) {
    const email = (fields.get('email') ?? '').slice(0, 300);
    // Not awaited, so that the response time does not reveal who is a user.
    store
      .requestLink({ email, next, now: now() })
      .catch((error) => deps.log.error('Storing a sign-in link failed', errorFields(error)));
    const link = { text: words.signIn, href: signInPath };
    return show(request, { page: 'prompt', heading: words.linkSent, texts: [words.linkSentText], link });
  }
  const started = await store.startSession({ token, before: session, now: now() });
  if (!started) return show(request, prompt, 410);
  setCookie(ctx, started.session);
  deps.log.info('Signed in to the desk');
  seeOther(ctx, started.next);
}

/** Marks an enquiry as done by the link in a mail, after confirmation but without signing in. */
export async function markDone(request: DeskRequest): Promise<void> {
  const { ctx, deps, isPost, fields, who } = request;
  const { done: words } = deps.site.mail;
  const token = fields.get('link') ?? '';
  const { store, now } = deps;
  const reference = await store.readDoneLink({ token, now: now() });
  const found = reference && (await store.read(reference));
  const link = { text: deps.site.desk.backToList, href: deskPath };
  if (!found) return show(request, { page: 'prompt', heading: words.gone, texts: [words.goneHint], link }, 410);
  const { enquiry } = found;
  const { id, done_at } = enquiry;
  if (isPost) {
    await store.change({ id, what: 'done', who: who || words.who, now: now() });
    return seeOther(ctx, `${donePath}?link=${token}`);
  }
  if (done_at === '') {
    const kind = nameOfKind(deps.site, enquiry);
    const texts = [fillIn(words.ask, { kind, name: senderName(deps.site, enquiry) })];
    const form = { action: donePath, fields: { link: token }, button: words.button };
    return show(request, { page: 'prompt', heading: fillIn(words.heading, { reference }), texts, form });
  }
  const time = formatLongDay(deps.site, new Date(done_at), 'time');
  const by = found.events.findLast(({ what }) => what === 'done')?.who;
  const texts = by ? [fillIn(words.by, { who: by, time })] : [];
  await show(request, { page: 'prompt', heading: fillIn(words.isDone, { reference }), texts, link });
}

/** Returns the path if it is that of an enquiry, or else that of the list, since it may be forged. */
function pageOf(path: string): string {
  return /^\/desk\/enquiries\/[0-9A-Z]{8}$/.test(path) ? path : deskPath;
}

/** Shows a link to follow: a request from webmail lacks the SameSite=Strict cookie, one from our page has it. */
export async function redirectToSignIn(request: DeskRequest): Promise<void> {
  const { ctx, deps } = request;
  if (ctx.get('Sec-Fetch-Site') === 'cross-site' && ctx.method === 'GET') {
    const { name } = deps.site.desk;
    const href = pageOf(ctx.path);
    return show(request, { page: 'prompt', heading: name, texts: [], link: { text: name, href }, redirects: true });
  }
  seeOther(ctx, signInFor(ctx.path));
}

export function signInFor(path: string): string {
  const next = pageOf(path);
  return next === deskPath ? signInPath : `${signInPath}?next=${encodeURIComponent(next)}`;
}

export async function signOut({ ctx, deps, session, who, fields }: DeskRequest): Promise<void> {
  await (fields.get('what') === 'everywhere' ? deps.store.deleteSessionsOf(who) : deps.store.endSession(session));
  setCookie(ctx, '');
  ctx.set('Clear-Site-Data', '"cache"');
  seeOther(ctx, `${signInPath}?out`);
}
