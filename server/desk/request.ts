import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';
import { isLocal } from '../connection-tls.ts';
import type { SubmissionLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { senderOf } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import type { DeskStore } from './desk-store.ts';
import { deskOrigin } from './paths.ts';
import { hashToken, sessionMs } from './sign-in.ts';
import type { DeskView, RenderDesk } from './views/desk-view.ts';

export type DeskDeps = {
  site: SharedSite;
  store: DeskStore;
  log: Log;
  now: () => Date;
  render: RenderDesk;
  hasMail: boolean;
  limit?: SubmissionLimit | undefined;
};

/** `fields` come from the query or the form. `session` and `who` are `''` unless somebody is signed in. */
export type DeskRequest = {
  ctx: Context;
  deps: DeskDeps;
  isPost: boolean;
  fields: URLSearchParams;
  session: string;
  who: string;
};

/** Refuses plain HTTP, except from a browser on this machine; behind a proxy, every request may come from it. */
export function requireTls(ctx: Context): void {
  const { remoteAddress = '' } = ctx.req.socket;
  const hosts = [isIPv6(remoteAddress) ? `[${remoteAddress}]` : remoteAddress, ctx.get('Host')];
  // Compare origins, to ignore anything that a client appends to the host.
  const origins = hosts.map((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).origin);
  if (ctx.secure || (!ctx.app.proxy && origins.every((origin) => origin && isLocal(origin)))) return;
  throw new Refusal(403, 'needsTls');
}

/** Refuses requests that may come from elsewhere: other sites, our pages on another host, or no stated origin. */
export function requireOwnOrigin(ctx: Context, site: Pick<SharedSite, 'url' | 'hosting'>): void {
  const ours = [ctx.get('Host').toLowerCase(), new URL(deskOrigin(site)).host];
  const origin = ctx.get('Origin');
  if (senderOf(ctx.req, ours) !== 'own' || origin === 'null') throw new Refusal(403, 'notFromDesk');
  // Sent through a proxy that passes on neither the scheme nor the host that the browser shows.
  if (!ctx.secure && origin && !isLocal(new URL(origin).origin)) throw new Refusal(403, 'needsTls');
}

/** Returns the secret of the session, unverified; `''` if there is none. */
export function readCookie(ctx: Context): string {
  return ctx.cookies.get(cookieName(ctx)) ?? '';
}

/** Sets the session cookie; `''` ends the session. */
export function setCookie(ctx: Context, session: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: ctx.secure } as const;
  ctx.cookies.set(cookieName(ctx), session, { ...options, maxAge: session === '' ? 0 : sessionMs });
}

/** With the prefix `__Host-`, browsers accept the cookie only from this host and over TLS. */
const cookieName = ({ secure }: Context) => (secure ? '__Host-desk' : 'desk-without-tls');

/** Returns the CSRF token of a session, which every form posts. */
export function formToken(session: string): string {
  return hashToken(`form ${session}`);
}

export async function show({ ctx, deps, session, who }: DeskRequest, view: DeskView, status = 200): Promise<void> {
  const { site, hasMail } = deps;
  const { html, policy } = await deps.render(view, { site, hasMail, who, token: session && formToken(session) });
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', policy);
  ctx.body = html;
}

/** Redirects after a POST, so that reloading the page does not repeat it. */
export function seeOther(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.type = 'text';
  ctx.body = `See ${path}.`;
}
