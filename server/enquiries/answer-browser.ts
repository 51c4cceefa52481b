import type { Context } from 'koa';
import type { Submission } from '../../schema/submission.ts';
import { isRefusal, type Refusal } from '../http/refusal.ts';
import { errorFacts } from '../log.ts';
import { checkEnquiry, formKeyOf } from './check-enquiry.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import { keepEnquiry } from './keep-enquiry.ts';
import { readFormFields } from './read-fields.ts';

/**
 * Without script the answer is the form's own page again: with the reference, or with all that was typed and what is
 * wrong, be it the fields or that nothing can be taken just now.
 */
export async function answerBrowser(
  ctx: Context,
  body: string,
  tooMany: Refusal | undefined,
  deps: EnquiryDeps,
): Promise<void> {
  const fields = readFormFields(body);
  const checked = checkEnquiry(deps.site, fields);
  const form = formKeyOf(deps.site, checked.formType, fields.form);
  const submission: Submission = { form, values: checked.values, errors: checked.errors };
  ctx.status = 422;
  try {
    if (tooMany) throw tooMany;
    if (Object.keys(checked.errors).length === 0) {
      submission.reference = await keepEnquiry(ctx, checked, undefined, deps);
      ctx.status = 201;
    }
  } catch (refused) {
    if (!isRefusal(refused)) throw refused;
    submission.errors = { '': refused.message };
    ctx.status = refused.status;
    ctx.set(refused.headers);
  }
  try {
    const { html, policy } = await deps.renderReply(submission);
    ctx.type = 'html';
    ctx.body = html;
    if (policy) ctx.set('Content-Security-Policy', policy);
  } catch (failure) {
    // What is stored is stored: a page that cannot be drawn must not look like an enquiry that was lost.
    deps.log.error('The reply page could not be rendered', { id: ctx.state.requestId, ...errorFacts(failure) });
    const [error] = Object.values(submission.errors);
    ctx.body = error ?? `${deps.site.forms.referenceLabel} ${submission.reference}`;
    ctx.type = 'text';
  }
}
