import * as z from 'zod';
import { line } from './text.ts';

const pounds = z
  .number()
  .positive('has to be more than nothing; leave the price out and set onRequest for a price on application')
  .multipleOf(0.01, 'has more than two decimals; write 45 or 45.50');

const named = {
  /** What is paid for, as a price list shows it: `'Brake pad replacement'`. */
  name: line,
  /** What the price covers, one sentence: `'Front or rear axle, pads and fitting.'`. */
  description: line.optional(),
};

/** One row of the price table. A price is written here and nowhere else. */
export const price = z.union(
  [
    /** The lowest price: `{ name: 'Brake pads', from: 80 }`. */
    z.strictObject({ ...named, from: pounds }),
    /** The price, whatever the car: `{ name: 'Puncture repair', fixed: 15 }`. */
    z.strictObject({ ...named, fixed: pounds }),
    /** Priced for each job: `{ name: 'Engine overhaul', onRequest: true }`. */
    z.strictObject({ ...named, onRequest: z.literal(true) }),
  ],
  { error: 'has to be one of { name, from: 45 }, { name, fixed: 45 } and { name, onRequest: true }' },
);

export type Price = z.output<typeof price>;

/** How money is written on this site. */
export const money = z.strictObject({
  /** ISO 4217 code, used in structured data: `'GBP'`. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'has to be an ISO 4217 code such as GBP'),
  /** Whether whole amounts show decimals: `'hide'` writes £45, `'show'` writes £45.00. */
  decimals: z.enum(['hide', 'show']).default('hide'),
  /** The word before a lowest price, at the start of a line: `'From'`. */
  from: line.default('From'),
  /** What stands in place of a price that is made for each job: `'POA'`. */
  onRequest: line.default('POA'),
});

export type Money = z.output<typeof money>;
