import type { EnquiryValues } from './enquiry.ts';

/** The folder of the endpoint, which crawlers and prerendering leave out. */
export const apiPath = '/api/';

/** The address that every form is sent to. */
export const submitPath = '/api/forms/submit';

/** The result of a form that was posted without script, for the page in response. */
export type Submission = {
  /** The key of the form: `'quote-home'`. */
  form: string;
  /** The values as typed. */
  values: EnquiryValues;
  /** The messages by field, `''` being the whole form. Empty once it is stored. */
  errors: Record<string, string>;
  /** The reference of the stored enquiry. */
  reference?: string;
};

/** How a choice that a link carries to a form is worded. */
export type CarriedWords = { inTown: string; message?: string | undefined; towns: readonly string[] };

/** The fields of enquiries, by the names under which they are sent. */
export const fieldNames = [
  'name',
  'phone',
  'email',
  'registration',
  'postcode',
  'service',
  'message',
  'preferredDate',
  'preferredTime',
] as const;

/** The three kinds of enquiry. */
export const formTypes = ['contact', 'booking', 'quote'] as const;

export type FieldName = (typeof fieldNames)[number];

export type FormType = (typeof formTypes)[number];
