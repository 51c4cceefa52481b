import type { Context, Middleware } from 'koa';
import type { Refusals } from '../../schema/forms.ts';
import { fillIn } from '../../schema/placeholders.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { errorFields, type Log } from '../log.ts';

/** An error response: a status, and a text of the definition. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: Sentence,
    readonly headers: Record<string, string> = {},
  ) {
    super(JSON.stringify(sentence));
  }
}

/** The key of a text, with values for its placeholders, or a finished text, such as a field's message. */
type Sentence = keyof Refusals | { key: keyof Refusals; [name: string]: string } | { written: string };

export function wrongMethod(...methods: string[]): Refusal {
  const allowed = methods.join(', ');
  return new Refusal(405, { key: 'method', methods: allowed }, { Allow: allowed });
}

/** Returns the sentence in the site's language, with `{phone}` and other placeholders filled in. */
export function sentenceOf(sentence: Sentence, { forms, business }: Pick<SharedSite, 'forms' | 'business'>): string {
  if (typeof sentence === 'object' && 'written' in sentence) return sentence.written;
  const { key, ...filled } = typeof sentence === 'string' ? { key: sentence } : sentence;
  const values: Record<string, string> = { phone: business.phone.display, ...filled };
  return fillIn(forms.refusals[key], values);
}

/** Turns errors into responses. Koa's own handler would clear the security headers. */
export function handleErrors(log: Log, site: Pick<SharedSite, 'forms' | 'business'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { status, sentence, headers } = toRefusal(error, ctx, log);
      ctx.status = status;
      ctx.type = 'text';
      ctx.body = sentenceOf(sentence, site);
      ctx.set({ 'Cache-Control': 'no-store', ...headers });
    }
  };
}

/** Returns the refusal that an error is. Logs any other error, of which the visitor learns only that it happened. */
export function toRefusal(error: unknown, ctx: Context, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  log.error('Request failed', { id: ctx.state.requestId, ...errorFields(error) });
  return new Refusal(500, 'failed');
}
