/** The fields an enquiry may have, by the names they are sent under. Without zod, for what stores them. */
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
