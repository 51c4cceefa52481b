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
import { lowerFirst } from '../../site/format.ts';
import { formatTimes, hoursOfYear, hoursSentence } from '../../site/format-hours.ts';
import type { Facts } from './facts.ts';
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
export function listHours({ site }: Facts) {
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

/** The days with hours of their own, by name and by date: `Christmas Eve`, `24 December`. */
function listExceptions(
  hours: Omit<OpeningHours, 'exceptions'> & Pick<Site['hours'], 'exceptions'>,
  key: string,
  site: Site,
) {
  const written = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const own = site.departments?.[key]?.exceptions ?? [];
  return hours.exceptions.flatMap((exception) => {
    const { date, name } = exception;
    const times = hoursOn(hours, date);
    // Holidays that close the business are compared by the word.
    if (times.periods.length === 0 && !own.some((each) => each === exception)) return [];
    const said = formatTimes(times, site).join(', ') || lowerFirst(site.wording.closed, site.language);
    const index = own.findIndex((each) => each === exception);
    const shared = site.hours.exceptions.findIndex((each) => each.name === name && each.date <= date);
    return {
      names: [name, written.format(new Date(date))],
      week: weekdays.map((): Day => minutesIn(times.periods)),
      said: `${name}, ${said}`,
      declared: index < 0 ? ['hours', 'exceptions', shared] : ['departments', key, 'exceptions', index],
    };
  });
}

/** Returns the only exception that a sentence names, and the sentence without that name. */
export function exceptionIn(sentence: string, exceptions: readonly Exceptional[]) {
  const plain = sentence.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  const found = exceptions.flatMap((each) => {
    const name = each.names.find((words) => hasName(plain, words));
    return name ? [{ ...each, rest: plain.replace(new RegExp(escapeRegExp(name), 'i'), 'that day') }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
