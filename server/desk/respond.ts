import type { Context } from 'koa';
import type { BuiltSite } from '../../renderer/page-context.ts';
import { createPageStyles } from '../../renderer/page-styles.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { SubmissionLimit } from '../http/rate-limit.ts';
import { refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { isLocal } from '../transport-security.ts';
import type { DeskStore } from './desk-store.ts';
import { deskOrigin } from './paths.ts';
import { hashToken, sessionMs } from './sign-in.ts';
import type { DeskView, RenderDesk } from './views/view.ts';

export type DeskDeps = {
  site: SharedSite;
  store: DeskStore;
  log: Log;
  now: () => Date;
  render: RenderDesk;
  /** Whether the server can mail sign-in links. */
  hasMail: boolean;
  limit?: SubmissionLimit | undefined;
};

/** A request with its query or form fields, and the signed-in user, or empty. */
export type DeskRequest = {
  ctx: Context;
  deps: DeskDeps;
  isPost: boolean;
  fields: URLSearchParams;
  session: string;
  who: string;
};

/** Renders a page of the desk, with its content security policy. */
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
  ctx.body = `Go on at ${path}.`;
}

/**
 * Renders the desk's pages with the module bundled next to the server, and with the site's styles that need no class:
 * tokens, fonts and elements.
 */
export function createDeskRenderer(assets: Pick<BuiltSite['assets'], 'rules'>): RenderDesk {
  const styles = createPageStyles(assets)({ frame: { before: '', after: '', icons: new Set() }, content: '' });
  return async (view, frame) => {
    // React reads this when it loads, with the first page of the desk. Node caches the module.
    process.env.NODE_ENV = 'production';
    const pages: typeof import('./views/render.tsx') = await import(new URL('./desk-pages.js', import.meta.url).href);
    return pages.renderDesk(view, frame, styles);
  };
}

/**
 * Returns the secret of a session from its cookie; empty if there is none. The prefix `__Host-` makes browsers refuse
 * the cookie from any other host or without TLS; on this machine, without TLS, it has another name.
 */
export function readCookie(ctx: Context): string {
  return ctx.cookies.get(cookieName(ctx)) ?? '';
}

export function setCookie(ctx: Context, session: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: ctx.secure } as const;
  ctx.cookies.set(cookieName(ctx), session, { ...options, maxAge: session === '' ? 0 : sessionMs });
}

/** Returns the CSRF token of a session's forms. */
export function formToken(session: string): string {
  return hashToken(`form ${session}`);
}

/** Refuses unencrypted connections from other machines. */
export function requireTls(ctx: Context): void {
  // Ignores anything a client appends to the host.
  const url = `http://${ctx.host}`;
  if (ctx.secure || (URL.canParse(url) && isLocal(new URL(url).origin))) return;
  throw refusal(403, 'needsTls');
}

/**
 * Refuses requests that another site may have sent, including the pages if they are on another host. Unlike for the
 * public forms, requests that state no origin are refused too.
 */
export function requireOwnOrigin(ctx: Context, site: Pick<SharedSite, 'url' | 'hosting'>): void {
  const sentFrom = ctx.get('Sec-Fetch-Site').toLowerCase();
  const origin = ctx.get('Origin');
  const ours = [ctx.get('Host').toLowerCase(), new URL(deskOrigin(site)).host];
  const isOurs = origin === '' ? sentFrom !== '' : URL.canParse(origin) && ours.includes(new URL(origin).host);
  if (!isOurs || !['', 'same-origin'].includes(sentFrom)) throw refusal(403, 'notFromDesk');
}

const cookieName = ({ secure }: Context) => (secure ? '__Host-desk' : 'desk-without-tls');
