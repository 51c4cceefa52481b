import { formatTime, minutesOf, weekdays } from '../../schema/clock.ts';
import { hoursOfWeekday, type OpeningTime, openingTimes, type Week } from '../../schema/opening-times.ts';
import { hoursOfYear, hoursSentence } from '../../site/format-hours.ts';
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
  const departments = Object.entries(site.departments ?? {}).flatMap(([key, { name, regular, seasons }]) =>
    regular ? [{ name, hours: { regular, seasons }, key }] : [],
  );
  return [{ name: '', hours: site.hours, key: '' }, ...departments].map(({ name, hours, key }) => ({
    name,
    weeks: hoursOfYear(hours, site).map(({ week }) => daysOf(week)),
    said: hoursSentence({ ...site, hours }),
    declared: key ? ['departments', key, 'regular'] : ['hours', 'regular'],
    tokens: key ? `{hours:${key}}` : '{hours} or {hours:short}',
  }));
}

/** The exceptions with hours of their own, by name and by date: `Christmas Eve`, `24 December`. */
export function listExceptions({ site }: Facts) {
  const written = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return site.hours.exceptions.flatMap(({ date, name }, index) => {
    const periods = openingTimes(site.hours, date);
    const week: Day[] = weekdays.map(() => minutesIn(periods));
    const said = `${name}, ${periods.map(({ opens, closes }) => [opens, closes].map((time) => formatTime(time, site.language)).join('-')).join(', ')}`;
    const names = [name, written.format(new Date(date))];
    return periods.length > 0 ? [{ names, week, said, declared: ['hours', 'exceptions', index] }] : [];
  });
}

/** Returns the only exception that a sentence names, and the sentence without that name. */
export function exceptionIn(sentence: string, exceptions: ReturnType<typeof listExceptions>) {
  const plain = sentence.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  const found = exceptions.flatMap((each) => {
    const name = each.names.find((words) => hasName(plain, words));
    return name ? [{ ...each, rest: plain.replace(new RegExp(escapeRegExp(name), 'i'), 'that day') }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
