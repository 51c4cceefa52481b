import { addDays, formatDate, formatTime, minuteIn, minutesOf, timeOf } from '../schema/clock.ts';
import type { Forms } from '../schema/forms.ts';
import type { ResponsePromise } from '../schema/mail.ts';
import { departmentHours, hoursOn, type OpeningHours, spanOf } from '../schema/opening-times.ts';
import { fillIn } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';

/** A minute in the business's local time: the day as `2026-11-20`, and minutes since midnight. */
export type LocalMinute = { date: string; minute: number };

/** When an enquiry was received, when the business next opens (undefined while open), and when the answer is due. */
type ResponseTime = { received: LocalMinute; opens: LocalMinute | undefined; due: LocalMinute };

/** The hours of the business, and of the departments that answer enquiries. */
export type StaffedHours = OpeningHours & { timeZone: string; others?: readonly OpeningHours[] };

/**
 * Returns the hours in which somebody answers enquiries: those of the business and of its departments with a number or
 * an address, except an emergency line, which has `openOnExceptions` and no address.
 */
export function staffedHours({ hours, departments = {} }: Pick<Site, 'hours' | 'departments'>): StaffedHours {
  const answering = Object.values(departments).filter(
    ({ regular, address, phone, openOnExceptions }) => regular && (address || (phone && !openOnExceptions)),
  );
  if (answering.length === 0) return hours;
  return { ...hours, others: answering.map((each) => departmentHours(each, hours.exceptions)) };
}

/** Returns the periods of a day in which anybody answers, in order, in minutes since midnight. They may overlap. */
export function staffedPeriods({ others = [], ...own }: StaffedHours, date: string): [from: number, until: number][] {
  const times = [own, ...others].flatMap((hours) => hoursOn(hours, date).periods);
  return times.map(spanOf).sort(([a], [b]) => a - b);
}

/**
 * Returns when an answer is due. Minutes count only while open, unless promised at any time. Undefined if the business
 * never opens within a year.
 */
export function responseTime(
  hours: StaffedHours,
  within: ResponsePromise | undefined,
  receivedAt: Date,
): ResponseTime | undefined {
  if (!within) return undefined;
  const received = toLocalMinute(hours.timeZone, receivedAt);
  if (isAnyTime(within)) return { received, opens: undefined, due: addMinutes(received, within.minutes) };
  let left = typeof within === 'number' ? within : within.workingDays;
  let opens: LocalMinute | undefined;
  for (const { date, start, end, isLast } of openPeriods(hours, received)) {
    opens ??= withinDay({ date, minute: start });
    const closed = isBefore(received, opens) ? opens : undefined;
    if (typeof within === 'number') {
      if (left <= end - start) return { received, opens: closed, due: addMinutes({ date, minute: start }, left) };
      left -= end - start;
    } else if (isLast && date > received.date) {
      left -= 1;
      if (left === 0) return { received, opens: closed, due: withinDay({ date, minute: end === 1440 ? 1439 : end }) };
    }
  }
  return undefined;
}

/** Yields the opening periods after a minute, for a year; `isLast` marks the last of each day. */
function* openPeriods(hours: StaffedHours, { date: first, minute }: LocalMinute) {
  let reached = minute;
  // A period may have begun the day before.
  for (let ahead = -1; ahead <= 366; ahead++) {
    const date = addDays(first, ahead);
    const periods = staffedPeriods(hours, date);
    const last = Math.max(...periods.map(([, end]) => end));
    for (const [from, end] of periods) {
      // Periods of several places may overlap; count each minute once.
      const start = Math.max(from, reached - ahead * 1440);
      if (start >= end) continue;
      yield { date, start, end, isLast: end === last };
      reached = ahead * 1440 + end;
    }
  }
}

/** Whether enquiries are answered while the business is closed too. */
export function isAnyTime(within: ResponsePromise | undefined): within is { minutes: number; anyTime: true } {
  return typeof within === 'object' && 'anyTime' in within;
}

/** Adds minutes, rounded down to a multiple of five, never later than promised. */
function addMinutes({ date, minute }: LocalMinute, after: number): LocalMinute {
  return withinDay({ date, minute: minute + after - ((minute + after) % 5) });
}

/** Carries minutes past midnight over to the next date. */
function withinDay({ date, minute }: LocalMinute): LocalMinute {
  return { date: addDays(date, Math.floor(minute / 1440)), minute: minute % 1440 };
}

export function isOpenAt(hours: StaffedHours, { date, minute }: LocalMinute): boolean {
  return [0, 1].some((ago) =>
    staffedPeriods(hours, addDays(date, -ago)).some(
      ([opens, closes]) => opens <= minute + ago * 1440 && minute + ago * 1440 < closes,
    ),
  );
}

/** States when to expect an answer: `We open on Monday at 8:00; expect us by 10:00.`; empty without a promise. */
export function describeExpectation(
  words: Forms['expect'],
  hours: StaffedHours,
  language: string,
  within: ResponsePromise | undefined,
  receivedAt: Date,
): string {
  const time = responseTime(hours, within, receivedAt);
  if (!time) return '';
  const { received, opens, due } = time;
  const isOpeningDay = opens?.date === due.date;
  const today = isOpeningDay ? words.later : words.today;
  const later = isOpeningDay ? words.otherDay : words.nextDay;
  const text = due.date === received.date ? today : later;
  return fillIn(text, {
    day: formatWeekday(received, due, language),
    opens: opens ? formatMinute(opens, language) : '',
    time: formatMinute(due, language),
  });
}

export function toLocalMinute(timeZone: string, instant: Date): LocalMinute {
  const [date = '', time = ''] = minuteIn(timeZone, instant).split('T');
  return { date, minute: minutesOf(time) };
}

/** 520 → `8:40`, or `8:40 AM`. */
export function formatMinute({ minute }: LocalMinute, language: string): string {
  return formatTime(timeOf(minute), language);
}

/** Formats a weekday, with the date if more than six days ahead. */
export function formatWeekday(from: LocalMinute, { date }: LocalMinute, language: string): string {
  const daysAhead = (Date.parse(date) - Date.parse(from.date)) / 86_400_000;
  const withDate = daysAhead > 6 && ({ day: 'numeric', month: 'long' } as const);
  return formatDate(date, language, { weekday: 'long', ...withDate });
}

export function isBefore(a: LocalMinute, b: LocalMinute): boolean {
  return a.date === b.date ? a.minute < b.minute : a.date < b.date;
}
