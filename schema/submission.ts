import type { EnquiryValues } from './enquiry.ts';

/** Path prefix of the endpoint, excluded from crawling and prerendering. */
export const apiPath = '/api/';

export const submitPath = '/api/forms/submit';

/** Returns the address that forms are sent to; `api` is another origin. */
export function submitAddress(api = ''): string {
  return api + submitPath;
}

/** The header with the key of the form, since several forms may send the same type of enquiry. */
export const formHeader = 'X-Form';

/** Maximum number of distinct conditions in a form: the stylesheet has a fixed rule for each. */
export const maxConditions = 9;

/** Result of a submission without JavaScript, for the response page. */
export type Submission = {
  /** The key of the form: `'quote-home'`. */
  form: string;
  values: EnquiryValues;
  /** The messages by field, with `''` for the whole form. Empty if it was stored. */
  errors: Record<string, string>;
  /** The reference of the stored enquiry. */
  reference?: string;
};

/** Wording for the service and town that a link passes to a form. */
export type CarriedWords = {
  inTown: string;
  message?: string;
  /** Names of the fields it fills in; empty if the form lacks one. */
  fields: { service: string; message: string };
};

export const formTypes = ['contact', 'booking', 'quote'] as const;

export type FormType = (typeof formTypes)[number];
