import type { Hours } from '../schema/hours.ts';
import { type Weekday, weekdays } from '../schema/weekdays.ts';

/** One line of an opening-hours table. `times` is `8:00-18:00`, or undefined when closed. */
export type HoursRow = { days: string; times: string | undefined };

/** The opening hours, days with the same times joined: `Monday to Friday` `8:00-18:00`. */
export function hoursRows(hours: Hours): HoursRow[] {
  const timesOf = (day: Weekday): string | undefined => {
    const row = hours.regular.find(({ days }) => days.includes(day));
    return row && `${clock(row.opens)}-${clock(row.closes)}`;
  };
  const runs: { first: Weekday; last: Weekday; times: string | undefined }[] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (run && run.times === timesOf(day)) run.last = day;
    else runs.push({ first: day, last: day, times: timesOf(day) });
  }
  return runs.map(({ first, last, times }) => ({ days: first === last ? first : `${first} to ${last}`, times }));
}

/** The hours as one sentence: `Monday to Friday 8:00-18:00, Saturday 8:00-16:00, Sunday closed`. */
export function hoursSentence(hours: Hours): string {
  return hoursRows(hours)
    .map(({ days, times }) => `${days} ${times ?? 'closed'}`)
    .join(', ');
}

/** The open days in short, for a narrow bar: `Mon-Fri 8:00-18:00, Sat 8:00-16:00`. */
export function hoursShort(hours: Hours): string {
  return hoursRows(hours)
    .filter(({ times }) => times !== undefined)
    .map(
      ({ days, times }) =>
        `${days
          .split(' to ')
          .map((day) => day.slice(0, 3))
          .join('-')} ${times}`,
    )
    .join(', ');
}

/** `08:00` → `8:00`, the way the garage writes a time. */
export function clock(time: string): string {
  return time.replace(/^0/, '');
}
