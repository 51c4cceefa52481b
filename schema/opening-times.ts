import { addDays, minutesOf, timeOf, type Weekday, weekdays } from './clock.ts';
import type { Hours } from './hours.ts';

export type Week = readonly Hours['regular'][number][];

type Times = Omit<Week[number], 'days'>;

/** An opening period: `{ opens: '08:00', closes: '18:00' }`. If `closes` is earlier, it is on the next day. */
export type OpeningTime = NonNullable<Times['periods']>[number];

export type OpeningHours = {
  regular: Week;
  seasons?: readonly (Pick<NonNullable<Hours['seasons']>[number], 'from' | 'until' | 'regular'> & { name?: string })[];
  exceptions: readonly (Times & { date: string; until?: string })[];
};

type Exception = OpeningHours['exceptions'][number];

type Department<Day extends Exception> = Partial<Omit<OpeningHours, 'exceptions'>> & {
  exceptions?: readonly Day[];
  openOnExceptions?: true;
};

/** The hours of one day. A day without periods is closed, unless it is by appointment at any time. */
export type DayHours = { periods: OpeningTime[]; anyTimeByAppointment: boolean };

/** Returns the hours of a day such as `2026-12-24`: exceptions override seasons, which override the regular hours. */
export function hoursOn({ regular, seasons = [], exceptions }: OpeningHours, date: string): DayHours {
  const special = exceptions.filter(({ date: from, until = from }) => from <= date && date <= until);
  if (special.length > 0) return joinTimes(special);
  const season = seasons.find((each) => isInSeason(each, date.slice(5)));
  return hoursOfWeekday(season ? seasonWeek(regular, season) : regular, weekdayOf(date));
}

/**
 * Returns the hours of a department. On an exceptional day of the business, they are limited to the business's hours,
 * unless the department has an exception of its own.
 */
export function departmentHours<Day extends Exception>(
  { regular = [], seasons, exceptions: own = [], openOnExceptions }: Department<Day>,
  shared: readonly Day[],
): OpeningHours & { exceptions: Day[] } {
  const usual = { regular, seasons, exceptions: [] };
  const others = openOnExceptions ? [] : own.reduce(removeDays, shared).flatMap((each) => limitTo(usual, each));
  return { ...usual, exceptions: [...own, ...others] };
}

/** Limits the hours of an exception to the usual hours of each of its days, and drops days that are closed anyway. */
function limitTo<Day extends Exception>(usual: OpeningHours, exception: Day): Day[] {
  const special = allPeriods(joinTimes([exception]));
  if (special.length === 0) return [exception];
  const { date: first, until = first } = exception;
  const limited: Day[] = [];
  for (let date = first; date <= until; date = addDays(date, 1)) {
    const own = allPeriods(hoursOn(usual, date));
    if (own.length === 0) continue;
    const periods = own.flatMap((each) => special.flatMap((other) => intersect(each, other)));
    const times = { opens: undefined, closes: undefined, byAppointment: undefined, periods };
    const last = limited.at(-1);
    const isNext = last && addDays(last.until ?? last.date, 1) === date;
    if (isNext && JSON.stringify(last.periods) === JSON.stringify(periods)) last.until = date;
    else limited.push({ ...exception, ...times, date, until: undefined });
  }
  return limited;
}

/** Treats an appointment at any time as a period of the whole day. */
function allPeriods({ periods, anyTimeByAppointment }: DayHours): OpeningTime[] {
  return anyTimeByAppointment ? [...periods, { opens: '00:00', closes: '23:59', byAppointment: true }] : periods;
}

/** Returns the overlap of two periods, if any. */
function intersect(a: OpeningTime, b: OpeningTime): OpeningTime[] {
  const opens = Math.max(spanOf(a)[0], spanOf(b)[0]);
  const closes = Math.min(spanOf(a)[1], spanOf(b)[1]);
  const byAppointment = a.byAppointment ?? b.byAppointment;
  const times = { opens: timeOf(opens), closes: closes === 1440 ? '23:59' : timeOf(closes % 1440) };
  return opens < closes ? [byAppointment ? { ...times, byAppointment } : times] : [];
}

function removeDays<Day extends Exception>(days: readonly Day[], { date, until = date }: Exception): readonly Day[] {
  return days.flatMap((day) => {
    const { date: first, until: last = first } = day;
    if (last < date || first > until) return [day];
    const before = first < date ? [{ ...day, until: addDays(date, -1) }] : [];
    return last > until ? [...before, { ...day, date: addDays(until, 1) }] : before;
  });
}

