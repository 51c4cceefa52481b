import * as z from 'zod';
import { phone } from './business.ts';
import { week } from './hours.ts';
import { line, sentence } from './text.ts';

/** A part of the business with hours or a number of its own, shown under the opening hours. */
export const department = z.strictObject({
  /** Its name: `'Parts desk'`. */
  name: line,
  /** Its own number: `{ display: '01632 960146', dial: '+441632960146' }`. */
  phone: phone.optional(),
  /** When to turn to it, above all where it has no hours: `'At night and on Sundays'`. */
  text: sentence.optional(),
  /** Its own hours, which `hours.exceptions` replace too: `[{ days: ['Saturday'], opens: '09:00', closes: '12:00' }]`. */
  regular: week.optional(),
});

export type Department = z.output<typeof department>;
