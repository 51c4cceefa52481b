import * as z from 'zod';
import { phone } from './business.ts';
import { icon } from './icon.ts';
import { httpsUrl, isoDate, line, paragraph } from './text.ts';

/** An emergency service with its promised response time. */
export const emergencyService = z.strictObject({
  /** The emergency: `'Car Won\'t Start'`. */
  title: line,
  /** What the business does: `'We come out, find the cause and start it or tow it.'`. */
  text: paragraph,
  /** The promised response time: `'Within 2 hours'`. */
  response: line,
  /** Its icon: `'battery'`. */
  icon,
});

/** Someone else to call when the business is closed or cannot help, or whom a legal notice names. */
export const helpline = z.strictObject({
  /** Whom it is for, or where: `'On the M2'`. */
  name: line,
  /** Its number, if everyone calls the same one: `{ display: '0300 123 5000', dial: '+443001235000' }`. */
  phone: phone
    .extend({
      /** As dialled: `'+443001235000'`, or a short number: `'999'`, `'116123'`. */
      dial: z
        .string()
        .regex(/^(\+[1-9]\d{6,14}|\d{3,6})$/, 'must be + and the digits with the country code, or three to six digits'),
    })
    .optional(),
  /** What they do, and what to do first: `'Get behind the barrier first, then call.'`. */
  text: paragraph,
  /** Its last line, in place of a number: `'Ask them to bring the car to {street}.'`. */
  note: paragraph.optional(),
  /** Its icon: `'road'`. */
  icon: icon.optional(),
  /** The source of the number: `'https://nationalhighways.co.uk/'`. */
  source: httpsUrl.optional(),
  /** When the number was last checked at the source: `'2026-11-22'`. */
  checked: isoDate.optional(),
});
