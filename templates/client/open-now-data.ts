import { weekdays } from '../../schema/weekdays.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { clockChanges } from './clock-changes.ts';
import type { OpenNowData, Span } from './open-now.ts';

/** What the browser needs to keep the line about the opening hours true; it becomes the value of `data-hours`. */
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
    dayNames: dayNamesIn(language),
    days: sundayFirst.map((day) => spanOf(hours.regular.find(({ days }) => days.includes(day)))),
    exceptions: Object.fromEntries(hours.exceptions.map((exception) => [exception.date, spanOf(exception)])),
    words: { openNow, closedNow, today, tomorrow },
  };
}

function dayNamesIn(language: string): string[] {
  const known = kept.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  // The fourth of January 1970 was a Sunday.
  const names = sundayFirst.map((_, at) => format.format(Date.UTC(1970, 0, 4 + at)));
  kept.set(language, names);
  return names;
}

/** One language is asked for by every page of a build. */
const kept = new Map<string, string[]>();

const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

function spanOf(row: { opens?: string | undefined; closes?: string | undefined } | undefined): Span {
  return row?.opens && row.closes ? [row.opens, row.closes] : null;
}
