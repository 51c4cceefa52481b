import { addDays, formatDate, formatTime, minuteIn, minutesOf, timeOf, todayIn, toInstant } from '../schema/clock.ts';
import type { Forms } from '../schema/forms.ts';
import type { ResponsePromise } from '../schema/mail.ts';
import { departmentHours, hoursOn, type OpeningHours, spanOf } from '../schema/opening-times.ts';
import { fillIn } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';

/** Local minutes, such as `2026-11-20T08:40`: when an enquiry came, the business next opens and the answer is due. */
type ResponseTime = { received: string; opens: string | undefined; due: string };

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
  const { timeZone } = hours;
  const received = minuteIn(timeZone, receivedAt);
  if (isAnyTime(within)) {
    return { received, opens: undefined, due: roundDown(timeZone, receivedAt.getTime() + within.minutes * minuteMs) };
  }
  const [first] = openPeriods(hours, receivedAt);
  const periods = openPeriods(hours, receivedAt);
  const due =
    typeof within === 'number'
      ? afterMinutes(timeZone, periods, within)
      : afterDays(timeZone, periods, within.workingDays, received.slice(0, 10));
  if (!first || due === undefined) return undefined;
  const opens = minuteIn(timeZone, new Date(first.start));
  return { received, opens: received < opens ? opens : undefined, due };
}

/** An opening period in milliseconds since 1970, and the day on which it began. */
type OpenPeriod = { date: string; start: number; end: number; isLast: boolean };

const minuteMs = 60_000;

function afterMinutes(timeZone: string, periods: Iterable<OpenPeriod>, minutes: number): string | undefined {
  let left = minutes * minuteMs;
  for (const { start, end } of periods) {
    if (left <= end - start) return roundDown(timeZone, start + left);
    left -= end - start;
  }
  return undefined;
}

/** Returns the end of a working day, counted from the day after `today`; 23:59 for midnight. */
function afterDays(timeZone: string, periods: Iterable<OpenPeriod>, days: number, today: string): string | undefined {
  let left = days;
  for (const { date, end, isLast } of periods) {
    if (!isLast || date <= today) continue;
    left -= 1;
    const closes = minuteIn(timeZone, new Date(end));
    if (left === 0) return closes.endsWith('T00:00') ? `${date}T23:59` : closes;
  }
  return undefined;
}

/** Yields the opening periods after an instant, for a year; `isLast` marks the last of each day. */
function* openPeriods(hours: StaffedHours, receivedAt: Date): Generator<OpenPeriod> {
  const today = todayIn(hours.timeZone, receivedAt);
  let reached = receivedAt.getTime() - (receivedAt.getTime() % minuteMs);
  // A period may have begun the day before.
  for (let ahead = -1; ahead <= 366; ahead++) {
    const date = addDays(today, ahead);
    const periods = staffedPeriods(hours, date);
    const last = Math.max(...periods.map(([, closes]) => closes));
    for (const [opens, closes] of periods) {
      // Periods of several places may overlap; count each minute once.
      const start = Math.max(toInstant(minuteOn(date, opens), hours.timeZone).getTime(), reached);
      const end = toInstant(minuteOn(date, closes), hours.timeZone).getTime();
      if (start >= end) continue;
      yield { date, start, end, isLast: closes === last };
      reached = end;
    }
  }
}

/** Whether enquiries are answered while the business is closed too. */
export function isAnyTime(within: ResponsePromise | undefined): within is { minutes: number; anyTime: true } {
  return typeof within === 'object' && 'anyTime' in within;
}

/** Returns the local time, rounded down to five minutes; in the hour that autumn repeats, the end of that hour. */
function roundDown(timeZone: string, instant: number): string {
  const [date = '', time = ''] = minuteIn(timeZone, new Date(instant)).split('T');
  const isRepeated = minuteIn(timeZone, new Date(instant - 60 * minuteMs)) === `${date}T${time}`;
  // "By 1:30" would be read as the first 1:30, which has passed.
  const minute = isRepeated ? minutesOf(time) + 60 - (minutesOf(time) % 60) : minutesOf(time);
  return minuteOn(date, minute - (minute % 5));
}

/** Returns a local minute; minutes past midnight are on the next date. */
function minuteOn(date: string, minute: number): string {
  return `${addDays(date, Math.floor(minute / 1440))}T${timeOf(minute % 1440)}`;
}

export function isOpenAt(hours: StaffedHours, local: string): boolean {
  const [date = '', time = ''] = local.split('T');
  return [0, 1].some((ago) =>
    staffedPeriods(hours, addDays(date, -ago)).some(
      ([opens, closes]) => opens <= minutesOf(time) + ago * 1440 && minutesOf(time) + ago * 1440 < closes,
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
  const { received, opens = '', due } = time;
  const isOpeningDay = isSameDay(opens, due);
  const today = isOpeningDay ? words.later : words.today;
  const later = isOpeningDay ? words.otherDay : words.nextDay;
  return fillIn(isSameDay(due, received) ? today : later, {
    day: formatWeekday(received, due, language),
    opens: formatTime(opens.slice(11), language),
    time: formatTime(due.slice(11), language),
  });
}

export function isSameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10);
}

/** Returns the whole days from the day of one local minute to that of another. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
}

/** Formats a weekday, with the date if more than six days ahead. */
export function formatWeekday(from: string, until: string, language: string): string {
  const withDate = daysBetween(from, until) > 6 && ({ day: 'numeric', month: 'long' } as const);
  return formatDate(until.slice(0, 10), language, { weekday: 'long', ...withDate });
}
