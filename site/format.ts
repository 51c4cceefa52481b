import { memo } from '../schema/memo.ts';
import type { Money, Price } from '../schema/price.ts';
import type { Site } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';

/** Returns the lowest amount in major units (pounds), or undefined for a price on request. */
export function lowestAmount(entry: Price): number | undefined {
  if ('from' in entry) return entry.from;
  return 'fixed' in entry ? entry.fixed : undefined;
}

/** Formats an amount, or a range up to `max`: 45 → `£45`, 45.5 → `£45.50`, 0 → `Free`. */
export function formatAmount(
  amount: number,
  { currency, decimals, free }: Money,
  language: string,
  max?: number,
): string {
  if (amount === 0) return free;
  const isWhole = [amount, max ?? amount].every(Number.isInteger);
  const whole = isWhole && decimals === 'hide' ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return formatNumber(amount, language, { style: 'currency', currency, ...whole }, max);
}

/** 12.5 → `12.5%`, in German `12,5 %`. */
export function formatPercent(percent: number, language: string): string {
  return formatNumber(percent / 100, language, { style: 'percent', maximumFractionDigits: 2 });
}

export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions, max?: number): string {
  const formatter = numberFormatters(JSON.stringify([language, options]));
  return max === undefined ? formatter.format(value) : formatter.formatRange(value, max);
}

// Cached by language and options: creating a formatter takes a hundred times as long as using it.
const numberFormatters = memo((key: string) => new Intl.NumberFormat(...(JSON.parse(key) as FormatterKey)));
const dateFormatters = memo((key: string) => new Intl.DateTimeFormat(...(JSON.parse(key) as FormatterKey)));

type FormatterKey = [language: string, options: object];

/** Returns a formatter of dates without a time zone, such as a day of the week. */
export function dateFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormatters(JSON.stringify([language, { timeZone: 'UTC', ...options }]));
}

/** Formats a price as in a price list: `From £45`, `£45 – £80`, `£15` or `POA`. */
export function formatPrice(entry: Price, format: Money, language: string): string {
  const amount = lowestAmount(entry);
  if (amount === undefined) return format.onRequest;
  const max = 'from' in entry ? entry.to : undefined;
  const written = formatAmount(amount, format, language, max);
  return 'from' in entry && !max ? `${format.from} ${written}` : written;
}

/** The same within a sentence: `from £45`, `free`. Lower-cases no currency, such as the rand in `R 45`. */
export function priceWithin(entry: Price, format: Money, language: string): string {
  const lower = (word: string) => lowerFirst(word, language);
  const { from, onRequest, free } = format;
  const words = { from: lower(from), onRequest: lower(onRequest), free: lower(free) };
  return formatPrice(entry, { ...format, ...words }, language);
}

/** `{ miles: 8 }` → `8 miles`, `{ kilometres: 5 }` → `5 kilometrów`, or `5 km` where space is short. */
export function formatDistance(
  { miles, kilometres }: Pick<Town, 'miles' | 'kilometres'>,
  { wording, language }: Pick<Site, 'wording' | 'language'>,
  length: 'long' | 'short' = 'long',
): string {
  const distance = kilometres ?? miles ?? 0;
  if (distance === 0) return wording.here;
  // Miles have no unambiguous abbreviation in Britain.
  if (kilometres === undefined)
    return formatNumber(distance, language, { style: 'unit', unit: 'mile', unitDisplay: 'long' });
  return formatNumber(distance, language, { style: 'unit', unit: 'kilometer', unitDisplay: length });
}

/** Formats a duration in days: 730 → `2 years`, 90 → `90 days`. */
export function formatDays(days: number, language: string): string {
  const isYears = days % 365 === 0;
  const count = isYears ? days / 365 : days;
  const unit = isYears ? 'year' : 'day';
  return formatNumber(count, language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Joins a list for a sentence by the pattern `wording.list` or `wording.longList`. */
export function joinList(items: readonly string[], pattern: string): string {
  if (items.length === 0) return '';
  return items.reduceRight((more, item) => pattern.replace('[item]', () => item).replace('[more]', () => more));
}

/** Lower-cases the first letter, for use within a sentence: `From £45` → `from £45`. */
export function lowerFirst(text: string, language: string | undefined): string {
  // Leaves abbreviations such as MOT alone.
  return text.replace(/^.(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(language));
}

/** `Monday` at the start of a line, in languages that write it small within one: `Lundi`. */
export function upperFirst(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}
