import { addDays } from '../schema/clock.ts';
import { departmentHours, isClosedWeek, isInSeason, joinTimes, seasonWeek } from '../schema/opening-times.ts';
import { joinLabel } from '../schema/placeholders.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { lowerFirst, upperFirst } from './format.ts';
import { formatTimes, type HoursRow, hoursOfYear, hoursRows, nameDays } from './format-hours.ts';

/** The table of hours on a given day: the week in force, then the differences of the others. */
export type HoursTable = { name?: string; rows: TableRow[] }[];

/** `isSpecial` marks a row for exceptions, `isNamed` one for a single exception. */
type TableRow = HoursRow & { isSpecial?: true; isNamed?: true };

/** Maximum upcoming exceptions listed by name. */
const maxSpecial = 3;

type HoursSite = Pick<Site, 'hours' | 'language' | 'wording'>;

/** Creates the table for a day such as `2026-11-23`. */
export function hoursTable(site: HoursSite, today: string): HoursTable {
  const { seasons = [] } = site.hours;
  const day = today.slice(5);
  const inForce = seasons.find((season) => isInSeason(season, day));
  const orderOf = (season: NonNullable<typeof inForce>) =>
    season === inForce ? '' : `${season.from > day ? 0 : 1}${season.from}`;
  const coming = [...seasons].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const special = specialRows(site, today);
  const weeks = hoursOfYear({ ...site.hours, seasons: coming }, site, inForce);
  return weeks.map(({ name, week, days, seasons: parts }, index) => {
    // A visitor looks for a date under its season.
    const dated = special.filter(({ date }) => {
      if (date === undefined) return index === 0;
      const season = seasons.find((each) => isInSeason(each, date.slice(5)));
      return season ? parts.includes(season) : week === site.hours.regular;
    });
    const rows = dated.map(({ date: _, ...row }) => row);
    if (name !== undefined && isClosedWeek(week)) {
      const closed = lowerFirst(site.wording.closed, site.language);
      return { name: joinLabel(name, closed, site.wording), rows: rows.filter(({ times }) => times.length > 0) };
    }
    const usual = hoursRows(week, site, 'long', days).map((row) => ({
      ...row,
      days: upperFirst(row.days, site.language),
    }));
    return { name, rows: [...usual, ...rows] };
  });
}

/**
 * Creates the tables of departments, by key. Only those of branches, and those shown without the hours of the business
 * (`isAlone`), repeat its exceptions and closed seasons.
 */
export function departmentTables(
  { departments = {}, hours, language, wording }: HoursSite & Pick<Site, 'departments'>,
  today: string,
  { isAlone = false } = {},
): Readonly<Record<string, HoursTable>> {
  const closed = hours.seasons?.filter((season) => isClosedWeek(seasonWeek(hours.regular, season))) ?? [];
  const closures = new Set(closed.map(({ from, until }) => `${from} ${until}`));
  const tables = Object.entries(departments).flatMap(([key, department]) => {
    const { regular, address, exceptions = [] } = department;
    if (!regular) return [];
    const isApart = (address || isAlone) && !wording.specialHours;
    const seasons = department.seasons?.filter(
      (season) =>
        address ||
        isAlone ||
        !isClosedWeek(seasonWeek(regular, season)) ||
        !closures.has(`${season.from} ${season.until}`),
    );
    const dated = isApart ? departmentHours(department, hours.exceptions).exceptions : exceptions;
    const own = { timeZone: hours.timeZone, regular, seasons, exceptions: dated };
    return [[key, hoursTable({ hours: own, language, wording: { ...wording, specialHours: undefined } }, today)]];
  });
  return Object.fromEntries(tables);
}

/** Extracts the exceptions that all tables share, to list them once. */
export function extractShared(tables: readonly HoursTable[]): { shared: TableRow[]; tables: HoursTable[] } {
  const keys = tables.map((table) => table.flatMap(({ rows }) => rows.filter(({ isNamed }) => isNamed).map(keyOf)));
  const isShared = (row: TableRow) => tables.length > 1 && keys.every((each) => each.includes(keyOf(row)));
  const own = (table: HoursTable) =>
    table.map((week) => ({ ...week, rows: week.rows.filter((row) => !isShared(row)) }));
  return { shared: (tables[0] ?? []).flatMap(({ rows }) => rows.filter(isShared)), tables: tables.map(own) };
}

const keyOf = ({ days, times }: TableRow) => [days, ...times].join();

/**
 * Removes named exceptions from a table; undefined if there are none. Keeps all seasons, since a built page may be
 * served in another.
 */
export function withoutExceptions(table: HoursTable): HoursTable | undefined {
  const weeks = table.map(({ name, rows }) => ({ name, rows: rows.filter(({ isNamed }) => !isNamed) }));
  return weeks.every(({ rows }, index) => rows.length === table[index]?.rows.length) ? undefined : weeks;
}

/** Returns the path of the last page with the whole table: usually the contact page. */
export function hoursPage({ pages }: Pick<Site, 'pages'>): string | undefined {
  const shown = (section: Section) => [
    section,
    ...(section.kind === 'form' || section.kind === 'faq' ? section.aside : []),
  ];
  return pages.findLast(({ sections }) =>
    sections
      .flatMap(shown)
      .some((section) => section.kind === 'visit' && !section.branch && section.show.includes('hours')),
  )?.path;
}

/** Returns the rows for exceptions: one for all if the definition names them together, or the next ones by name. */
function specialRows(site: HoursSite, today: string): (TableRow & { date?: string })[] {
  const { hours, wording } = site;
  const isSpecial = true as const;
  const times = (days: typeof hours.exceptions) => formatTimes(joinTimes(days), site);
  if (wording.specialHours && hours.exceptions.length > 0) {
    const isOpen = hours.exceptions.some((day) => times([day]).length > 0);
    return [{ days: wording.specialHours, times: [isOpen ? wording.otherHours : wording.closed], isSpecial }];
  }
  // Dates are shown without a year, which is clear only within one.
  const coming = hours.exceptions.filter(({ date, until = date }) => until >= today && date < addDays(today, 365));
  return coming
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, maxSpecial)
    .map((day) => {
      const { name, date, until = date } = day;
      const days = nameDays({ name, from: date.slice(5), until: until.slice(5) }, site);
      return { date, days, times: times([day]), isNamed: true };
    });
}
