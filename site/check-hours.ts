import { isDate } from '../schema/booking.ts';
import { addDays, minutesOf, todayIn } from '../schema/clock.ts';
import { isInSeason, joinTimes, type OpeningTime, slotTime, spanOf } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { clockTime, monthDay } from '../schema/text.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';
import { type Check, type Report, showValue } from './problem.ts';

type Year = Partial<Pick<Site['hours'], 'regular' | 'seasons' | 'exceptions'>>;
type Row = Partial<Site['hours']['regular'][number]>;
type Exception = Partial<Site['hours']['exceptions'][number]>;

/** Finds impossible hours: incomplete periods, periods that end before they begin, overlapping days and seasons. */
export const checkHours: Check = ({ hours, departments = {} }, report) => {
  checkYear(hours, ['hours'], report);
  for (const [key, each] of Object.entries(departments)) {
    const path = ['departments', key];
    const differing = each.seasons ? 'seasons' : each.exceptions && 'exceptions';
    if (differing && !each.regular)
      report('missing-value', path, `has ${differing} but no regular hours; write regular too`);
    else if (each.phone ?? each.text ?? each.regular ?? each.address) checkYear(each, path, report);
    else report('missing-value', path, 'has no hours, number or address; write regular, phone, address or text');
  }
};

/** Finds faults in the weeks and exceptions of a year, and overlapping seasons. */
function checkYear({ regular = [], seasons = [], exceptions = [] }: Year, path: KeyPath, report: Report): void {
  checkWeek(regular, [...path, 'regular'], report);
  for (const [index, day] of exceptions.entries()) {
    checkTimes(day, [...path, 'exceptions', index], report, { mayBeClosed: true });
    checkDates(day, exceptions.slice(0, index), [...path, 'exceptions', index], report);
  }
  for (const [index, { from, regular: own }] of seasons.entries()) {
    checkWeek(own, [...path, 'seasons', index, 'regular'], report, { mayBeClosed: true });
    const isDay = (day: unknown) => monthDay.safeParse(day).success;
    const other = seasons.findIndex(
      (each, at) =>
        at !== index &&
        each.from !== from &&
        [from, each.from, each.until].every(isDay) &&
        isInSeason({ from: each.from ?? '', until: each.until ?? '' }, from ?? ''),
    );
    if (other < 0) continue;
    const where = formatKeyPath([...path, 'seasons', other]);
    const message = `found ${showValue(from)}, a day already in ${where}; change one so that the seasons do not overlap`;
    report('duplicate', [...path, 'seasons', index, 'from'], message);
  }
}

/** Finds faults in the rows of a week, and rows whose times overlap on a day. */
function checkWeek(rows: readonly Row[], path: KeyPath, report: Report, { mayBeClosed = false } = {}): void {
  for (const [index, row] of rows.entries()) {
    checkTimes(row, [...path, index], report, { mayBeClosed });
    for (const [at, day] of (row.days ?? []).entries()) {
      const earlier = rows.slice(0, index).findIndex((other) => other.days?.includes(day) && overlap(other, row));
      if (earlier < 0) continue;
      const fault = `is also in ${formatKeyPath([...path, earlier])}, at overlapping times; remove it from one of them`;
      report.value('duplicate', [...path, index, 'days', at], fault);
    }
  }
}

function overlap(a: Row, b: Row): boolean {
  const spansOf = (row: Row) => joinTimes([row]).periods.filter(hasTimes).map(spanOf);
  return spansOf(a).some(([from, until]) => spansOf(b).some(([opens, closes]) => from < closes && opens < until));
}

function hasTimes(period: Partial<OpeningTime>): period is OpeningTime {
  return [period.opens, period.closes].every((time) => clockTime.safeParse(time).success);
}

