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

/** `fields` are those of the query or the form; `session` and `who` are empty unless somebody is signed in. */
export type DeskRequest = {
  ctx: Context;
  deps: DeskDeps;
  isPost: boolean;
  fields: URLSearchParams;
  session: string;
  who: string;
};

/**
 * Refuses unencrypted connections, except from a browser on this machine. Behind a proxy every request comes from this
 * machine, and its `Host` may be the proxy's.
 */
export function requireTls(ctx: Context): void {
  const { remoteAddress = '' } = ctx.req.socket;
  const hosts = [isIPv6(remoteAddress) ? `[${remoteAddress}]` : remoteAddress, ctx.get('Host')];
  // The origin ignores anything a client appends to the host.
  const origins = hosts.map((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).origin);
  if (ctx.secure || (!ctx.app.proxy && origins.every((origin) => origin && isLocal(origin)))) return;
  throw new Refusal(403, 'needsTls');
}

/** Refuses requests that may come from another site, from our pages on another host, or without an origin. */
export function requireOwnOrigin(ctx: Context, site: Pick<SharedSite, 'url' | 'hosting'>): void {
  const ours = [ctx.get('Host').toLowerCase(), new URL(deskOrigin(site)).host];
  if (senderOf(ctx.req, ours) !== 'own' || ctx.get('Origin') === 'null') throw new Refusal(403, 'notFromDesk');
}

/** Returns the secret of the session, unverified; empty without one. */
export function readCookie(ctx: Context): string {
  return ctx.cookies.get(cookieName(ctx)) ?? '';
}

/** Starts a session in the browser; an empty one ends it. */
export function setCookie(ctx: Context, session: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: ctx.secure } as const;
  ctx.cookies.set(cookieName(ctx), session, { ...options, maxAge: session === '' ? 0 : sessionMs });
}

/** The prefix `__Host-` makes browsers refuse the cookie from any other host or without TLS. */
const cookieName = ({ secure }: Context) => (secure ? '__Host-desk' : 'desk-without-tls');

/** Returns the token that every form of a session posts, which no other site can know. */
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
