import type { Context, Middleware } from 'koa';
import { minuteIn } from '../../schema/clock.ts';
import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import { type FormType, formHeader, formTypes, type Submission, submitPath } from '../../schema/submission.ts';
import { type Answer, listAnswers } from '../../site/answers.ts';
import { bookingRules, enquiryRules, formRules } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryStore } from '../database-thread/backend.ts';
import type { SubmissionLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal, sentenceOf, wrongMethod } from '../http/refusal.ts';
import { errorFields, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createFieldReader, maxFormBytes } from './read-submission.ts';
import { detectSpam } from './spam.ts';

/** POST /api/forms/submit: JSON from a form's script, or the form itself from a browser without JavaScript. */
export function submitEnquiry(submitDeps: SubmitDeps): Middleware {
  const { site, now } = submitDeps;
  const deps = { ...submitDeps, ...createFieldReader(site.forms), validate: createValidator(site, now) };
  const maxBytes = maxFormBytes(site);
  return async (ctx, next) => {
    if (ctx.path !== submitPath) return next();
    if (ctx.method !== 'POST') {
      // A visitor has opened the address of a reply again: the not-found page leads back.
      if (ctx.method === 'GET' && ctx.accepts('text', 'html') === 'html') return next();
      throw wrongMethod('POST');
    }
    ctx.set('Cache-Control', 'no-store');
    const type = readContentType(ctx);
    const tooMany = await deps.limit?.countSender(ctx.ip);
    // Read the body even if it is refused: a browser that is still sending misses the response.
    const { text, refusal = tooMany?.refusal } = await readBody(ctx.req, maxBytes);
    if (refusal && (type === 'json' || tooMany?.isFlood)) throw refusal;
    if (type === 'json') await respondWithJson(ctx, text, deps);
    else await respondWithPage(ctx, text, refusal, deps);
  };
}

export type SubmitDeps = {
  site: SharedSite;
  enquiries: EnquiryStore;
  log: Log;
  now: () => Date;
  metrics?: Metrics | undefined;
  limit?: SubmissionLimit | undefined;
  renderReply: ReplyRenderer;
};

type Deps = SubmitDeps & ReturnType<typeof createFieldReader> & { validate: ReturnType<typeof createValidator> };

function readContentType(ctx: Context): 'json' | 'form' {
  const type = ctx.is('application/json', 'application/x-www-form-urlencoded');
  const isPlain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
  if (type && isPlain && /^(?:utf-?8)?$/i.test(ctx.request.charset))
    return type === 'application/json' ? 'json' : 'form';
  throw new Refusal(415, 'notForm');
}

async function respondWithJson(ctx: Context, body: string, deps: Deps): Promise<void> {
  const key = ctx.get('Idempotency-Key') || undefined;
  if (key && !/^[\w-]{1,80}$/.test(key)) throw new Refusal(400, 'badKey');
  const named = Object.keys(deps.site.forms.forms).find((form) => encodeURIComponent(form) === ctx.get(formHeader));
  const enquiry = deps.validate({ ...(named !== undefined && { form: named }), ...deps.readJson(body) });
  if (!enquiry.answers) throw new Refusal(422, { written: Object.values(enquiry.errors)[0] ?? '' });
  const reference = await storeValidated(ctx, enquiry, key, deps);
  ctx.status = 201;
  ctx.body = { reference };
}

