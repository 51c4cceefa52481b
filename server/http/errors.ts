import type { Context, Middleware } from 'koa';
import type { SharedSite } from '../../site/shared-site.ts';
import { errorFacts, type Log } from '../log.ts';
import { isRefusal, sentenceOf } from './refusal.ts';

/**
 * Turns errors into responses, in one place. Koa's own handler would clear every header, including the security
 * headers, so no error may get past this.
 */
export function handleErrors(log: Log, site: Pick<SharedSite, 'forms' | 'business'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (isRefusal(error)) return respondPlainly(ctx, error.status, sentenceOf(error.sentence, site), error.headers);
      log.error('Request failed', { id: ctx.state.requestId, ...errorFacts(error) });
      respondPlainly(ctx, 500, sentenceOf('failed', site));
    }
  };
}

function respondPlainly(ctx: Context, status: number, sentence: string, headers: Record<string, string> = {}): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Location']) ctx.remove(name);
  ctx.status = status;
  ctx.type = 'text';
  ctx.body = sentence;
  ctx.set({ 'Cache-Control': 'no-store', ...headers });
}
