import type { Hours } from '../../schema/hours.ts';
import { weekdays } from '../../schema/weekdays.ts';

/** A minute on the garage's own calendar: the day as `2026-11-20`, and minutes since its midnight. */
export type LocalMinute = { date: string; minute: number };

/** The day and minute that clocks in the garage's zone show at `instant`. */
export function localMinute(timeZone: string, instant: Date): LocalMinute {
  // Swedish writes a date and a time as 2026-11-20 08:40, whatever the zone and its summer time.
  const written = instant.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = written.split(' ');
  return { date, minute: minuteOf(time) };
}

/**
 * When `minutes` of opening time have passed since `from`. Outside the hours the clock stands, so what comes on a
 * Saturday night is due on Monday. Undefined where no doors open within a year.
 */
export function addOpenMinutes(hours: Hours, from: LocalMinute, minutes: number): LocalMinute | undefined {
  const day = new Date(`${from.date}T00:00Z`);
  let left = minutes;
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = day.toISOString().slice(0, 10);
    for (const [opens, closes] of openTimes(hours, date)) {
      const start = ahead === 0 ? Math.max(opens, from.minute) : opens;
      if (start >= closes) continue;
      if (left <= closes - start) return { date, minute: start + left };
      left -= closes - start;
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return undefined;
}

/** When the doors are open on one day, in order; an exception takes the place of the regular hours. */
function openTimes(hours: Hours, date: string): [opens: number, closes: number][] {
  const exceptions = hours.exceptions.filter((exception) => exception.date === date);
  const weekday = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
  const rows =
    exceptions.length > 0 ? exceptions : hours.regular.filter(({ days }) => days.some((day) => day === weekday));
  return rows
    .flatMap(({ opens, closes }): [number, number][] => (opens && closes ? [[minuteOf(opens), minuteOf(closes)]] : []))
    .sort(([a], [b]) => a - b);
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
