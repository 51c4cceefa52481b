import { weekdays } from '../../schema/clock.ts';
import { memo } from '../../schema/memo.ts';
import { english, englishWithDollars } from '../../schema/vocabulary/finder/english/english.ts';
import { german } from '../../schema/vocabulary/finder/german.ts';
import { polish } from '../../schema/vocabulary/finder/polish.ts';
import { escapeRegExp } from '../../site/escape.ts';

/** The words of a language, complete. */
export type Vocabulary = typeof english;

/** The words that a language defines: any of the same keys. Missing ones match nothing. */
export type Words = Part<Vocabulary>;

type Part<Value> = {
  readonly [Key in keyof Value]?: Value[Key] extends RegExp | ReadonlySet<string> | readonly unknown[] | string
    ? Value[Key]
    : Part<Value[Key]>;
};

/** Languages with words, some only for those beside figures. */
const languages: Readonly<Record<string, Words>> = { en: english, de: german, pl: polish };

/** Returns the words of a language, added to patterns that need no words. */
export function finderVocabulary(
  { language, money }: { language: string; money: { currency: string } },
  words = languages[language.split('-')[0] ?? ''],
): Vocabulary {
  if (words === english) return /^(?:AUD|CAD|NZD|USD)$/.test(money.currency) ? englishWithDollars : english;
  const readable = readableWithoutWords(`${language} ${money.currency}`);
  return words ? fill(readable, words) : readable;
}

/** What Intl can supply for any language: amounts, percentages, metric units, and times beside names of days. */
const readableWithoutWords = memo((key: string): Vocabulary => {
  const [tag = '', currency = ''] = key.split(' ');
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(12345.6);
  const written = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const price = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1);
  const symbol = escapeRegExp(price.find(({ type }) => type === 'currency')?.value ?? currency);
  const name = nameOfCurrency(tag, currency);
  return {
    ...matchNothing(english),
    lacksWords: true,
    money: new RegExp(`(?:${symbol}|${currency}|${name})(?!\\p{L})`, 'u'),
    group: written('group').replace(/\s/, '\\s'),
    decimal: written('decimal'),
    numbers: { '(?!)': 0 },
    times: { '(?!)': 0 },
    units: english.units.filter(({ metric }) => metric),
    unitFillers: /(?:)/,
    // Before a capital, a number or a short word ends a sentence: `vanaf € 50. Een taart …`.
    abbreviations: /(?<!\p{L})\w{1,3}\.(?!\s+\p{Lu})/u,
    clauses: /[!?;:,]\s/i,
    days: weekdays.flatMap((_, day) => namesOfDay(tag, day).map((pattern) => ({ pattern, days: [day] }))),
    // A text of only days, times and short words states opening hours: `Mo bis Fr 8:00-17:00 Uhr`.
    hours: { ...matchNothing(english.hours), neutral: /(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu },
  };
});

/** Returns the plural of a currency: `Euro`, `złotych polskich`. */
function nameOfCurrency(tag: string, currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(tag, style).formatToParts(50);
  return escapeRegExp(parts.find(({ type }) => type === 'currency')?.value ?? currency);
}

/** Returns patterns of the long and the short name of a day, from 0 for Monday. */
function namesOfDay(tag: string, day: number): RegExp[] {
  const monday = Date.UTC(2024, 0, 1 + day);
  const [long = '', short = ''] = (['long', 'short'] as const).map((weekday) =>
    new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(monday).replace(/\.$/, ''),
  );
  const initial = `[${short.slice(0, 1)}${short.slice(0, 1).toUpperCase()}]`;
  // A short name may begin a sentence as another word: "so" in German.
  const isWord = '(?<=^\\p{L}+)\\s+\\p{Ll}{4}';
  return [
    new RegExp(`(?<!\\p{L})${long}(?!\\p{L})`, 'giu'),
    new RegExp(`(?<!\\p{L})${initial}${short.slice(1)}(?!\\p{L}|${isWord})`, 'gu'),
  ];
}

/** Returns the same keys with patterns that match nothing, and empty lists. */
function matchNothing<Value>(value: Value): Value {
  if (value instanceof RegExp) return /(?!)/g as Value;
  if (value instanceof Set) return new Set() as Value;
  if (typeof value === 'string') return '' as Value;
  if (Array.isArray(value)) return [] as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, matchNothing(item)])) as Value;
}

/** Merges the words of a language into a vocabulary, and appends its lists. */
function fill<Value extends object>(base: Value, words: Part<Value>): Value {
  const filled = Object.entries(words).map(([key, item]) => {
    const before = (base as Record<string, unknown>)[key];
    const isGroup = before?.constructor === Object && item?.constructor === Object;
    if (Array.isArray(before) && Array.isArray(item)) return [key, [...before, ...item]];
    return [key, isGroup ? fill(before, item) : item];
  });
  return { ...base, ...Object.fromEntries(filled) };
}
