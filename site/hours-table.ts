import { isInSeason, joinTimes } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { formatTimes, type HoursRow, hoursOfYear, hoursRows, nameDays } from './format-hours.ts';

/** The table of hours on a given day: the current week, then the differences of other weeks. */
export type HoursTable = { name?: string | undefined; rows: (HoursRow & { isSpecial?: true })[] }[];

/** Maximum upcoming exceptions listed by name. */
const maxSpecial = 3;

/** Creates the table for a day such as `2026-11-23`. */
export function hoursTable(site: Pick<Site, 'hours' | 'language' | 'wording'>, today: string): HoursTable {
  const { seasons = [] } = site.hours;
  const day = today.slice(5);
  const inForce = seasons.find((season) => isInSeason(season, day));
  const isNext = (from: string) => (from > day ? `0${from}` : `1${from}`);
  const coming = seasons
    .filter((season) => season !== inForce)
    .sort((a, b) => (isNext(a.from) < isNext(b.from) ? -1 : 1));
  const weeks = hoursOfYear({ ...site.hours, seasons: coming }, site, inForce);
  const [first, ...others] = weeks.map(({ name, week, days }) => ({ name, rows: hoursRows(week, site, 'long', days) }));
  return [{ name: first?.name, rows: [...(first?.rows ?? []), ...specialRows(site, today)] }, ...others];
}

/** Returns the rows for exceptions: one for all if the definition names them together, or the next ones by name. */
function specialRows(site: Pick<Site, 'hours' | 'language' | 'wording'>, today: string) {
  const { hours, wording } = site;
  const isSpecial = true as const;
  const times = (days: typeof hours.exceptions) => formatTimes(joinTimes(days), site);
  if (wording.specialHours && hours.exceptions.length > 0) {
    const isOpen = hours.exceptions.some((day) => times([day]).length > 0);
    return [{ days: wording.specialHours, times: [isOpen ? wording.otherHours : wording.closed], isSpecial }];
  }
  const coming = hours.exceptions.filter(({ date, until = date }) => until >= today);
  return coming
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, maxSpecial)
    .map((day) => {
      const { name, date, until = date } = day;
      return { days: nameDays({ name, from: date.slice(5), until: until.slice(5) }, site), times: times([day]) };
    });
}
