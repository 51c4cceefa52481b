import * as z from 'zod';
import { fieldNames, formTypes } from './submission.ts';
import { line } from './text.ts';

const fieldName = z.enum(fieldNames);

const limit = z.number().int().min(0).max(10_000);

/** What holds for a field in every form. */
const fieldRules = z.strictObject({
  /** Its label, without the asterisk: `'Phone number'`. */
  label: line,
  /** The fewest characters, once anything is written: `10`. */
  min: limit.default(0),
  /** The most characters: `30`. */
  max: limit.min(1),
  /** What is said when it is missing, too short or malformed: `'Please enter a valid phone number'`. */
  message: line,
  /** What is said when it is longer than `max`. */
  tooLong: line,
  /** What a browser may fill in by itself, by its HTML name: `'tel'`. */
  autocomplete: z.string().default('off'),
  /** A few words under the label: `'So that we can call you back'`. */
  hint: line.optional(),
});

/** A choice in a select: what is sent, and what is shown. */
const option = z.strictObject({
  /** The code that is sent: `'interim-service'`. */
  code: z.string().regex(/^[a-z0-9-]{1,40}$/, 'has to be small letters, digits and hyphens, at most 40'),
  /** What the visitor reads: `'Interim Service {price:interim-service}'`. */
  label: line,
});

/** A field's place in one form. */
const fieldUse = z.strictObject({
  /** Which field: `'registration'`. */
  field: fieldName,
  /** Whether it must be filled in, and so carries an asterisk: `true`. */
  required: z.boolean().default(false),
  /** The fewest characters in this form, where they differ: `10`. */
  min: limit.optional(),
  /** Its label in this form, where it differs: `'How can we help?'`. */
  label: line.optional(),
  /** The first, empty choice of a select: `'Choose a service'`. */
  placeholder: line.optional(),
});

/** One form: its fields, its words. */
const form = z.strictObject({
  /** The kind of enquiry that it sends: `'booking'`. */
  type: z.enum(formTypes),
  /** Its fields, in order: `{ name: { label: 'Name', min: 2, max: 80, message: '…', tooLong: '…' } }`. */
  fields: z.array(fieldUse).min(1, 'is an empty list; name at least one field'),
  /** The choices of its service field, in order: `[{ code: 'brake-service', label: 'Brake Service' }]`. */
  services: z.array(option).default([]),
  /** The words of its button: `'Send message'`. */
  submit: line,
  /** What is said once it has been sent: `{ title: 'Message Sent', text: 'We get back to you soon.' }`. */
  success: z.strictObject({
    /** The toast's title: `'Message Sent'`. */
    title: line,
    /** The toast's text: `'We get back to you within {fact:response-time}.'`. */
    text: line,
  }),
  /** What is said of a failure that has no words of its own: `'That did not work. Please call {phone}.'`. */
  fallbackError: line,
});

/** Every form of the site, and what they share. */
export const forms = z.strictObject({
  /** The rules of each field, by its name: `[{ field: 'name', required: true }]`. */
  fields: z.partialRecord(fieldName, fieldRules),
  /** The choices of the time field, in order: `['8:00 AM - 10:00 AM']`. */
  timeSlots: z.array(line).default([]),
  /** The forms, by a key of your own: `{ 'contact': { type: 'contact', … } }`. */
  forms: z.record(z.string(), form),
  /** The least time between seeing a form and sending it, in milliseconds: `3000`. */
  minimumFillMs: z.number().int().min(0),
  /** What is said to a visitor who was faster: `'Please take a moment to check the form.'`. */
  tooFast: line,
  /** The words of the button while a form is being sent: `'Sending...'`. */
  sending: line,
  /** What is shown of the fields that must be filled in: `'* Required'`. */
  requiredNote: line,
  /** The title over an error toast: `'Error'`. */
  errorTitle: line,
  /** The heading over the list of errors: `'Please check these fields'`. */
  errorSummary: line,
  /** Before the reference of an enquiry: `'Your reference is'`. */
  referenceLabel: line,
  /** The button that closes a toast: `'Close'`. */
  closeToast: line,
  /** The label of the trap field that people never see: `'Leave this empty'`. */
  honeypotLabel: line,
  /** How toasts behave: `{ durationMs: 5000, swipePx: 50 }`. */
  toast: z.strictObject({
    /** How long one stays, in milliseconds: `5000`. */
    durationMs: z.number().int().positive(),
    /** How far a swipe has to go to dismiss it, in pixels: `50`. */
    swipePx: z.number().int().positive(),
  }),
});

export type Forms = z.output<typeof forms>;
export type Form = z.output<typeof form>;
export type Option = z.output<typeof option>;