/** Returns the week of a season: its own rows, and the regular rows of the other weekdays. */
export function seasonWeek(regular: Week, season: { regular: Week }): Week {
  const own = new Set(season.regular.flatMap(({ days }) => days));
  const others = regular.map((row) => ({ ...row, days: row.days.filter((day) => !own.has(day)) }));
  return [...others.filter(({ days }) => days.length > 0), ...season.regular];
}

export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] as Weekday;
}

/** Returns the hours of a weekday. Several rows may name it. */
export function hoursOfWeekday(week: Week, weekday: Weekday): DayHours {
  return joinTimes(week.filter(({ days }) => days.includes(weekday)));
}

/** Joins the periods of several rows or exceptions, in order. */
export function joinTimes(rows: readonly Times[]): DayHours {
  const all = rows.map(({ opens, closes, periods, byAppointment }) => {
    const own = periods ?? (opens && closes ? [{ opens, closes }] : []);
    return own.map((period) => (byAppointment ? { ...period, byAppointment } : period));
  });
  return {
    periods: all.flat().sort((a, b) => (a.opens < b.opens ? -1 : 1)),
    anyTimeByAppointment: rows.some(({ byAppointment }, index) => byAppointment && all[index]?.length === 0),
  };
}

/** Whether a day of the year such as `12-25` is in a season, which may span New Year. */
export function isInSeason({ from, until }: { from: string; until: string }, day: string): boolean {
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** Whether a day has neither periods nor appointments. */
export function isClosed({ periods, anyTimeByAppointment }: DayHours): boolean {
  return periods.length === 0 && !anyTimeByAppointment;
}

export function isClosedWeek(week: Week): boolean {
  return weekdays.every((day) => isClosed(hoursOfWeekday(week, day)));
}

/** Whether a period is the whole day; definitions write its end as 23:59. */
export function isAllDay({ opens, closes }: OpeningTime): boolean {
  return opens === '00:00' && closes === '23:59';
}

/** Whether a week is open day and night, without an appointment. */
export function isAlwaysOpen(week: Week): boolean {
  return weekdays.every((day) =>
    hoursOfWeekday(week, day).periods.some((each) => isAllDay(each) && !each.byAppointment),
  );
}

/**
 * Returns the bounds of a period in minutes since midnight. The end exceeds 1440 if it is on the next day; 23:59 is
 * read as midnight.
 */
export function spanOf({ opens, closes }: OpeningTime): [opens: number, closes: number] {
  const from = minutesOf(opens);
  const until = closes === '23:59' ? 1440 : minutesOf(closes);
  return [from, until < from ? until + 1440 : until];
}

export function isWithin(slot: OpeningTime, periods: readonly OpeningTime[]): boolean {
  const [from, until] = spanOf(slot);
  return periods.map(spanOf).some(([opens, closes]) => from >= opens && until <= closes);
}

const midnight = '24:00';

const time = '(\\d{1,2})(?:[:.](\\d\\d))?\\s*([ap]m)?';
const slotPattern = new RegExp(`^${time}\\s*(?:-|–|—|to)\\s*${time}$`, 'i');

/** Parses a slot such as `4:00 PM - 6:00 PM`; undefined for words such as `Morning`, and for impossible hours. */
export function slotTime(slot: string): OpeningTime | undefined {
  const match = slotPattern.exec(slot.trim());
  if (!match) return undefined;
  const [, fromHour = '', fromMinute, fromHalf, toHour = '', toMinute, toHalf] = match;
  const ends = toTwentyFourHours(toHour, toMinute, toHalf);
  // An end at midnight is the end of the day, and `10 - 12 pm` begins in the morning.
  const closes = ends === '00:00' ? midnight : ends;
  const sameHalf = toTwentyFourHours(fromHour, fromMinute, fromHalf ?? toHalf);
  const isMorning = fromHalf === undefined && toHalf !== undefined && sameHalf >= closes;
  const opens = isMorning ? toTwentyFourHours(fromHour, fromMinute, 'am') : sameHalf;
  return opens < midnight && closes <= midnight ? { opens, closes } : undefined;
}

/** Converts to the 24-hour clock. Impossible hours or minutes become `99:99`. */
function toTwentyFourHours(hour: string, minute = '00', half?: string): string {
  if (Number(minute) > 59 || (half && Number(hour) > 12)) return '99:99';
  const isAfternoon = half?.toLowerCase() === 'pm';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
