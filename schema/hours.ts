import * as z from 'zod';
import { todayIn, weekdays } from './clock.ts';
import { clockTime, entries, isoDate, line, monthDay } from './text.ts';

/** Hours of a day: one period, several, or by appointment. */
const times = {
  /** Opening time: `'08:00'`. */
  opens: clockTime.optional(),
  /**
   * Closing time; `'23:59'` means midnight. A time up to `'06:00'`, before the opening time, is on the next day.
   * Example: `'16:00'`.
   */
  closes: clockTime.optional(),
  /** Several periods instead of one: `[{ opens: '08:30', closes: '12:30' }, { opens: '14:00', closes: '18:00' }]`. */
  periods: entries({
    /** Opening time: `'14:00'`. */
    opens: clockTime,
    /** Closing time, as above: `'18:00'`. */
    closes: clockTime,
    /** Whether customers need an appointment for this period: `true`. */
    byAppointment: z.literal(true).optional(),
  })
    .min(1, 'is an empty list; write at least one period')
    .optional(),
  /** Whether customers need an appointment; without times, at any time of the day: `true`. */
  byAppointment: z.literal(true).optional(),
};

/** The hours of a week, by groups of days. */
export const week = entries({
  /** The days that share these times: `['Saturday']`. */
  days: z.array(z.enum(weekdays)).min(1, 'is an empty list; name at least one day'),
  ...times,
}).min(1, 'is an empty list; write at least one row');

/** A part of every year with different hours on some days, such as winter. */
const season = z.strictObject({
  /** Its name, which the parts of a season in several parts share: `'Winter'`. */
  name: line,
  /** Its first day, month before day: `'11-01'`. */
  from: monthDay,
  /** Its last day, in the following year if it is before the first: `'02-29'`. */
  until: monthDay,
  /** The weekdays that differ from the regular hours; those without times are closed: `[{ days: ['Saturday'] }]`. */
  regular: week,
});

/** Seasons, each with its differing days. */
export const seasons = z.array(season).optional();

/** Single days with other hours. */
export const exceptions = entries({
  /** The day: `'2026-12-25'`. */
  date: isoDate,
  /** The last of several consecutive days: `'2027-01-03'`. */
  until: isoDate.optional(),
  /** The occasion: `'Christmas Day'`. */
  name: line,
  ...times,
});

/** The opening hours. Weekdays not listed are closed. */
export const hours = z.strictObject({
  /** The time zone of the times: `'Europe/London'`. */
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/London'),
  /** The regular hours, by groups of days: `[{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }]`. */
  regular: week,
  /**
   * Parts of every year with other hours. They do not apply to departments, which may have `seasons` of their own.
   * Example:
   * `[{ name: 'Winter', from: '11-01', until: '02-29', regular: [{ days: ['Saturday'], opens: '09:00', closes: '12:00' }] }]`.
   */
  seasons,
  /**
   * Single days with other hours, such as bank holidays. A day without times is closed.
   * They apply to departments too, within their own hours, unless those have `openOnExceptions`.
   * Example: `[{ date: '2026-12-25', name: 'Christmas Day' }]`.
   */
  exceptions: exceptions.default([]),
});

export type Hours = z.output<typeof hours>;

export function isTimeZone(name: string): boolean {
  try {
    todayIn(name);
    // Refuse abbreviations that have no summer time, contrary to what people expect of them.
    return !/^(?:EST|HST|MST)$/.test(name);
  } catch {
    return false;
  }
}
