import { minuteIn } from '../../schema/clock.ts';
import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import { type FormType, formTypes } from '../../schema/submission.ts';
import { type Answer, listAnswers } from '../../site/answers.ts';
import { bookingRules, enquiryRules, formRules } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { refusal } from '../http/refusal.ts';
import type { Fields } from './read-submission.ts';

/** Validates submissions with the schema of their form, which the browser uses too, or with that of their type. */
export function createValidator(site: SharedSite, now: () => Date): (fields: Fields) => ValidatedEnquiry {
  const minute = () => minuteIn(site.hours.timeZone, now());
  // Creating a schema takes ten times as long as validating with it.
  const schemas = new Map<string, ReturnType<typeof enquirySchema>>();
  return (fields) => {
    const formType = readFormType(site, fields);
    const { formType: _, form: named, ...values } = fields;
    const typed = values as EnquiryValues;
    const form = formOf(site, named)?.type === formType ? named : undefined;
    const id = `${formType} ${form}`;
    const createRules = () => (form === undefined ? enquiryRules(site, formType) : formRules(site, form));
    const schema = schemas.get(id) ?? enquirySchema(createRules(), bookingRules(site), minute);
    schemas.set(id, schema);
    const parsed = schema.safeParse(typed);
    if (parsed.success) {
      const enquiry = { formType, form, website: parsed.data.website ?? '', values: parsed.data };
      return { ...enquiry, answers: listAnswers(site, enquiry, parsed.data), errors: {} };
    }
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
    return { formType, form, values: typed, errors };
  };
}

type Submitted = { formType: FormType; form: string | undefined; values: EnquiryValues };

/** A submission without errors, with its answers as stored. */
export type ValidEnquiry = Submitted & { errors: Record<string, never>; answers: Answer[]; website: string };

/** If invalid, it has the first error of each field, in the order of the form. */
type ValidatedEnquiry = ValidEnquiry | (Submitted & { errors: Record<string, string>; answers?: undefined });

/** Returns the key of the submitted form, or of the first form of its type. */
export function formKeyOf(site: SharedSite, formType: FormType, key: string | undefined): string {
  if (key && formOf(site, key)?.type === formType) return key;
  return Object.entries(site.forms.forms).find(([, { type }]) => type === formType)?.[0] ?? '';
}

function readFormType(site: SharedSite, { formType, form }: Fields): FormType {
  const offered = formTypes.filter((type) => Object.values(site.forms.forms).some((entry) => entry.type === type));
  const wanted = formType || formOf(site, form)?.type;
  const found = offered.find((type) => type === wanted);
  if (!found) throw refusal(400, { key: 'noType', types: offered.join(', ') });
  return found;
}

function formOf(site: SharedSite, key: string | undefined) {
  return key !== undefined && Object.hasOwn(site.forms.forms, key) ? site.forms.forms[key] : undefined;
}
