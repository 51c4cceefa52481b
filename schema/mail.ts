import * as z from 'zod';
import { line, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

/** A duration, parsed to minutes: `90`, `'2 hours'`. */
const duration = z.union(
  [
    z
      .int()
      .min(1)
      .max(999 * 60),
    z
      .string()
      .regex(/^\d{1,3} (minutes?|hours?)$/)
      .transform((words) => Number.parseInt(words, 10) * (words.includes('hour') ? 60 : 1)),
  ],
  'has to be a time in minutes or hours, such as 90 minutes or 2 hours, or a number of minutes',
);

/**
 * Texts of e-mails to the business and to visitors. Placeholders in square brackets are filled in for each e-mail;
 * schema/vocabulary/ has the defaults.
 */
export const mailWords = z.strictObject({
  /** The promised response time within opening hours, in minutes or in English words: `120`, `'{fact:response-time}'`, if that is 2 hours. */
  respondWithin: duration.optional(),
  /** The notice required to change an appointment: `'{fact:cancellation-notice}'`. */
  changeNotice: line.optional(),
  /** Which notices the business gets, only during opening hours: `{ digest: false }`. */
  notices: z
    .strictObject({
      /** How long before the promised time to send a reminder of an open enquiry, or `false`: `'30 minutes'`. */
      reminder: z.union([duration, z.literal(false)]).default(30),
      /** Whether each opening morning starts with a list of everything that is waiting: `true`. */
      digest: z.boolean().default(true),
      /** Whether the first morning of a week also lists the spam held in the last seven days: `true`. */
      weekly: z.boolean().default(true),
    })
    .prefault({}),
  ...texts(english.mail),
});
