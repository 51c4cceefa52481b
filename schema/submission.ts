import type { EnquiryValues } from './enquiry.ts';

/** The folder of the endpoint, which crawlers and prerendering leave out. */
export const apiPath = '/api/';

/** The address that every form is sent to. */
export const submitPath = '/api/forms/submit';

/** The address that forms are sent to, on another origin if there is one. */
export function submitAddress(api = ''): string {
  return api + submitPath;
}

/** The header in which a script names its form: several forms may send one type of enquiry. */
export const formHeader = 'X-Form';

/** Maximum number of different conditions of a form: the stylesheet has a rule for each. */
export const maxConditions = 9;

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
export type CarriedWords = {
  inTown: string;
  message?: string | undefined;
  towns: readonly string[];
  /** The names of the fields that it fills in; empty for one that the form lacks. */
  fields: { service: string; message: string };
};

/** The three kinds of enquiry. */
export const formTypes = ['contact', 'booking', 'quote'] as const;

export type FormType = (typeof formTypes)[number];
