import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';
import { isLocal } from '../connection-tls.ts';
import { Refusal } from '../http/refusal.ts';
import { deskOrigin } from './paths.ts';
import { hashToken, sessionMs } from './sign-in.ts';

export function readCookie(ctx: Context): string {
  return ctx.cookies.get(cookieName(ctx)) ?? '';
}

export function setCookie(ctx: Context, session: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: ctx.secure } as const;
  ctx.cookies.set(cookieName(ctx), session, { ...options, maxAge: session === '' ? 0 : sessionMs });
}

export function formToken(session: string): string {
  return hashToken(`form ${session}`);
}

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

/** Refuses what any other site, and our pages on another host, may have sent, or a client that states no origin. */
export function requireOwnOrigin(ctx: Context, site: Pick<SharedSite, 'url' | 'hosting'>): void {
  const sentFrom = ctx.get('Sec-Fetch-Site').toLowerCase();
  const origin = ctx.get('Origin');
  const ours = [ctx.get('Host').toLowerCase(), new URL(deskOrigin(site)).host];
  const isOurs = origin === '' ? sentFrom !== '' : URL.canParse(origin) && ours.includes(new URL(origin).host);
  if (!isOurs || !['', 'same-origin'].includes(sentFrom)) throw new Refusal(403, 'notFromDesk');
}

/** The prefix `__Host-` makes browsers refuse the cookie from any other host or without TLS. */
const cookieName = ({ secure }: Context) => (secure ? '__Host-desk' : 'desk-without-tls');
