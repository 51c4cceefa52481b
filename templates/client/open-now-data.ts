import type { Department } from '../../schema/business.ts';
import {
  addDays,
  firstDayIn,
  formatDate,
  formatTime,
  minutesOf,
  timeOf,
  todayIn,
  usesTwelveHourClock,
  weekdays,
} from '../../schema/clock.ts';
import {
  type DayHours,
  departmentHours,
  hoursOfWeekday,
  isInSeason,
  joinTimes,
  type OpeningHours,
  openingTimes,
  seasonWeek,
  spanOf,
  type Week,
} from '../../schema/opening-times.ts';
import { fillIn, joinLabel } from '../../schema/placeholders.ts';
import { lowerFirst } from '../../site/format.ts';
import { formatTimes } from '../../site/format-hours.ts';
import type { SharedSite } from '../../site/shared-site.ts';

/**
 * Opening and closing time, `['08:00', '18:00']`, or `['20:00', '26:00']` until two the next morning, with a note if
 * customers need an appointment.
 */
export type Period = readonly [opens: string, closes: string, note?: string];

/** The periods of one day in order; none for a closed day. */
type Periods = readonly Period[];

/**
 * A day that differs, closed unless `hours` are given, also as text; for several days, with the last and their dates.
 */
type Exception = readonly [from: string, hours?: Periods, written?: string, until?: string, dates?: string];

/** Data from which the browser updates the open-now line: the JSON that follows it. */
export type OpenNowData = {
  zone: string;
  language: string;
  /** The first day of a month, unless a number: `1er`. */
  first?: string;
  /** Names of the weekdays, Sunday first. */
  dayNames: readonly string[];
  /** Hours of the weekdays, Sunday first. */
  days: readonly Periods[];
  /** The same for parts of a year, each from a day such as `11-01` to another, which is not earlier. */
  seasons?: readonly (readonly [from: string, until: string, days: readonly Periods[]])[];
  exceptions: readonly Exception[];
  words: { openNow: string; closedNow: string; today: string; tomorrow: string; allDay?: string };
  /**
   * The times as written, unless on the 24-hour clock and within a day: `{ '08:00': '8 AM' }`, `{ '26:00': '2:00' }`.
   */
  written?: Readonly<Record<string, string>>;
};

export function openNowData({
  hours,
  language,
  wording,
}: Pick<SharedSite, 'language' | 'wording'> & { hours: OpeningHours & { timeZone: string } }): OpenNowData {
  const { openNow, closedNow, today, tomorrow, allDay } = wording;
  const first = firstDayIn(language);
  const periods = (day: DayHours) => periodsOf(day, wording.byAppointment);
  const all = joinTimes([hours, ...(hours.seasons ?? [])].flatMap(({ regular }) => regular));
  const isAnyDay = all.anyTimeByAppointment || all.periods.length > 0;
  const isArranged = isAnyDay && all.periods.every(({ byAppointment }) => byAppointment);
  // With no opening to name, the line would be blank for most of the week.
  const weekOf = (week: Week) => sundayFirst.map((day) => periods(isArranged ? arranged : hoursOfWeekday(week, day)));
  const closures = (hours.seasons ?? []).map((season) => ({
    season,
    closed: describeClosure(hours, season, { language, wording }),
  }));
  const seasons = closures.flatMap(({ season, closed }) => {
    const { from, until } = season;
    const week = closed ? sundayFirst.map(() => closed) : weekOf(seasonWeek(hours.regular, season));
    const spans =
      from <= until
        ? [[from, until] as const]
        : ([
            [from, '12-31'],
            ['01-01', until],
          ] as const);
    return spans.map((span) => [...span, week] as const);
  });
  const exceptions = hours.exceptions.map((day): Exception => {
    const { date, until = date } = day;
    const closure = closures.find(({ season }) => isInSeason(season, date.slice(5)))?.closed;
    const own = periods(joinTimes([day]));
    const open = own.length > 0 ? own : (closure ?? []);
    const written = formatTimes(joinTimes([day]), { language, wording }).join(', ');
    if (until !== date) return [date, open, written, until, formatDates(language, date, until)];
    return open.length === 0 && !written ? [date] : [date, open, written];
  });
  const days = weekOf(hours.regular);
  const weeks = [days, ...seasons.map(([, , week]) => week), exceptions.map(([, day = []]) => day)];
  const isWholeDay = ([opens, closes]: Period) => opens === '00:00' && closes === midnight;
  const partial = weeks.flat(2).filter((each) => !isWholeDay(each));
  const times = partial.flatMap(([opens, closes]: Period) => [opens, closes]);
  // The browser writes any other time itself.
  const special = times.filter((time) => usesTwelveHourClock(language) || time >= midnight);
  const writeTime = (time: string) =>
    formatTime(time === midnight ? '23:59' : time > midnight ? timeOf(minutesOf(time) - 1440) : time, language);
  const written = Object.fromEntries(special.map((time) => [time, writeTime(time)]));
  const hasAllDay = weeks.flat(2).some((each) => isWholeDay(each) && !each[2]);
  return {
    zone: hours.timeZone,
    language,
    ...(first && { first }),
    dayNames: dayNamesIn(language),
    days,
    ...(seasons.length > 0 && { seasons }),
    exceptions: exceptions.sort(byDate),
    words: { openNow, closedNow, today, tomorrow, ...(hasAllDay && { allDay }) },
    ...(special.length > 0 && { written }),
  };
}

