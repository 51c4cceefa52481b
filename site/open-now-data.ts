import type { Department } from '../schema/business.ts';
import {
  daysFrom,
  firstDayIn,
  formatDate,
  formatTime,
  minutesOf,
  timeOf,
  todayIn,
  usesTwelveHourClock,
  weekdays,
} from '../schema/clock.ts';
import { memo } from '../schema/memo.ts';
import {
  type DayHours,
  departmentHours,
  hoursOfWeekday,
  hoursOn,
  isClosed,
  isClosedWeek,
  isInSeason,
  joinTimes,
  type OpeningHours,
  seasonWeek,
  spanOf,
  type Week,
} from '../schema/opening-times.ts';
import { fillIn, joinLabel } from '../schema/placeholders.ts';
import { lowerFirst } from './format.ts';
import { formatTimes, weekdayName } from './format-hours.ts';
import type { SharedSite } from './shared-site.ts';

/**
 * Opening and closing time: `['08:00', '18:00']`, or `['20:00', '26:00']` until two the next morning. The note says
 * that customers need an appointment.
 */
export type Period = readonly [opens: string, closes: string, note?: string];

/** The periods of one day in order; none for a closed day. */
type Periods = readonly Period[];

/**
 * A day that differs, closed without `hours`. `written` is its hours as text; `until` and `dates` are for several days.
 */
type Exception = readonly [from: string, hours?: Periods, written?: string, until?: string, dates?: string];

/** Data for the open-now line, as JSON in the page. */
export type OpenNowData = {
  zone: string;
  language: string;
  /** The first of a month in languages that write an ordinal: `1er`. */
  first?: string;
  /** Names of the weekdays, Sunday first. */
  dayNames: readonly string[];
  /** Hours of the weekdays, Sunday first. */
  days: readonly Periods[];
  /** The same for seasons, from a day such as `11-01`. One that spans New Year is split in two. */
  seasons?: readonly (readonly [from: string, until: string, days: readonly Periods[]])[];
  exceptions: readonly Exception[];
  words: { openNow: string; closedNow: string; today: string; tomorrow: string; allDay?: string };
  /**
   * Formatted times that the browser cannot format itself, 12-hour ones and those after midnight:
   * `{ '08:00': '8 AM' }`, `{ '26:00': '2:00' }`.
   */
  written?: Readonly<Record<string, string>>;
};

type Source = Pick<SharedSite, 'language' | 'wording'> & { hours: OpeningHours & { timeZone: string } };

/** Cached, because every page has it, and a closed season takes milliseconds. */
export const openNowData = memo(describeHours, new WeakMap());

function describeHours({ hours, language, wording }: Source): OpenNowData {
  const { regular, seasons: ownSeasons = [] } = hours;
  const { openNow, closedNow, today, tomorrow, allDay } = wording;
  const first = firstDayIn(language);
  const all = joinTimes([regular, ...ownSeasons.map((season) => season.regular)].flat());
  const isAnyDay = !isClosed(all);
  const isArranged = isAnyDay && all.periods.every(({ byAppointment }) => byAppointment);
  const periods = (day: DayHours) => periodsOf(day, wording.byAppointment);
  // A business only by appointment has no openings to name, so show the note on all days.
  const weekOf = (week: Week) => sundayFirst.map((day) => periods(isArranged ? arranged : hoursOfWeekday(week, day)));
  const closures = new Map(ownSeasons.map((season) => [season, describeClosure(hours, season, { language, wording })]));
  const seasons = [...closures].flatMap(([season, closed]) => {
    const { from, until } = season;
    const week = closed ? sundayFirst.map(() => closed) : weekOf(seasonWeek(regular, season));
    // Over New Year, both ends of the year.
    if (from <= until) return [[from, until, week] as const];
    return [[from, '12-31', week] as const, ['01-01', until, week] as const];
  });
  const exceptions = hours.exceptions.map((day): Exception => {
    const { date, until = date } = day;
    const season = ownSeasons.find((each) => isInSeason(each, date.slice(5)));
    const own = periods(joinTimes([day]));
    const open = own.length > 0 ? own : ((season && closures.get(season)) ?? []);
    const written = formatTimes(joinTimes([day]), { language, wording }).join(', ');
    if (until !== date) return [date, open, written, until, formatDate(date, language, longDay, until)];
    return open.length === 0 && !written ? [date] : [date, open, written];
  });
  const days = weekOf(regular);
  const shown = periodsIn({ days, seasons, exceptions });
  const times = shown.flatMap((period) => period.slice(0, 2) as string[]);
  // The browser formats any other time itself.
  const special = times.filter((time) => usesTwelveHourClock(language) || time >= midnight);
  const writeTime = (time: string) =>
    formatTime(time === midnight ? '23:59' : time > midnight ? timeOf(minutesOf(time) - 1440) : time, language);
  const hasAllDay = shown.some(([opens, closes, note]) => opens === '00:00' && closes === midnight && !note);
  return {
    zone: hours.timeZone,
    language,
    ...(first && { first }),
    dayNames: sundayFirst.map((day) => weekdayName(day, language, 'long')),
    days,
    ...(seasons.length > 0 && { seasons }),
    exceptions: exceptions.sort(([a], [b]) => (a < b ? -1 : 1)),
    words: { openNow, closedNow, today, tomorrow, ...(hasAllDay && { allDay }) },
    ...(special.length > 0 && { written: Object.fromEntries(special.map((time) => [time, writeTime(time)])) }),
  };
}

