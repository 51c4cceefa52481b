import { memo } from './memo.ts';

/** The days of the week as schema.org names them, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Returns today's date in a time zone: `2026-12-25`. The visitor's own date may differ. */
export function todayIn(timeZone: string, now = new Date()): string {
  return minuteIn(timeZone, now).slice(0, 10);
}

/** `2026-12-25` → 2026 */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Returns the local minute in a time zone: `2026-12-25T14:05`. */
export function minuteIn(timeZone: string, now = new Date()): string {
  return clockIn(timeZone).format(now).replace(' ', 'T');
}

/** Cached, because creating a format takes longer than the rest of a form's validation. */
const clockIn = memo((timeZone: string) => {
  // The Swedish locale formats as 2026-12-25 14:05.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
});

/**
 * Converts a local minute to an instant; a minute that clocks skip, as if they had not been put forward yet. A second
 * pass is needed if the first crosses a clock change.
 */
export function toInstant(minute: string, timeZone: string): Date {
  const wanted = Date.parse(`${minute}Z`);
  const correct = (instant: number) => instant + wanted - Date.parse(`${minuteIn(timeZone, new Date(instant))}Z`);
  const instant = correct(correct(wanted));
  // For a skipped minute, passes alternate between an instant before and one after the change.
  return new Date(Math.max(instant, correct(instant)));
}

/** Adds milliseconds to an instant; returns it in the database's format. */
export function addMs(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString();
}

export function addDays(date: string, days: number): string {
  return addMs(new Date(`${date}T00:00Z`), days * 86_400_000).slice(0, 10);
}

/** Lists the days from a date on. */
export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => addDays(date, ahead));
}

/** `08:40` → 520. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** 520 → `08:40`. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Formats a day or a range of days (`1 December`), correcting what ICU gets wrong for the language. */
export function formatDate(
  day: string | Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
  until = day,
): string {
  const format = dateFormats(JSON.stringify([language, { timeZone: 'UTC', ...options }]));
  const [first, last] = [new Date(day), new Date(until)];
  const written = (until !== day ? format.formatRange(first, last) : format.format(first)).replaceAll('\u2009', ' ');
  // ICU versions disagree on commas in British dates.
  if (/^en-(?!US|CA)/.test(language)) return written.replaceAll(',', '');
  // Canadian English has "5:17 a.m.", unlike the opening hours.
  if (language.startsWith('en')) return written.replace(/([ap])\.m\.$/, '$1m');
  // Ranges in Italian and Croatian have "05 gennaio", unlike single days.
  const plain = written.replace(/(?<![\d/.:])0(?=\d\.? ?[\p{L}–])/gu, '');
  return plain.replace(/(?<!\d)1(?= \p{L}|–)/gu, firstDayIn(language) ?? '$&');
}

/** Cached, because the first range of each format takes milliseconds, on every page. */
const dateFormats = memo((key: string) => new Intl.DateTimeFormat(...(JSON.parse(key) as [string, object])));

/** The first of a month in languages that write it as an ordinal, which ICU does not do. */
const firstDays: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/** Returns how a language writes the first day of a month, unless as a number: `1er`. */
export function firstDayIn(language: string): string | undefined {
  return firstDays[language.replace(/-.*/, '')];
}

/** Formats a time of day: `8:00`, or `8 AM` in English with a 12-hour clock. */
export function formatTime(time: string, language: string): string {
  if (!usesTwelveHourClock(language)) return time.replace(/^0/, '');
  const hour = Number(time.slice(0, 2));
  const minute = time.slice(3);
  const half = hour % 24 < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${language.startsWith('en-US') ? half.toUpperCase() : half}`;
}

/** Whether to write times as am and pm: only in English, since speakers of other languages read 24-hour times too. */
export function usesTwelveHourClock(language: string): boolean {
  return language.startsWith('en') && hasHalves(language);
}

const hasHalves = memo((language: string) => {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;
});

/** Removes the clock from a language tag, for consumers that know only common tags: `en-GB-u-hc-h12` → `en-GB`. */
export function plainLanguage(language: string): string {
  return language.replace(/-u-.*/, '');
}

/** Returns the attributes of a document in a language: `lang="ar" dir="rtl"`. */
export function languageAttributes(language: string): string {
  return `lang="${plainLanguage(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`;
}

/** Whether a language is written from right to left, such as Arabic, Hebrew, Persian and Urdu. */
export function isRightToLeft(language: string): boolean {
  return /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language);
}
