import * as z from 'zod';

/** One line of words: not empty, no line break. Tokens such as `{phone}` or `{price:brake-pads}` are filled in before validation. */
export const line = z
  .string()
  .trim()
  .min(1, 'is empty; write some words')
  .max(400, 'is longer than 400 characters; split it up')
  .refine((text) => !/[\r\n]/.test(text), 'has a line break; write one line');

/** A paragraph of words. */
export const paragraph = z
  .string()
  .trim()
  .min(1, 'is empty; write some words')
  .max(1500, 'is longer than 1500 characters; split it up');

/** Small letters, digits and single hyphens, as in an address: `brake-repair`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be lower-case letters, digits and single hyphens, such as brake-repair');

/** A path of this site: `/` or `/locations/newington-car-service`, no slash at its end. */
export const sitePath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'has to be a path of this site such as /brake-repair, without a slash at the end',
  );

/** A path of this site with an optional fragment (`/faqs#q-warranty`), or an https address elsewhere. */
export const href = z
  .string()
  .regex(
    /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?|https:\/\/[^\s"<>]+)$/,
    'has to be a path of this site such as /brake-repair, or an https:// address',
  );

/** An https address: `https://example.org/page`. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'has to be an https:// address' });

/** A file below `public/`, by its address: `/pictures/gearbox.svg`. */
export const publicFile = z
  .string()
  .regex(
    /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif|ico)$/,
    'has to be a picture below public/, such as /pictures/gearbox.svg',
  );

/** A day: `2026-12-25`. */
export const isoDate = z.iso.date('has to be a day such as 2026-12-25');

/** A time of day on the 24-hour clock: `08:00`. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time on the 24-hour clock such as 08:00');
