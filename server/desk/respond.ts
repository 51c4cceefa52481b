import type { Context } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';
import type { SubmissionLimit } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { AskDesk } from './desk-store.ts';
import { formToken } from './session-cookie.ts';
import type { DeskFrame, DeskView, RenderDesk } from './views/view.ts';

export type DeskDeps = {
  site: SharedSite;
  ask: AskDesk;
  log: Log;
  now: () => Date;
  render: RenderDesk;
  /** Whether links can be mailed. */
  hasMail: boolean;
  limit?: SubmissionLimit | undefined;
};

/** A request, with the fields of what was posted, and who is signed in; empty if nobody is. */
export type DeskRequest = {
  ctx: Context;
  deps: DeskDeps;
  fields: URLSearchParams | undefined;
  session: string;
  who: string;
};

/** Renders a page of the desk, with the policy that it needs. */
export async function show({ ctx, deps, session, who }: DeskRequest, view: DeskView, status = 200): Promise<void> {
  const frame: DeskFrame = { site: deps.site, who, token: session && formToken(session) };
  const { html, policy } = await deps.render(view, frame);
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', policy);
  ctx.body = html;
}

/** After a form was posted: the browser loads the page anew, and loading that again posts nothing. */
export function seeOther(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.type = 'text';
  ctx.body = `Go on at ${path}.`;
}
