import type { Context } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';
import type { SubmissionLimit } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { DeskStore } from './desk-store.ts';
import { formToken } from './session-security.ts';
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
