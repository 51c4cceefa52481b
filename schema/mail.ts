import * as z from 'zod';
import { addIssue, line, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

const minutes = z
  .int()
  .min(1)
  .max(999 * 60);

/** The promised response time: minutes of opening time, minutes at any time, or whole working days. */
export type ResponsePromise = number | { minutes: number; anyTime: true } | { workingDays: number };

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const promisePattern = new RegExp(
  `^(the next|an?|${counts.join('|')}|\\d{1,3}) (minute|hour|(?:working|business) day)s?( at any time)?$`,
);
const promiseForm =
  'must be a time in English such as "2 hours", "one working day" or "30 minutes at any time", or a number of minutes';

/** A promise, in English words or in minutes: `'one working day'`, `120`. */
const promise = z.union([minutes, z.string()], promiseForm).transform((written, ctx): ResponsePromise => {
  if (typeof written !== 'string') return written;
  const [, count = '', unit = '', anyTime] = promisePattern.exec(written.trim().toLowerCase()) ?? [];
  const number = counts.includes(count) ? counts.indexOf(count) : Number.parseInt(count, 10) || 1;
  const isDays = unit.endsWith('day');
  if (unit === '' || number === 0 || (isDays && anyTime)) addIssue(ctx, `${promiseForm}${suggestPromise(written)}`);
  if (isDays) return { workingDays: number };
  const inMinutes = number * (unit === 'hour' ? 60 : 1);
  if (anyTime) return { minutes: inMinutes, anyTime: true };
  const days = Math.ceil(inMinutes / 1440);
  if (inMinutes >= 1440)
    addIssue(
      ctx,
      `counts opening hours only; write "${days === 1 ? 'one working day' : `${days} working days`}", or "${written} at any time" if you answer while closed too`,
    );
  return inMinutes;
});

/** `2 hrs` → `; write "2 hours"`, `1 day` → `; write "1 working day"`. */
function suggestPromise(written: string): string {
  const meant = written
    .trim()
    .toLowerCase()
    .replace(/\b(\d+) ?(?:h|hrs?)\b/, (_, count) => `${count} hour${count === '1' ? '' : 's'}`)
    .replace(/\b(\d+) ?(?:m|mins?)\b/, '$1 minutes')
    .replace(/\b(?:the )?next (?:working )?day\b/, 'the next working day')
    .replace(/\b(\d+|an?|one) days?\b/, (text) => text.replace('day', 'working day'));
  return meant !== written && promisePattern.test(meant) ? `; write "${meant}"` : '';
}

const durationForm = 'must be a time such as "90 minutes" or "2 hours", or a number of minutes';

/** A duration, converted to minutes: `90`, `'2 hours'`. */
const duration = z.union(
  [
    minutes,
    z
      .string()
      .regex(/^\d{1,3} (minutes?|hours?)$/)
      .transform((words) => Number.parseInt(words, 10) * (words.includes('hour') ? 60 : 1)),
  ],
  durationForm,
);

/**
 * Texts of emails to the business and to visitors, with placeholders in square brackets. Defaults are in
 * schema/vocabulary/.
 */
export const mailWords = z.strictObject({
  /**
   * The promised response time.
   * - `'30 minutes'`, `'2 hours'`: of opening time, also of departments with a number or an address
   * - `'one working day'`: by closing time on the next open day
   * - `'30 minutes at any time'`: counts while closed too
   *
   * Write it in English in any language, or in minutes: `120` is `'2 hours'`. A fact may supply it:
   * `'{fact:response-time}'`.
   */
  respondWithin: promise.optional(),
  /** The notice required to change an appointment, in the site's language: `'{fact:cancellation-notice}'`. */
  changeNotice: line.optional(),
  /** Which notices to send to the business, during opening hours, or from 9 to 5 on days by appointment: `{ digest: false }`. */
  notices: z
    .strictObject({
      /**
       * How long before the promised time to send a reminder of an open enquiry, or `false`: `'30 minutes'`. Of a promise
       * in minutes or hours, halfway at the earliest.
       */
      reminder: z.union([duration, z.literal(false)], `${durationForm}, or false`).default(30),
      /** Whether to send a list of everything that is waiting when a day opens: `true`. */
      digest: z.boolean().default(true),
      /** Whether the first list of a week includes the spam held since the first list of the previous week: `true`. */
      weekly: z.boolean().default(true),
    })
    .prefault({}),
  ...texts(english.mail),
});