/** Finds faults in the times of a row; rows of seasons and exceptions may have none. */
function checkTimes(times: Row, path: KeyPath, report: Report, { mayBeClosed = false } = {}): void {
  const { opens, closes, periods, byAppointment } = times;
  const has = opens === undefined ? 'closes' : 'opens';
  const lacks = opens === undefined ? 'opens' : 'closes';
  const otherwise = mayBeClosed ? 'neither if closed all day' : 'periods, or byAppointment: true';
  if ((opens === undefined) !== (closes === undefined) && periods === undefined) {
    report('missing-value', path, `has ${has} and no ${lacks}; write both, or ${otherwise}`);
  } else if (periods !== undefined) {
    const message = `has both ${has} and periods; write the whole day as periods`;
    if (opens ?? closes) report('malformed-value', [...path, 'periods'], message);
    else checkPeriods(periods, path, report);
  } else if (opens !== undefined || byAppointment || mayBeClosed) checkOrder(times, path, report);
  else
    report('missing-value', path, `has no times; write opens and closes, ${otherwise}, or remove the days if closed`);
}

function checkPeriods(periods: readonly Partial<OpeningTime>[], path: KeyPath, report: Report): void {
  for (const [index, period] of periods.entries()) {
    const at = [...path, 'periods', index];
    const above = periods[index - 1];
    if (!checkOrder(period, at, report) || !above || !hasTimes(above) || !hasTimes(period)) continue;
    if (spanOf(above)[1] <= minutesOf(period.opens)) continue;
    const before = above.closes;
    const fault = `before the period above it closes at ${before}; write the periods in order, without overlaps`;
    report('out-of-bounds', at, `opens at ${period.opens}, ${fault}`);
  }
}

/** Maximum length of an overnight period in minutes; beyond it, the times must be swapped. */
const maxNight = 16 * 60;

/** Reports a period that closes before it opens, unless it is overnight. Returns whether it is valid. */
function checkOrder(times: Partial<OpeningTime>, path: KeyPath, report: Report): boolean {
  if (!hasTimes(times) || times.opens < times.closes) return true;
  const { opens, closes } = times;
  const [from, until] = spanOf(times);
  if (closes > '00:00' && closes <= '06:00' && until - from <= maxNight) return true;
  const nextDay = `write closes: '23:59', and a period { opens: '00:00', closes: '${closes}' } on the day after`;
  // A closing time in the morning may be meant for the next day.
  const evening = `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}`;
  const inEvening = opens < evening ? `write "${evening}" for the evening, ` : '';
  const swap = closes < '12:00' ? `${inEvening}swap the two, or if it closes the next day, ${nextDay}` : 'swap the two';
  const hint = closes === '00:00' ? "write closes: '23:59' for midnight" : swap;
  const fault = `is not later than ${opens}, the opening time; ${closes === opens ? 'write a later closing time' : hint}`;
  report.value('malformed-value', [...path, 'closes'], fault);
  return false;
}

/** Finds an exception that ends before it begins, is in a distant year, or overlaps an earlier entry. */
function checkDates({ date, until }: Exception, above: readonly Exception[], path: KeyPath, report: Report): void {
  if (typeof date !== 'string') return;
  // site/check-duplicates.ts reports the same first day.
  const earlier = above.findIndex(
    ({ date: from = '', until: last = from }) => from !== date && from <= (until ?? date) && date <= last,
  );
  if (typeof until === 'string' && until <= date) {
    const fault = `is not after ${date}; write the last of several days, or leave it out`;
    report.value('out-of-bounds', [...path, 'until'], fault);
  } else if (typeof until === 'string' && isDate(date) && until > addDays(date, 366)) {
    const fault = `is more than a year after ${date}; correct the year, or use seasons for hours that recur every year`;
    report.value('out-of-bounds', [...path, 'until'], fault);
  } else if (isDate(date) && date > addDays(todayIn('UTC'), 3653)) {
    report.value('out-of-bounds', [...path, 'date'], 'is more than ten years from now; correct the year');
  } else if (earlier >= 0) {
    const other = formatKeyPath([...path.slice(0, -1), earlier]);
    const fault = `but ${other} already covers some of its days; remove them from one of the two`;
    report('duplicate', [...path, 'date'], `found ${showValue(date)}, ${fault}`);
  }
}

/** Maximum length of a slot in minutes; a longer one must be a mistake. */
const maxSlot = 6 * 60;

