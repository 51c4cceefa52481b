import { fillIn } from '../schema/fill-in.ts';
import type { Hours } from '../schema/hours.ts';
import { clock, type DayHours, hoursOfWeekday, seasonWeek, type Week } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { type Weekday, weekdays } from '../schema/weekdays.ts';
import { joinList, lowerFirst } from './format.ts';

/** Locale and texts for formatting hours. */
export type HoursWords = Pick<Site, 'language' | 'wording'>;

/** One row of an opening-hours table. `times` are such as `8:00-18:00`; none if closed. */
export type HoursRow = { days: string; times: string[] };

/** Lists the hours of a week, or of some `days`, merging days with the same times: `Monday to Friday` `8:00-18:00`. */
export function hoursRows(
  week: Week,
  words: HoursWords,
  names: 'long' | 'short' = 'long',
  days: readonly Weekday[] = weekdays,
): HoursRow[] {
  const format = new Intl.DateTimeFormat(words.language, { timeZone: 'UTC', weekday: names });
  // 5 January 1970 was a Monday.
  const nameOf = (day: Weekday) => format.format(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));
  const rows: { runs: Weekday[][]; times: string[] }[] = [];
  for (const day of days) {
    const times = formatTimes(hoursOfWeekday(week, day), words);
    const row = rows.find((other) => other.times.join() === times.join());
    const run = row?.runs.at(-1);
    if (run && weekdays.indexOf(run.at(-1) as Weekday) === weekdays.indexOf(day) - 1) run.push(day);
    else if (row) row.runs.push([day]);
    else rows.push({ runs: [[day]], times });
  }
  const isLong = names === 'long';
  const range = isLong ? words.wording.dayRange : words.wording.shortDayRange;
  const write = (run: Weekday[]) => {
    const all = run.map(nameOf);
    return run.length < (isLong ? 3 : 2) ? all : [fillRange(range, all[0] ?? '', all.at(-1) ?? '')];
  };
  return rows.map(({ runs, times }) => {
    const parts = runs.flatMap(write);
    return { days: isLong ? new Intl.ListFormat(words.language).format(parts) : parts.join('/'), times };
  });
}

/** Formats the periods of a day: `8:00-12:00`, `14:00-18:00 by appointment`. */
export function formatTimes({ periods, anyTimeByAppointment }: DayHours, { language, wording }: HoursWords): string[] {
  const written = periods.map(({ opens, closes, byAppointment }) => {
    const times = fillIn(wording.timeRange, { opens: clock(opens), closes: clock(closes) });
    return byAppointment ? `${times} ${lowerFirst(wording.byAppointment, language)}` : times;
  });
  return anyTimeByAppointment ? [...written, wording.byAppointment] : written;
}

type Year = Pick<Hours, 'regular' | 'seasons'>;
type Season = NonNullable<Hours['seasons']>[number];

/** Returns the current week, regular or of a season, then the others with the days on which they differ from it. */
export function hoursOfYear(
  { regular, seasons = [] }: Year,
  words: HoursWords,
  inForce?: Season,
): { name?: string; week: Week; days?: Weekday[] }[] {
  const named = (season: Season) => ({ week: seasonWeek(regular, season), name: nameDays(season, words) });
  const first = inForce ? named(inForce) : { week: regular };
  const others = [...(inForce ? [{ week: regular, name: words.wording.restOfYear }] : []), ...seasons.map(named)];
  const times = (week: Week, day: Weekday) => formatTimes(hoursOfWeekday(week, day), words).join();
  return [
    first,
    ...others.map(({ week, name }) => ({
      name,
      week,
      days: weekdays.filter((day) => times(week, day) !== times(first.week, day)),
    })),
  ];
}

/** Formats the days of a season with its name: `Winter (1 November to 29 February)`. */
export function nameDays(
  { name, from, until }: Pick<Season, 'name' | 'from' | 'until'>,
  { language, wording }: HoursWords,
): string {
  const format = (day: string) =>
    new Date(`2024-${day}`).toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return `${name} (${from === until ? format(from) : fillRange(wording.dayRange, format(from), format(until))})`;
}

function fillRange(range: string, first: string, last: string): string {
  return fillIn(range, { first, last });
}

/** Formats the hours as one sentence: `Monday to Friday 8:00-18:00, Saturday 8:00-16:00, Sunday closed`. */
export function hoursSentence({ hours, ...words }: HoursWords & { hours: Year }): string {
  const closed = lowerFirst(words.wording.closed, words.language);
  return joinYear(hours, words, (week, days) =>
    hoursRows(week, words, 'long', days).map(({ days, times }) => `${days} ${joinTimes(times, words) || closed}`),
  );
}

/** Whether the hours need more than a line, as with seasons. */
export function isLongHours({ hours, ...words }: HoursWords & { hours: Year }): boolean {
  return (hours.seasons ?? []).length > 0 || hoursRows(hours.regular, words).length > maxShortRows;
}

/** Maximum rows that fit a narrow bar. */
const maxShortRows = 3;

/** Formats the open days for a narrow bar, and days closed in a season: `Mon-Fri 8:00-18:00, Sat 8:00-16:00`. */
export function hoursShort({ hours, ...words }: HoursWords & { hours: Year }): string {
  const closed = lowerFirst(words.wording.closed, words.language);
  return joinYear(hours, words, (week, differing) =>
    hoursRows(week, words, 'short', differing).flatMap(({ days, times }) =>
      times.length > 0 || differing ? `${days} ${joinTimes(times, words) || closed}` : [],
    ),
  );
}

/** `Mon-Fri 9:00-18:00; Winter (1 November to 29 February): Mon-Fri 9:00-16:00`. */
function joinYear(hours: Year, words: HoursWords, list: (week: Week, days?: Weekday[]) => string[]): string {
  const { list: comma, longList } = words.wording;
  const weeks = hoursOfYear(hours, words).map(
    ({ name, week, days }) => `${name ? `${name}: ` : ''}${joinList(list(week, days), comma)}`,
  );
  return joinList(weeks, longList);
}

/** `8:00-12:00 and 14:00-18:00`. */
function joinTimes(times: readonly string[], { language }: HoursWords): string {
  const [first = '', ...more] = times.map((text) => lowerFirst(text, language));
  return more.length === 0 ? first : new Intl.ListFormat(language, { type: 'conjunction' }).format([first, ...more]);
}
