import type { ClockChanges } from './zone-clock.ts';

/** The years that a page knows about; outside them a browser asks its own table of zones. */
const [firstYear, endYear] = [2026, 2036];

const minute = 60_000;
const week = 7 * 24 * 60;

/** Every change of a zone's clocks that a page is to know, and the end of what it knows. */
export function clockChanges(zone: string): ClockChanges {
  const known = kept.get(zone);
  if (known) return known;
  const aheadAt = readAhead(zone);
  const [start, end] = [firstYear, endYear].map((year) => Date.UTC(year, 0) / minute) as [number, number];
  const changes: [number, number][] = [[start, aheadAt(start)]];
  for (let from = start; from < end; from += week) {
    let [before, after] = [from, from + week];
    if (aheadAt(before) === aheadAt(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (aheadAt(middle) === aheadAt(from)) before = middle;
      else after = middle;
    }
    changes.push([after, aheadAt(after)]);
  }
  changes.push([end, 0]);
  kept.set(zone, changes);
  return changes;
}

/** One zone is asked for by every page of a build. */
const kept = new Map<string, ClockChanges>();

function readAhead(zone: string): (atMinute: number) => number {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (atMinute) => Date.parse(`${format.format(atMinute * minute).replace(' ', 'T')}Z`) / minute - atMinute;
}