/** Finds slots that end before they begin, are too long or are out of order. Ignores those without times. */
export const checkSlots: Check = ({ forms }, report) => {
  const { timeSlots, slotsOfDays = [], slotMinutes } = forms;
  checkSlotList(timeSlots, ['forms', 'timeSlots'], report);
  for (const [index, each] of slotsOfDays.entries())
    checkSlotList(each?.slots ?? [], ['forms', 'slotsOfDays', index, 'slots'], report);
  const list = timeSlots.length > 0 ? 'timeSlots' : forms.slotsOfDays && 'slotsOfDays';
  if (!slotMinutes || !list) return;
  const message = `cannot be combined with ${list}; write one of the two`;
  report('malformed-value', ['forms', 'slotMinutes'], message);
};

/** Finds slots of a weekday on which neither the business nor a department ever opens. */
export const checkSlotDays: Check = ({ forms, hours, departments = {} }, report) => {
  const weeks = [hours, ...Object.values(departments)].flatMap(({ regular = [], seasons = [] }) => [
    ...regular,
    ...seasons.flatMap((season) => season.regular),
  ]);
  const open = weeks.flatMap(({ days, opens, periods, byAppointment }) =>
    opens || periods || byAppointment ? days : [],
  );
  const hasOpenExceptions = hours.exceptions.some(({ opens, periods }) => opens || periods);
  for (const [index, { days }] of (forms.slotsOfDays ?? []).entries()) {
    for (const [at, day] of days.entries()) {
      if (hasOpenExceptions || open.includes(day)) continue;
      const fault = 'is a closed day; remove it, or write its hours in hours.regular';
      report.value('out-of-bounds', ['forms', 'slotsOfDays', index, 'days', at], fault);
    }
  }
};

const isTwelveHour = /[ap]m/i;

function checkSlotList(slots: readonly unknown[], path: KeyPath, report: Report): void {
  const texts = slots.filter((text) => typeof text === 'string').filter((text) => slotTime(text));
  const twelve = texts.filter((text) => isTwelveHour.test(text));
  const example = twelve.length * 2 >= texts.length ? twelve[0] : texts.find((text) => !isTwelveHour.test(text));
  let last = '';
  for (const [index, text] of slots.entries()) {
    if (typeof text !== 'string') continue;
    const fault = faultOfSlot(text, last, example);
    if (fault) report.value('out-of-bounds', [...path, index], fault);
    else if (slotTime(text)) last = text;
  }
}

/** Returns a slot with am and pm swapped at one end, if that makes a likely time: `2:00 PM - 4:00 AM`. */
function swapHalf(text: string): string | undefined {
  const swap = (half: string) => ({ a: 'p', A: 'P', p: 'a', P: 'A' })[half] ?? half;
  const swapped = [/a(?=m$)/i, /p(?=m)/i].map((half) => text.replace(half, swap));
  return swapped.find((each) => {
    const { opens = '', closes = '' } = slotTime(each) ?? {};
    return opens >= '06:00' && opens < closes && closes <= '22:00';
  });
}

/** Explains what is wrong with a slot, compared with the one before it and one on the usual clock. */
function faultOfSlot(text: string, last: string, example: string | undefined): string | undefined {
  const span = slotTime(text);
  // A slot in words may contain a number: `After 5 pm`.
  if (!span) return /^\d/.test(text.trim()) ? 'is not a time range; write it like "8:00 AM - 10:00 AM"' : undefined;
  const minutes = minutesOf(span.closes) - minutesOf(span.opens);
  const meant = swapHalf(text);
  if (minutes <= 0) return `ends before it begins; write ${meant ? showValue(meant) : 'the earlier time first'}`;
  if (minutes > maxSlot) return `lasts ${minutes / 60} hours; write ${maxSlot / 60} or fewer`;
  if (example && isTwelveHour.test(text) !== isTwelveHour.test(example))
    return `uses a different clock from ${showValue(example)}; write both with am and pm, or neither`;
  const isInOrder = minutesOf(span.opens) >= minutesOf(slotTime(last)?.opens ?? '00:00');
  return isInOrder ? undefined : `begins before ${showValue(last)}; write the slots in order`;
}
