import type { EnquiryValues } from './enquiry.ts';

/** Where every form is sent. */
export const submitPath = '/api/forms/submit';

/** What became of a form that was posted without script, for the page that answers it. */
export type Submission = {
  /** The key of the form: `'quote-home'`. */
  form: string;
  /** What was typed, field by field. */
  values: EnquiryValues;
  /** What is wrong, by field; a key of `''` is about the whole form. Empty once it is stored. */
  errors: Record<string, string>;
  /** The reference of the stored enquiry. */
  reference?: string;
};
