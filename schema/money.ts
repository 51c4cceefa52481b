import * as z from 'zod';
import { line } from './text.ts';

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
