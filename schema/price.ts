import * as z from 'zod';
import { line, sentence, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

/** No currency has more than three decimals; site/check-business.ts checks those of the site's currency. */
const amount = z.number().multipleOf(0.001, 'has more than three decimals');

const named = {
  /** Its name in the price list: `'Brake pad replacement'`. */
  name: line,
  /** What it covers, in one sentence: `'Front or rear axle, pads and fitting.'`. */
  description: sentence.optional(),
  /** The unit, after the amount in lists: `'a month'`, `'per child'`, `'45 minutes'`. */
  unit: line.optional(),
  /** What it includes, for packages and `{includes:KEY}`: `['Oil and filter change', '50+ point check']`. */
  includes: z.array(line).default([]),
};

/** One row of the price table, the single source of prices. */
export const price = z.union(
  [
    /** A starting price, or a range if it has `to`: `{ name: 'Brake pads', from: 80, to: 140 }`. */
    z.strictObject({
      ...named,
      /** The price, or the lowest one: `80`. */
      from: amount.positive(
        'must be more than 0; write fixed: 0 for what is free, or onRequest: true for a price on application',
      ),
      /** The highest price, to show £80 – £140: `140`. */
      to: amount.optional(),
    }),
    /** A fixed price, the same for everyone; 0 means free: `{ name: 'Puncture repair', fixed: 15 }`. */
    z.strictObject({
      ...named,
      /** The price: `15`. */
      fixed: amount.nonnegative('must be 0 or more; write onRequest: true for a price on application'),
    }),
    /** Quoted per job: `{ name: 'Engine overhaul', onRequest: true }`. */
    z.strictObject({
      ...named,
      /** Whether its price is quoted per job: `true`. */
      onRequest: z.literal(true),
    }),
  ],
  {
    error:
      'must be { name, fixed: 45 }, with 0 for what is free, { name, from: 45 }, { name, from: 45, to: 80 } or { name, onRequest: true }',
  },
);

export type Price = z.output<typeof price>;

/** ISO 4217 code for no currency. */
export const noCurrency = 'XXX';

/** How prices are formatted. */
export const money = z.strictObject({
  ...texts(english.money),
  /** ISO 4217 code, required if there are prices: `'GBP'`. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR, GBP or USD')
    .default(noCurrency),
  /** Whether whole amounts have decimals: `'hide'` for £45, `'show'` for £45.00. */
  decimals: z.enum(['hide', 'show']).default('hide'),
});

export type Money = z.output<typeof money>;
