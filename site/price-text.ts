import type { Money } from '../schema/money.ts';
import type { Price } from '../schema/price.ts';

/** The lowest amount in major units (pounds), or undefined for a price on request. */
export function lowestAmount(entry: Price): number | undefined {
  if ('from' in entry) return entry.from;
  return 'fixed' in entry ? entry.fixed : undefined;
}

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
