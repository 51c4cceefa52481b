import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import { type FormType, formTypes } from '../../schema/form-names.ts';
import { enquiryRules } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { refusal } from '../http/refusal.ts';
import type { Fields } from './read-fields.ts';

/** Holds a submission to the rules of its form type, the same that the browser holds it to. */
export function checkEnquiry(site: SharedSite, fields: Fields): Checked {
  const formType = readFormType(site, fields);
  const { formType: _type, form: _form, ...typed } = fields;
  const parsed = schemaOf(site, formType).safeParse(typed);
  if (parsed.success) return { formType, values: parsed.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
  return { formType, values: typed, errors };
}

/** To put a schema together takes ten times as long as to hold a submission to it. */
function schemaOf(site: SharedSite, formType: FormType): Schema {
  const ofSite = schemas.get(site) ?? new Map<FormType, Schema>();
  const schema = ofSite.get(formType) ?? enquirySchema(enquiryRules(site, formType));
  schemas.set(site, ofSite.set(formType, schema));
  return schema;
}

const schemas = new WeakMap<SharedSite, Map<FormType, Schema>>();

function readFormType(site: SharedSite, { formType, form }: Fields): FormType {
  const offered = formTypes.filter((type) => Object.values(site.forms.forms).some((entry) => entry.type === type));
  const written = formType || formOf(site, form)?.type;
  const found = offered.find((type) => type === written);
  if (!found) throw refusal(400, `The field formType has to be one of: ${offered.join(', ')}.`);
  return found;
}

/** The key of the form that was posted, or of the first form of its type. */
export function formKeyOf(site: SharedSite, formType: FormType, written: string | undefined): string {
  if (written && formOf(site, written)?.type === formType) return written;
  return Object.entries(site.forms.forms).find(([, { type }]) => type === formType)?.[0] ?? '';
}

function formOf(site: SharedSite, key: string | undefined) {
  return key !== undefined && Object.hasOwn(site.forms.forms, key) ? site.forms.forms[key] : undefined;
}

type Schema = ReturnType<typeof enquirySchema>;

/** A submission with what is wrong in it, by field, in the order of the form; nothing wrong is an empty object. */
export type Checked = { formType: FormType; values: EnquiryValues; errors: Record<string, string> };
