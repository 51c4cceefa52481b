import { minutesOf, weekdays } from '../../schema/clock.ts';
import {
  departmentHours,
  hoursOfWeekday,
  hoursOn,
  type OpeningHours,
  type OpeningTime,
  type Week,
} from '../../schema/opening-times.ts';
import type { Site } from '../../schema/site.ts';
import { dateFormatter, lowerFirst } from '../../site/format.ts';
import { formatTimes, hoursOfYear, hoursSentence } from '../../site/format-hours.ts';
import { escapeRegExp, hasName } from './words.ts';

/** The opening and closing minutes of the periods of a day, from 0 for Monday; a closed day has none. */
export type Day = readonly { opens: number; closes: number }[];

/** The periods of each day of a week, from Monday. */
export function daysOf(week: Week): Day[] {
  return weekdays.map((name) => {
    const { periods, anyTimeByAppointment } = hoursOfWeekday(week, name);
    const open = minutesIn(periods);
    return anyTimeByAppointment ? [...open, { opens: 0, closes: 1440 }] : open;
  });
}

/** The minutes of opening times since midnight. */
export function minutesIn(periods: readonly OpeningTime[]): Day {
  return periods.map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) }));
}

/** Whether a day is open round the clock. */
export function isAllDay(day: Day): boolean {
  return day.some(({ opens, closes }) => closes - opens >= 1439);
}

/** The hours of the business and of its departments. */
export function listHours({ site }: { site: Site }) {
  const departments = Object.entries(site.departments ?? {}).flatMap(([key, { name, regular, ...rest }]) =>
    regular ? [{ name, hours: { regular, ...rest }, key }] : [],
  );
  return [{ name: '', hours: site.hours, key: '' }, ...departments].map(({ name, hours, key }) => ({
    name,
    weeks: hoursOfYear(hours, site).map(({ week }) => daysOf(week)),
    exceptions: listExceptions(key ? departmentHours(hours, site.hours.exceptions) : site.hours, key, site),
    said: hoursSentence({ ...site, hours }),
    declared: key ? ['departments', key, 'regular'] : ['hours', 'regular'],
    tokens: key ? `{hours:${key}}` : '{hours} or {hours:short}',
  }));
}

type Exceptional = ReturnType<typeof listExceptions>[number];

/** The days with hours of their own or none, by name and by date: `Christmas Eve`, `24 December`, `Thursday the 24`. */
function listExceptions(
  hours: Omit<OpeningHours, 'exceptions'> & Pick<Site['hours'], 'exceptions'>,
  key: string,
  site: Site,
) {
  const format = (date: string, parts: Intl.DateTimeFormatOptions) =>
    dateFormatter(site.language, parts).format(new Date(date));
  const own = site.departments?.[key]?.exceptions ?? [];
  return hours.exceptions.map((exception) => {
    const { date, name } = exception;
    const times = hoursOn(hours, date);
    const said = formatTimes(times, site).join(', ') || lowerFirst(site.wording.closed, site.language);
    const index = own.indexOf(exception);
    const shared = site.hours.exceptions.findIndex((each) => each.name === name && each.date <= date);
    const [weekday, day] = [format(date, { weekday: 'long' }), format(date, { day: 'numeric' })];
    const names = [
      name,
      format(date, { day: 'numeric', month: 'long' }),
      format(date, { day: 'numeric', month: 'short' }),
      `${weekday} ${day}`,
      `${weekday} the ${day}`,
    ].map((words) => escapeRegExp(words).replace(/['’]/g, "['’]"));
    return {
      // Christmas Day of another year is another day.
      pattern: new RegExp(
        `(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])(?!,? (?!${date.slice(0, 4)})\\d{4})`,
        'giu',
      ),
      week: weekdays.map((): Day => minutesIn(times.periods)),
      said: `${name}, ${said}`,
      declared: index < 0 ? ['hours', 'exceptions', shared] : ['departments', key, 'exceptions', index],
    };
  });
}

/** Returns the exception that a sentence names, the sentence with a weekday in its place, and that weekday. */
export function exceptionIn(sentence: string, exceptions: readonly Exceptional[], language: string) {
  const plain = sentence.replace(/(\d)(?:st|nd|rd|th)\b(?: of\b)?/g, '$1');
  const found = exceptions.filter(({ pattern }) => plain.search(pattern) >= 0);
  const [first] = found;
  const isClosed = found.every(({ week }) => week.every((day) => day.length === 0));
  if (!first || (found.length > 1 && !isClosed)) return undefined;
  const weekday = weekdays
    .map((_, index) => dateFormatter(language, { weekday: 'long' }).format(Date.UTC(2024, 0, 1 + index)))
    .find((name) => !hasName(plain, name));
  if (!weekday) return undefined;
  const rest = found.reduce((text, { pattern }) => text.replace(pattern, weekday), plain);
  return { ...first, isClosed, weekday, rest };
}
