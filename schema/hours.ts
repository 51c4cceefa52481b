import * as z from 'zod';
import { clockTime, isoDate, line } from './text.ts';
import { weekdays } from './weekdays.ts';

const weekday = z.enum(weekdays);

/** The opening hours. A day without a row is closed. */
export const hours = z.strictObject({
  /** The time zone of the times: `'Europe/London'`. */
  timeZone: z.string().refine(isTimeZone, 'has to be an IANA time zone such as Europe/London'),
  /** The regular hours, by groups of days: `[{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }]`. */
  regular: z
    .array(
      z
        .strictObject({
          /** The days that share these times: `['Saturday']`. */
          days: z.array(weekday).min(1, 'is an empty list; name at least one day'),
          /** Opening time: `'08:00'`. */
          opens: clockTime,
          /** Closing time: `'16:00'`. */
          closes: clockTime,
        })
        .refine((row) => row.opens < row.closes, 'closes before it opens'),
    )
    .min(1, 'is an empty list; write at least one row'),
  /** Bank holidays and other days that differ: `[{ date: '2026-12-25', name: 'Christmas Day' }]` is closed all day. */
  exceptions: z
    .array(
      z.strictObject({
        /** The day: `'2026-12-25'`. */
        date: isoDate,
        /** Why it differs: `'Christmas Day'`. */
        name: line,
        /** Opening time on that day; omit both times if closed all day: `'09:00'`. */
        opens: clockTime.optional(),
        /** Closing time on that day: `'12:00'`. */
        closes: clockTime.optional(),
      }),
    )
    .default([]),
});

export type Hours = z.output<typeof hours>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