/** Returns the data of a department, as far as it differs from that of the business, which the header carries. */
export function departmentOpenNow(
  { hours, language, wording }: Pick<SharedSite, 'hours' | 'language' | 'wording'>,
  department: Department,
): Partial<OpenNowData> {
  const own = departmentHours(department, hours.exceptions);
  const shared = openNowData({ hours, language, wording });
  const data = openNowData({ hours: { timeZone: hours.timeZone, ...own }, language, wording });
  const entries = Object.entries({ seasons: [], written: {}, ...data });
  const write = (value: unknown) => JSON.stringify(value);
  return Object.fromEntries(entries.filter(([key, value]) => write(value) !== write(shared[key as keyof OpenNowData])));
}

const arranged: DayHours = { periods: [], anyTimeByAppointment: true };

/** Seasons without hours from this many days on are named, with the day on which they end. */
const longClosure = 28;

/**
 * Returns a day of a long season without hours: open at no time, with the text `Winter: closed, opens 1 April 9:30`.
 */
function describeClosure(
  hours: OpeningHours & { timeZone: string },
  season: NonNullable<OpeningHours['seasons']>[number],
  { language, wording }: Pick<SharedSite, 'language' | 'wording'>,
): Periods | undefined {
  const { name, regular } = season;
  const today = todayIn(hours.timeZone);
  const days = Array.from({ length: 2 * 366 }, (_, ahead) => addDays(today, ahead));
  const isIn = (date: string) => isInSeason(season, date.slice(5));
  const length = days.slice(0, 365).filter(isIn).length;
  const isClosed = weekdays.every((day) => {
    const { periods, anyTimeByAppointment } = hoursOfWeekday(seasonWeek(hours.regular, { regular }), day);
    return periods.length === 0 && !anyTimeByAppointment;
  });
  const opening = days.slice(days.findIndex(isIn)).find((date) => !isIn(date) && openingTimes(hours, date).length > 0);
  const time = opening && openingTimes(hours, opening)[0]?.opens;
  if (!name || !isClosed || length <= longClosure || !time) return undefined;
  const day = formatDate(opening, language, { day: 'numeric', month: 'long' });
  const text = fillIn(wording.closedNow, { day, time: formatTime(time, language) });
  return [['00:00', midnight, joinLabel(name, lowerFirst(text, language), wording)]];
}

const byDate = ([a]: Exception, [b]: Exception) => (a < b ? -1 : 1);

const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

/** The end of a day, which definitions write as 23:59. */
const midnight = '24:00';

function periodsOf({ periods, anyTimeByAppointment }: DayHours, note: string): Periods {
  if (anyTimeByAppointment && periods.length === 0) return [['00:00', midnight, note]];
  return periods.map((period) => {
    const { opens, byAppointment } = period;
    const closes = timeOf(spanOf(period)[1]);
    return byAppointment ? [opens, closes, note] : [opens, closes];
  });
}

function formatDates(language: string, from: string, until: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return formatDate(from, language, options, until);
}

function dayNamesIn(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  // 4 January 1970 was a Sunday.
  return sundayFirst.map((_, index) => format.format(Date.UTC(1970, 0, 4 + index)));
}
