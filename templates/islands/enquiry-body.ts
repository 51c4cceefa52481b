import type { EnquiryValues } from '../../schema/enquiry.ts';
import type { FormType } from '../../schema/form-names.ts';

const everyForm = ['name', 'phone', 'email', 'registration', 'postcode', 'service', 'message'];
const bookingOnly = ['preferredDate', 'preferredTime'];

/** The JSON of an enquiry: one shape for every form, empty text where the form has no such field. */
export function enquiryBody(formType: FormType, values: EnquiryValues, website: string): string {
  const names = formType === 'booking' ? [...everyForm, ...bookingOnly] : everyForm;
  const fields = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return JSON.stringify({ ...fields, formType, website });
}
