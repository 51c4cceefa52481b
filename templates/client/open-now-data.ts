import { clock } from '../../schema/opening-times.ts';
import { weekdays } from '../../schema/weekdays.ts';
import type { SharedSite } from '../../site/shared-site.ts';

/** When the doors open and close on one day, `['08:00', '18:00']`, or null for a closed day. */
type Span = readonly [opens: string, closes: string] | null;

/** A zone's offsets from UTC in minutes, each from a minute since 1970, ascending; the last entry ends the table. */
export type ClockChanges = readonly (readonly [fromMinute: number, offset: number])[];

/** What the browser needs to keep the open-now line current: the value of `data-hours`. */
export type OpenNowData = {
  zone: string;
  clockChanges: ClockChanges;
  language: string;
  /** Names of the weekdays, Sunday first. */
  dayNames: readonly string[];
  /** Hours of the weekdays, Sunday first. */
  days: readonly Span[];
  /** Days that differ, by date, in order. */
  exceptions: Readonly<Record<string, Span>>;
  words: { openNow: string; closedNow: string; today: string; tomorrow: string };
};

export function openNowData({
  hours,
  language,
  wording,
}: Pick<SharedSite, 'hours' | 'language' | 'wording'>): OpenNowData {
  const { openNow, closedNow, today, tomorrow } = wording;
  return {
    zone: hours.timeZone,
    clockChanges: clockChanges(hours.timeZone),
    language,
    dayNames: dayNames(language),
    days: sundayFirst.map((day) => spanOf(hours.regular.find(({ days }) => days.includes(day)))),
    exceptions: Object.fromEntries(hours.exceptions.map((day) => [day.date, spanOf(day)] as const).sort(byDate)),
    words: { openNow, closedNow, today, tomorrow },
  };
}

/** The longest of the lines that a week brings, whose room is reserved. */
export function widestOpenNow({ dayNames, days, words }: OpenNowData): string {
  const times = days.flatMap((span) => span ?? []);
  const closed = [words.today, words.tomorrow, ...dayNames].map((day) => words.closedNow.replace('[day]', day));
  const lines = [words.openNow, ...closed].flatMap((line) => times.map((time) => line.replace('[time]', clock(time))));
  return lines.reduce((widest, line) => (line.length > widest.length ? line : widest), '');
}

const byDate = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

function spanOf(row: { opens?: string | undefined; closes?: string | undefined } | undefined): Span {
  return row?.opens && row.closes ? [row.opens, row.closes] : null;
}

/** Every page of a build needs the same language and zone. */
const dayNames = memoize((language) => {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  // 4 January 1970 was a Sunday.
  return sundayFirst.map((_, index) => format.format(Date.UTC(1970, 0, 4 + index)));
});

/** The years that a page carries; outside them the browser uses its own time zone table. */
const [firstYear, endYear] = [2026, 2031];

const minute = 60_000;
const week = 7 * 24 * 60;

/** Finds a zone's clock changes by bisecting each week at whose ends the offsets differ. */
export const clockChanges = memoize((zone): ClockChanges => {
  const offsetAt = offsetsOf(zone);
  const start = Date.UTC(firstYear, 0) / minute;
  const end = Date.UTC(endYear, 0) / minute;
  const changes: [number, number][] = [[start, offsetAt(start)]];
  for (let from = start; from < end; from += week) {
    let [before, after] = [from, from + week];
    if (offsetAt(before) === offsetAt(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offsetAt(from)) before = middle;
      else after = middle;
    }
    changes.push([after, offsetAt(after)]);
  }
  return [...changes, [end, 0]];
});

function offsetsOf(zone: string): (atMinute: number) => number {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (atMinute) => Date.parse(`${format.format(atMinute * minute).replace(' ', 'T')}Z`) / minute - atMinute;
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? compute(key);
    cache.set(key, value);
    return value;
  };
}
