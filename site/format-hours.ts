import { addDays, formatDate, formatTime, type Weekday, weekdays } from '../schema/clock.ts';
import { groupBy } from '../schema/group-by.ts';
import type { Hours } from '../schema/hours.ts';
import {
  type DayHours,
  departmentHours,
  hoursOfWeekday,
  isAllDay,
  isAlwaysOpen,
  isClosedWeek,
  isInSeason,
  seasonWeek,
  type Week,
} from '../schema/opening-times.ts';
import { fillIn, joinLabel } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';
import { dateFormatter, joinList, lowerFirst } from './format.ts';

type HoursWords = Pick<Site, 'language' | 'wording'>;

/** A row of an opening-hours table. `times` has texts such as `8:00-18:00`, none if closed. */
export type HoursRow = { days: string; times: string[] };

/** Lists the hours of a week, or of some `days`, merging days with the same times: `Monday to Friday` `8:00-18:00`. */
export function hoursRows(
  week: Week,
  words: HoursWords,
  names: 'long' | 'short' = 'long',
  days: readonly Weekday[] = weekdays,
): HoursRow[] {
  const timesOf = (day: Weekday) => formatTimes(hoursOfWeekday(week, day), words);
  return [...groupBy(days, (day) => timesOf(day).join()).values()].map((same) => ({
    days: joinDays(same, words, names),
    times: timesOf(same[0] as Weekday),
  }));
}

/** `Monday to Friday and Sunday`, or `Mon-Fri/Sun`. */
export function joinDays(days: readonly Weekday[], { language, wording }: HoursWords, names: 'long' | 'short'): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && weekdays.indexOf(run.at(-1) as Weekday) === weekdays.indexOf(day) - 1) run.push(day);
    else runs.push([day]);
  }
  const isLong = names === 'long';
  const minDays = isLong ? 3 : 2;
  const range = isLong ? wording.dayRange : wording.shortDayRange;
  const parts = runs.flatMap((run) => {
    const all = run.map((day) => weekdayName(day, language, names));
    return run.length < minDays ? all : [fillIn(range, { first: all[0] ?? '', last: all.at(-1) ?? '' })];
  });
  return isLong ? new Intl.ListFormat(language).format(parts) : parts.join('/');
}

export function weekdayName(day: Weekday, language: string, length: 'long' | 'short'): string {
  // 5 January 1970 was a Monday.
  return dateFormatter(language, { weekday: length }).format(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));
}

/** Formats the periods of a day: `8:00-12:00`, `14:00-18:00 by appointment`, or `Open 24 hours`. */
export function formatTimes({ periods, anyTimeByAppointment }: DayHours, { language, wording }: HoursWords): string[] {
  const written = periods.map((period) => {
    const opens = formatTime(period.opens, language);
    const times = isAllDay(period)
      ? wording.allDay
      : fillIn(wording.timeRange, { opens, closes: formatTime(period.closes, language) });
    return period.byAppointment ? `${times} ${lowerFirst(wording.byAppointment, language)}` : times;
  });
  return anyTimeByAppointment ? [...written, wording.byAppointment] : written;
}

type Year = Pick<Hours, 'regular' | 'seasons'>;
type Season = NonNullable<Hours['seasons']>[number];

/**
 * Returns the week in force, then the regular or seasonal others with the days on which they differ from it. Seasons
 * with the same hours, such as the parts of one, are one week.
 */
export function hoursOfYear(
  { regular, seasons = [] }: Year,
  words: HoursWords,
  inForce?: Season,
): { name?: string; week: Week; days?: Weekday[]; seasons: Season[] }[] {
  const timesOf = (week: Week) => weekdays.map((day) => formatTimes(hoursOfWeekday(week, day), words).join());
  const byTimes = groupBy(seasons, (season) => timesOf(seasonWeek(regular, season)).join('|'));
  // Seasons with the regular hours have nothing to show.
  const usual = timesOf(regular).join('|');
  const asUsual = byTimes.get(usual) ?? [];
  byTimes.delete(usual);
  const named = [...byTimes.values()].map((parts) => ({
    week: seasonWeek(regular, parts[0] as Season),
    name: nameSeasons(parts, words),
    seasons: parts,
  }));
  const current = named.find((each) => inForce && each.seasons.includes(inForce));
  const rest = { week: regular, name: current && words.wording.restOfYear, seasons: asUsual };
  const weeks = asUsual.length === 0 && coverYear(seasons) ? named : [rest, ...named];
  const first = current ?? weeks[0] ?? rest;
  const shown = timesOf(first.week);
  const others = weeks.filter((each) => each !== first);
  return [
    first,
    ...others.map((each) => {
      const times = timesOf(each.week);
      return { ...each, days: weekdays.filter((_, index) => times[index] !== shown[index]) };
    }),
  ];
}

/** Whether seasons leave no rest of the year: another begins on the day after each. */
function coverYear(seasons: readonly Season[]): boolean {
  const next = seasons.map(({ until }) => addDays(`2025-${until}`, 1).slice(5));
  return next.length > 0 && next.every((day) => seasons.some((season) => isInSeason(season, day)));
}

/** `Winter (1 January – end of February and 1 – 30 November)`. */
function nameSeasons(seasons: readonly Season[], { language, wording }: HoursWords): string {
  const list = new Intl.ListFormat(language);
  const names = [...new Set(seasons.map(({ name }) => name))];
  return list.format(
    names.map((name) => {
      const parts = seasons.filter((each) => each.name === name);
      return `${name} (${list.format(parts.map((part) => formatSeason(part, language, wording)))})`;
    }),
  );
}

