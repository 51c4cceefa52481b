import type { Hours } from '../schema/hours.ts';
import { clock, type DayHours, hoursOfWeekday, type Week } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { type Weekday, weekdays } from '../schema/weekdays.ts';
import { joinList, lowerFirst } from './format.ts';

/** What hours are written with. */
export type HoursWords = Pick<Site, 'language' | 'wording'>;

/** One line of an opening-hours table. `times` are such as `8:00-18:00`, none when closed. */
export type HoursRow = { days: string; times: string[] };

/** Lists the hours of a week, joining days with the same times: `Monday to Friday` `8:00-18:00`. */
export function hoursRows(week: Week, words: HoursWords, names: 'long' | 'short' = 'long'): HoursRow[] {
  const format = new Intl.DateTimeFormat(words.language, { timeZone: 'UTC', weekday: names });
  // 5 January 1970 was a Monday.
  const nameOf = (day: Weekday) => format.format(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));
  const runs: { first: Weekday; last: Weekday; times: string[] }[] = [];
  for (const day of weekdays) {
    const times = formatTimes(hoursOfWeekday(week, day), words);
    const run = runs.at(-1);
    if (run && run.times.join() === times.join()) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const range = names === 'long' ? words.wording.dayRange : words.wording.shortDayRange;
  return runs.map(({ first, last, times }) => ({
    days: first === last ? nameOf(first) : fillRange(range, nameOf(first), nameOf(last)),
    times,
  }));
}

/** Formats the periods of a day: `8:00-12:00`, `14:00-18:00 by appointment`. */
export function formatTimes({ periods, anyTimeByAppointment }: DayHours, { language, wording }: HoursWords): string[] {
  const written = periods.map(({ opens, closes, byAppointment }) => {
    const times = wording.timeRange.replace('[opens]', clock(opens)).replace('[closes]', clock(closes));
    return byAppointment ? `${times} ${lowerFirst(wording.byAppointment, language)}` : times;
  });
  return anyTimeByAppointment ? [...written, wording.byAppointment] : written;
}

/** The weeks of a year: those of its seasons, and the regular one, which has no name if it is the only one. */
export function hoursOfYear({ regular, seasons = [] }: Hours, words: HoursWords): { name?: string; week: Week }[] {
  return [
    ...seasons.map((season) => ({ week: season.regular, name: `${season.name} (${formatSeason(season, words)})` })),
    { week: regular, ...(seasons.length > 0 && { name: words.wording.restOfYear }) },
  ];
}

function formatSeason({ from, until }: { from: string; until: string }, { language, wording }: HoursWords): string {
  const format = (day: string) =>
    new Date(`2024-${day}`).toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return fillRange(wording.dayRange, format(from), format(until));
}

function fillRange(range: string, first: string, last: string): string {
  return range.replace('[first]', first).replace('[last]', last);
}

/** Formats the hours as one sentence: `Monday to Friday 8:00-18:00, Saturday 8:00-16:00, Sunday closed`. */
export function hoursSentence({ hours, ...words }: HoursWords & { hours: Hours }): string {
  const closed = lowerFirst(words.wording.closed, words.language);
  return joinYear(hours, words, (week) =>
    hoursRows(week, words).map(({ days, times }) => `${days} ${joinTimes(times, words) || closed}`),
  );
}

/** Formats the open days for a narrow bar: `Mon-Fri 8:00-18:00, Sat 8:00-16:00`. */
export function hoursShort({ hours, ...words }: HoursWords & { hours: Hours }): string {
  return joinYear(hours, words, (week) =>
    hoursRows(week, words, 'short').flatMap(({ days, times }) =>
      times.length > 0 ? `${days} ${joinTimes(times, words)}` : [],
    ),
  );
}

/** `Winter (1 November to 29 February): Mon-Fri 9:00-16:00; Rest of the year: Mon-Fri 9:00-18:00`. */
function joinYear(hours: Hours, words: HoursWords, list: (week: Week) => string[]): string {
  const { list: comma, longList } = words.wording;
  const weeks = hoursOfYear(hours, words).map(
    ({ name, week }) => `${name ? `${name}: ` : ''}${joinList(list(week), comma)}`,
  );
  return joinList(weeks, longList);
}

/** `8:00-12:00 and 14:00-18:00`. */
function joinTimes(times: readonly string[], { language }: HoursWords): string {
  const [first = '', ...more] = times.map((text) => lowerFirst(text, language));
  return more.length === 0 ? first : new Intl.ListFormat(language, { type: 'conjunction' }).format([first, ...more]);
}
