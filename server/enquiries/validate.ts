import { todayIn } from '../../schema/booking.ts';
import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import { type FormType, formTypes } from '../../schema/submission.ts';
import { bookingRules, enquiryRules } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { refusal } from '../http/refusal.ts';
import type { Fields } from './fields.ts';

/** Validates submissions with the schema of their form type, the same that the browser uses. */
export function createValidator(site: SharedSite, now: () => Date): (fields: Fields) => ValidatedEnquiry {
  const today = () => todayIn(site.hours.timeZone, now());
  // Creating a schema takes ten times as long as validating a submission with it.
  const schemas = new Map<FormType, ReturnType<typeof enquirySchema>>();
  return (fields) => {
    const formType = readFormType(site, fields);
    const schema = schemas.get(formType) ?? enquirySchema(enquiryRules(site, formType), bookingRules(site), today);
    schemas.set(formType, schema);
    const { formType: _type, form: _form, ...typed } = fields;
    const parsed = schema.safeParse(typed);
    if (parsed.success) return { formType, values: parsed.data, errors: {} };
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
    return { formType, values: typed, errors };
  };
}

/** A submission with the first error of each field in the order of the form; without errors it is valid. */
export type ValidatedEnquiry = { formType: FormType; values: EnquiryValues; errors: Record<string, string> };

/** Returns the key of the form that was posted, or of the first form of its type. */
export function formKeyOf(site: SharedSite, formType: FormType, key: string | undefined): string {
  if (key && formOf(site, key)?.type === formType) return key;
  return Object.entries(site.forms.forms).find(([, { type }]) => type === formType)?.[0] ?? '';
}

function readFormType(site: SharedSite, { formType, form }: Fields): FormType {
  const offered = formTypes.filter((type) => Object.values(site.forms.forms).some((entry) => entry.type === type));
  const wanted = formType || formOf(site, form)?.type;
  const found = offered.find((type) => type === wanted);
  if (!found) throw refusal(400, `The field formType has to be one of: ${offered.join(', ')}.`);
  return found;
}

function formOf(site: SharedSite, key: string | undefined) {
  return key !== undefined && Object.hasOwn(site.forms.forms, key) ? site.forms.forms[key] : undefined;
}
