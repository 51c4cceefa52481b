import type { Context } from 'koa';
import { adviceOn } from '../error-advice.ts';
import { isRefusal, refusal } from '../http/refusal.ts';
import { errorFacts } from '../log.ts';
import type { Checked } from './check-enquiry.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';

/** Stores a submission that was found good and returns its reference; where that fails, the visitor is told to call. */
export async function keepEnquiry(
  ctx: Context,
  { formType, values }: Checked,
  key: string | undefined,
  deps: EnquiryDeps,
): Promise<string> {
  const { enquiries, log, metrics, now, site } = deps;
  try {
    const stored = await enquiries.store({ formType, values, key, now: now() });
    if (stored.outcome === 'stored') metrics?.stored.inc({ form: formType, state: stored.state });
    if (stored.outcome !== 'conflict') return stored.reference;
    throw refusal(409, 'This form was sent before with other words; please load the page again and send it anew.');
  } catch (error) {
    if (isRefusal(error)) throw error;
    metrics?.unstored.inc();
    const facts = { id: ctx.state.requestId, ...errorFacts(error), advice: adviceOn(error) ?? '' };
    log.error('An enquiry could not be stored', facts);
    const sentence = `We could not keep your enquiry just now; please try again or call us on ${site.business.phone.display}.`;
    throw refusal(503, sentence, { 'Retry-After': '30' });
  }
}