/** Responds with the form's page: the reference, or the errors and everything that was typed. */
async function respondWithPage(ctx: Context, body: string, refusal: Refusal | undefined, deps: Deps): Promise<void> {
  const enquiry = deps.validate(deps.readForm(body));
  const ofType = Object.entries(deps.site.forms.forms).find(([, { type }]) => type === enquiry.formType);
  const form = enquiry.form ?? ofType?.[0] ?? '';
  const submission: Submission = { form, values: enquiry.values, errors: enquiry.errors };
  ctx.status = 422;
  try {
    if (refusal) throw refusal;
    if (enquiry.answers) {
      submission.reference = await storeValidated(ctx, enquiry, undefined, deps);
      ctx.status = 201;
    }
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    submission.errors = { '': sentenceOf(refused.sentence, deps.site), ...enquiry.errors };
    ctx.status = refused.status;
    ctx.set(refused.headers);
  }
  try {
    const { html, policy } = await deps.renderReply(submission);
    ctx.type = 'html';
    ctx.body = html;
    if (policy) ctx.set('Content-Security-Policy', policy);
  } catch (failure) {
    // The enquiry may be stored, so a rendering failure must not suggest that it was lost.
    deps.log.error('Rendering the reply page failed', { id: ctx.state.requestId, ...errorFields(failure) });
    const [error] = Object.values(submission.errors);
    ctx.body = error ?? `${deps.site.forms.referenceLabel} ${submission.reference}`;
    ctx.type = 'text';
  }
}

async function storeValidated(ctx: Context, enquiry: ValidEnquiry, key: string | undefined, deps: Deps) {
  const { enquiries, limit, log, metrics, now } = deps;
  // Suspected spam is held anyway, so do not count it towards the global limit.
  const isHeld = !detectSpam(enquiry.answers, enquiry.website) && (await limit?.countEnquiry(ctx.ip));
  try {
    const { formType: type, form, answers, website } = enquiry;
    const stored = await enquiries.store({ formType: type, form, answers, website, key, now: now(), isHeld });
    if (stored.outcome === 'stored') metrics?.stored.inc({ form: type, state: stored.state });
    if (stored.outcome !== 'conflict') return stored.reference;
  } catch (error) {
    metrics?.unstored.inc();
    log.error('Storing an enquiry failed', { id: ctx.state.requestId, ...errorFields(error) });
    throw new Refusal(503, 'notStored', { 'Retry-After': '30' });
  }
  throw new Refusal(409, 'sentBefore');
}

export type ReplyRenderer = (submission: Submission) => Promise<{ html: string; policy: string | undefined }>;

/** Validates submissions with the schema of their form, like the browser, or else with that of their type. */
function createValidator(site: SharedSite, now: () => Date): (fields: EnquiryValues) => ValidatedEnquiry {
  const minute = () => minuteIn(site.hours.timeZone, now());
  // Cached, because creating a schema takes ten times as long as validating.
  const schemas = new Map<string, ReturnType<typeof enquirySchema>>();
  return (fields) => {
    const formType = readFormType(site, fields);
    const { formType: _, form: named, ...values } = fields;
    const form = formOf(site, named)?.type === formType ? named : undefined;
    const id = `${formType} ${form}`;
    const createRules = () => (form === undefined ? enquiryRules(site, formType) : formRules(site, form));
    const schema = schemas.get(id) ?? enquirySchema(createRules(), minute, bookingRules(site));
    schemas.set(id, schema);
    const parsed = schema.safeParse(values);
    if (parsed.success) {
      const enquiry = { formType, form, website: parsed.data.website ?? '', values: parsed.data };
      return { ...enquiry, answers: listAnswers(site, enquiry, parsed.data), errors: {} };
    }
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
    return { formType, form, values, errors };
  };
}

type Submitted = { formType: FormType; form: string | undefined; values: EnquiryValues };

type ValidEnquiry = Submitted & { errors: Record<string, never>; answers: Answer[]; website: string };

/** `errors` has the first error of each field, in the order of the form. */
type ValidatedEnquiry = ValidEnquiry | (Submitted & { errors: Record<string, string>; answers?: undefined });

function readFormType(site: SharedSite, { formType, form }: EnquiryValues): FormType {
  const offered = formTypes.filter((type) => Object.values(site.forms.forms).some((entry) => entry.type === type));
  const wanted = formType || formOf(site, form)?.type;
  const found = offered.find((type) => type === wanted);
  if (!found) throw new Refusal(400, { key: 'noType', types: offered.join(', ') });
  return found;
}

function formOf(site: SharedSite, key: string | undefined) {
  return key !== undefined && Object.hasOwn(site.forms.forms, key) ? site.forms.forms[key] : undefined;
}