function periodsIn({ days, seasons = [], exceptions }: Pick<OpenNowData, 'days' | 'seasons' | 'exceptions'>): Period[] {
  return [days, ...seasons.map(([, , week]) => week), exceptions.map(([, day = []]) => day)].flat(2);
}

/** Whether the line could only say "by appointment", which the hours beside it say. */
export function isOnlyByAppointment(data: OpenNowData, note: string): boolean {
  const all = periodsIn(data);
  return all.length > 0 && all.every(([, , own]) => own === note);
}

/** Returns only the data of a department that differs from the business's, which the header has. */
export function departmentOpenNow(site: Source, department: Department): Partial<OpenNowData> {
  const { timeZone, exceptions } = site.hours;
  const shared = openNowData(site);
  const own = describeHours({ ...site, hours: { timeZone, ...departmentHours(department, exceptions) } });
  const data = { seasons: [], written: {}, ...own };
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(shared[key as keyof OpenNowData]);
  return Object.fromEntries(Object.entries(data).filter(differs));
}

const arranged: DayHours = { periods: [], anyTimeByAppointment: true };

/** Closed seasons longer than this many days are named, with the day on which they end. */
const longClosure = 28;

/** Returns the periods of a day in a long closed season: a single note, `Winter: closed, opens 1 April 9:30`. */
function describeClosure(
  hours: Source['hours'],
  season: NonNullable<OpeningHours['seasons']>[number],
  { language, wording }: Pick<Source, 'language' | 'wording'>,
): Periods | undefined {
  const week = seasonWeek(hours.regular, season);
  if (!season.name || !isClosedWeek(week)) return undefined;
  const today = todayIn(hours.timeZone);
  const days = daysFrom(today, 2 * 366);
  const isIn = (date: string) => isInSeason(season, date.slice(5));
  const opening = days
    .slice(days.findIndex(isIn))
    .find((date) => !isIn(date) && hoursOn(hours, date).periods.length > 0);
  const time = opening && hoursOn(hours, opening).periods[0]?.opens;
  if (!time || days.slice(0, 365).filter(isIn).length <= longClosure) return undefined;
  const day = formatDate(opening, language, { day: 'numeric', month: 'long' });
  const text = fillIn(wording.closedNow, { day, time: formatTime(time, language) });
  return [['00:00', midnight, joinLabel(season.name, lowerFirst(text, language), wording)]];
}

const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

/** The end of a day. Definitions write 23:59. */
const midnight = '24:00';

function periodsOf({ periods, anyTimeByAppointment }: DayHours, note: string): Periods {
  if (anyTimeByAppointment && periods.length === 0) return [['00:00', midnight, note]];
  return periods.map((period) => {
    const { opens, byAppointment } = period;
    const closes = timeOf(spanOf(period)[1]);
    return byAppointment ? [opens, closes, note] : [opens, closes];
  });
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;
