import type { Context, Middleware } from 'koa';
import { errorFacts, type Log } from '../log.ts';
import { isRefusal } from './refusal.ts';

/**
 * The one place that turns errors into answers. Koa's own handler would clear every header that is set,
 * the security headers too, so no error may pass this.
 */
export function answerErrors(log: Log, phone: string): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (isRefusal(error)) return answerPlainly(ctx, error.status, error.message, error.headers);
      log.error('A request failed', { id: ctx.state.requestId, ...errorFacts(error) });
      answerPlainly(ctx, 500, `Something went wrong on our side; please try again or call us on ${phone}.`);
    }
  };
}

function answerPlainly(ctx: Context, status: number, sentence: string, headers: Record<string, string> = {}): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Location']) ctx.remove(name);
  ctx.status = status;
  ctx.type = 'text';
  ctx.body = sentence;
  ctx.set({ 'Cache-Control': 'no-store', ...headers });
}
