import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import { type FormType, formTypes } from '../../schema/submission.ts';
import { enquiryRules } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { refusal } from '../http/refusal.ts';
import type { Fields } from './fields.ts';

/** Validates a submission with the schema of its form type, the same that the browser uses. */
export function validateEnquiry(site: SharedSite, fields: Fields): ValidatedEnquiry {
  const formType = readFormType(site, fields);
  const { formType: _type, form: _form, ...typed } = fields;
  const parsed = schemaOf(site, formType).safeParse(typed);
  if (parsed.success) return { formType, values: parsed.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
  return { formType, values: typed, errors };
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

/** Caches schemas: creating one takes ten times as long as validating a submission with it. */
function schemaOf(site: SharedSite, formType: FormType): Schema {
  const ofSite = schemas.get(site) ?? new Map<FormType, Schema>();
  const schema = ofSite.get(formType) ?? enquirySchema(enquiryRules(site, formType));
  schemas.set(site, ofSite.set(formType, schema));
  return schema;
}

type Schema = ReturnType<typeof enquirySchema>;

const schemas = new WeakMap<SharedSite, Map<FormType, Schema>>();