/** Names an exception with its dates: `Christmas (24 – 26 December)`. */
export function nameDays(
  { name, ...days }: Pick<Season, 'name' | 'from' | 'until'>,
  { language }: Pick<HoursWords, 'language'>,
): string {
  // A line must not end with a full stop that ends no sentence: "24. Dezember".
  return `${name} (${formatDayRange(days, language).replace(/(?<=\d\.) /g, '\u00a0')})`;
}

/** `1 November – 31 March`, or `1 November – end of February`. */
function formatSeason({ from, until }: Season, language: string, { endOfFebruary }: HoursWords['wording']): string {
  if (until !== '02-29') return formatDayRange({ from, until }, language);
  return `${formatDayRange({ from, until: from }, language)} – ${endOfFebruary}`;
}

/** `24 – 26 December`. */
function formatDayRange({ from, until }: Pick<Season, 'from' | 'until'>, language: string): string {
  // Use one leap year for both: Intl writes the years of a range that spans two.
  return formatDate(`2024-${from}`, language, { day: 'numeric', month: 'long' }, `2024-${until}`);
}

/** Lists the departments whose number is answered at any time: `Emergency line: open 24 hours`. */
export function alwaysOpen({ departments = {}, hours, ...words }: HoursWords & Pick<Site, 'departments' | 'hours'>) {
  const allDay = lowerFirst(words.wording.allDay, words.language);
  return Object.values(departments).flatMap((each) => {
    const { name, phone } = each;
    const { regular, seasons, exceptions } = departmentHours(each, hours.exceptions);
    return phone && !seasons && exceptions.length === 0 && isAlwaysOpen(regular)
      ? [{ ...phone, text: joinLabel(name, allDay, words.wording) }]
      : [];
  });
}

/**
 * Formats the hours as one sentence: `Monday to Friday 8:00-18:00, Saturday 8:00-16:00, Sunday closed`. Of a
 * department, lists only open days, and days closed in a season.
 */
export function hoursSentence(
  { hours, ...words }: HoursWords & { hours: Year },
  { isDepartment = false } = {},
): string {
  return joinYear(hours, words, (week, differing) =>
    writeRows(hoursRows(week, words, 'long', differing), words, !isDepartment || differing !== undefined),
  );
}

/** The same for a narrow bar, without closed days: `Mon-Fri 8:00-18:00, Sat 8:00-16:00`. */
export function hoursShort({ hours, ...words }: HoursWords & { hours: Year }): string {
  return joinYear(hours, words, (week, differing) => {
    const rows = writeRows(hoursRows(week, words, 'short', differing), words, differing !== undefined);
    // Seasons use the same separator as the note would.
    if ((hours.seasons ?? []).length > 0) return rows;
    return joinByAppointment(rows, words, (parts, note) => [
      joinList([joinList(parts, words.wording.list), note], words.wording.longList),
    ]);
  });
}

/** Whether a bar shows only today's hours: the whole week would not fit, or is always open. */
export function showsTodayOnly({ hours, ...words }: HoursWords & { hours: Year }): boolean {
  const isLong = (hours.seasons ?? []).length > 0 || hoursRows(hours.regular, words).length > maxShortRows;
  return isLong || isAlwaysOpen(hours.regular);
}

/** Maximum rows that fit a narrow bar. */
const maxShortRows = 3;

/** `Saturday 8:00-16:00`, and for closed days, if listed, `Sunday closed`. */
function writeRows(rows: readonly HoursRow[], words: HoursWords, listsClosed: boolean): string[] {
  const listed = listsClosed ? rows : rows.filter(({ times }) => times.length > 0);
  return listed.map(({ days, times }) => `${days} ${listTimes(times, words)}`);
}

/** `Mon-Fri 9:00-18:00; Winter (1 November – end of February): Mon-Fri 9:00-16:00; August (1 – 31 August): closed`. */
function joinYear(hours: Year, words: HoursWords, list: (week: Week, days?: Weekday[]) => string[]): string {
  const weeks = hoursOfYear(hours, words).map(({ name, week, days }) => {
    const written = isClosedWeek(week) ? listTimes([], words) : joinList(list(week, days), words.wording.list);
    return name ? joinLabel(name, written, words.wording) : written;
  });
  return joinList(weeks, words.wording.longList);
}

/** `8:00-12:00 and 14:00-18:00`; `closed` without times. */
function listTimes(times: readonly string[], words: HoursWords): string {
  if (times.length === 0) return lowerFirst(words.wording.closed, words.language);
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const written = times.map((text) => lowerFirst(text, words.language));
  return list.format(joinByAppointment(written, words, (parts, note) => [`${list.format(parts)} ${note}`]));
}

/** Joins times that all end with `by appointment`, to say it once; returns others unchanged. */
function joinByAppointment(
  texts: string[],
  { language, wording }: HoursWords,
  join: (parts: string[], note: string) => string[],
): string[] {
  const note = lowerFirst(wording.byAppointment, language);
  const times = texts.filter((text) => text.endsWith(` ${note}`)).map((text) => text.slice(0, -note.length - 1));
  const haveTimes = times.length === texts.length && times.every((text) => /\d/.test(text));
  return texts.length > 1 && haveTimes ? join(times, note) : texts;
}
