import * as z from 'zod';
import { lowestAmount, type Price } from './price.ts';
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

/** Writes an amount in the site's own format: 45 → `£45`, 45.5 → `£45.50`. */
export function formatAmount(amount: number, { currency, decimals }: Money, language: string): string {
  const digits = Number.isInteger(amount) && decimals === 'hide' ? 0 : 2;
  return formatterOf(currency, digits, language).format(amount);
}

// Making a formatter takes a hundred times as long as using it, and thousands of pages name prices.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, digits: number, language: string): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(language, options);
  formatters.set(key, formatter);
  return formatter;
}

/** Writes a price as a price list does: `From £45`, `£15` or `POA`. */
export function formatPrice(entry: Price, format: Money, language: string): string {
  const amount = lowestAmount(entry);
  if (amount === undefined) return format.onRequest;
  const written = formatAmount(amount, format, language);
  return 'from' in entry ? `${format.from} ${written}` : written;
}
