import type { Context, Middleware } from 'koa';
import { submitPath } from '../../schema/submission.ts';
import { refusal } from '../http/refusal.ts';
import { answerBrowser } from './answer-browser.ts';
import { checkEnquiry } from './check-enquiry.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import { keepEnquiry } from './keep-enquiry.ts';
import { readBody } from './read-body.ts';
import { readJsonFields } from './read-fields.ts';

/** POST /api/forms/submit: JSON from a form's script, or the form itself where there is none. */
export function takeEnquiry(deps: EnquiryDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== submitPath) return next();
    if (ctx.method !== 'POST') throw refusal(405, 'Forms are sent here with POST.', { Allow: 'POST' });
    ctx.set('Cache-Control', 'no-store');
    const type = readContentType(ctx);
    const tooMany = await deps.limit?.(ctx.ip);
    // The body is read all the same: a browser that is still sending would not see the answer.
    const body = await readBody(ctx.req);
    if (tooMany && (type === 'json' || tooMany.isFlood)) throw tooMany.refusal;
    if (type === 'json') await answerScript(ctx, body, deps);
    else await answerBrowser(ctx, body, tooMany?.refusal, deps);
  };
}

async function answerScript(ctx: Context, body: string, deps: EnquiryDeps): Promise<void> {
  const key = readKey(ctx);
  const checked = checkEnquiry(deps.site, readJsonFields(body));
  const [error] = Object.values(checked.errors);
  if (error !== undefined) throw refusal(422, error);
  const reference = await keepEnquiry(ctx, checked, key, deps);
  ctx.status = 201;
  ctx.body = { reference };
}

function readContentType(ctx: Context): 'json' | 'form' {
  const [type, ...parameters] = ctx.get('Content-Type').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim().replaceAll('"', '')).find((text) => text.startsWith('charset='));
  const isPlain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
  if (isPlain && (charset === undefined || charset === 'charset=utf-8')) {
    if (type?.trim() === 'application/json') return 'json';
    if (type?.trim() === 'application/x-www-form-urlencoded') return 'form';
  }
  throw refusal(415, 'The form has to be sent as JSON or as a web form, in UTF-8.');
}

function readKey(ctx: Context): string | undefined {
  const key = ctx.get('Idempotency-Key');
  if (key === '') return undefined;
  if (/^[\w-]{1,80}$/.test(key)) return key;
  throw refusal(400, 'The Idempotency-Key has to be 1 to 80 letters, digits, hyphens and underscores.');
}
