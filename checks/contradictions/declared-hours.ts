import { addDays, minutesOf, weekdays, yearOf } from '../../schema/clock.ts';
import {
  departmentHours,
  hoursOfWeekday,
  hoursOn,
  type OpeningHours,
  type OpeningTime,
  type Week,
} from '../../schema/opening-times.ts';
import type { Site } from '../../schema/site.ts';
import { escapeRegExp } from '../../site/escape.ts';
import { dateFormatter, lowerFirst } from '../../site/format.ts';
import { branchesOf } from '../../site/format-address.ts';
import { formatTimes, hoursOfYear, hoursSentence, weekdayName } from '../../site/format-hours.ts';
import type { Quantity } from './numbers.ts';
import { readTimes } from './quantities.ts';
import type { Vocabulary } from './vocabulary.ts';
import { hasName } from './words.ts';

/** The opening and closing minutes of the periods of a day; none if closed. */
export type Day = readonly { opens: number; closes: number }[];

type Context = { site: Site; vocabulary: Vocabulary; today: string };

/** Returns the periods of each day of a week, from Monday. */
export function daysOf(week: Week): Day[] {
  return weekdays.map((name) => {
    const { periods, anyTimeByAppointment } = hoursOfWeekday(week, name);
    const open = toDay(periods);
    return anyTimeByAppointment ? [...open, { opens: 0, closes: 1440 }] : open;
  });
}

/** Converts opening times to minutes since midnight. */
function toDay(periods: readonly OpeningTime[]): Day {
  return periods.map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) }));
}

export function isRoundTheClock(day: Day): boolean {
  return day.some(({ opens, closes }) => closes - opens >= 1439);
}

/** Returns the parts of a day that a clause names, or else the whole day: `Saturday afternoons`. */
export function partsIn(part: string, { parts }: Vocabulary['hours']): readonly { from: number; to: number }[] {
  const named = parts.filter(({ pattern }) => pattern.test(part));
  return named.length > 0 ? named : [{ from: 0, to: 1440 }];
}

/** Whether a day is open during any of the given parts. */
export function isOpenIn(parts: ReturnType<typeof partsIn>, day: Day = []): boolean {
  return day.some(({ opens, closes }) =>
    parts.some(({ from, to }) => opens < to && (closes < opens ? 1440 : closes) > from),
  );
}

/** Lists the hours of the business, with the name of its place among branches, and then of its departments. */
export function listHours({ site, vocabulary }: Pick<Context, 'site' | 'vocabulary'>) {
  const departments = Object.entries(site.departments ?? {}).flatMap(([key, { name, regular, ...rest }]) =>
    regular ? [{ name, hours: { regular, ...rest }, key }] : [],
  );
  const { place, address } = site.business;
  const name = branchesOf(site).length > 0 ? (place ?? address.town) : '';
  const townOf = (key: string) => (key ? site.departments?.[key]?.address?.town : address.town);
  const towns = [address.town, ...Object.values(site.departments ?? {}).flatMap((each) => each.address?.town ?? [])];
  return [{ name, hours: site.hours, key: '' }, ...departments].map(({ name, hours, key }) => ({
    name,
    isNamedIn: (sentence: string) =>
      [name, ...(site.synonyms[`departments.${key}`] ?? [])].some((each) => each !== '' && hasName(sentence, each)) ||
      startWith(townOf(key), towns).test(sentence),
    dates: datesOf(hours, key, site),
    weeks: hoursOfYear(hours, site).map(({ week, seasons }) => ({
      days: daysOf(week),
      seasons: seasons.map((season) => season.name),
    })),
    exceptions: listExceptions(datesOf(hours, key, site), key, site, vocabulary),
    said: hoursSentence({ ...site, hours }, { isDepartment: key !== '' }),
    declared: key ? ['departments', key, 'regular'] : ['hours', 'regular'],
    tokens: key ? `{hours:${key}}` : '{hours} or {hours:short}',
  }));
}

/** Matches a sentence about a branch that begins with its town, if no other is there: `Rainham opens at nine`. */
function startWith(town: string | undefined, towns: readonly string[]): RegExp {
  const isOnly = towns.length > 1 && towns.filter((each) => each === town).length === 1;
  return town && isOnly ? new RegExp(`^(?:\\p{L}{2} )?${escapeRegExp(town)}(?!\\p{L})`, 'u') : /(?!)/;
}

/** Returns the hours of the business, or of a department by key, with their exceptions. */
function datesOf(hours: Omit<OpeningHours, 'exceptions'>, key: string, site: Site) {
  return key ? departmentHours(hours, site.hours.exceptions) : site.hours;
}

/** Returns the first open day in the closure that a sentence states, if any: `shut from 23 December to 4 January`. */
export function openDayIn(sentence: string, hours: OpeningHours, { site, vocabulary, today }: Context) {
  const { closed, reopen, until } = vocabulary.hours;
  // Fast path: most sentences mention no closure.
  if (!/\d/.test(sentence) || !closed.test(sentence) || vocabulary.polarity.not.test(sentence)) return undefined;
  const { plain, dates } = datesIn(sentence, site.language, vocabulary);
  const [first, last, more] = dates;
  if (!first || !last || more) return undefined;
  const between = plain.slice(first.end, last.index);
  if (!until.test(between) && !reopen.test(between)) return undefined;
  // "We close on 24 December at noon" leaves that day open until then.
  const isPartial = readTimes(between, vocabulary).length > 0;
  const isNext = last.month < first.month ? 1 : 0;
  const written = first.year || last.year - isNext;
  const thisYear = yearOf(today);
  // Without a year, the closure may be over or still ahead; over New Year, it may have begun in the year before.
  const years = written ? [written] : [thisYear, isNext ? thisYear - 1 : thisYear + 1];
  const open = years.map((year) => {
    const end = Date.UTC(year + isNext, last.month, last.day);
    for (let time = Date.UTC(year, first.month, first.day + Number(isPartial)); time < end; time += 86_400_000) {
      const date = new Date(time).toISOString().slice(0, 10);
      if (hoursOn(hours, date).periods.length > 0) return date;
    }
    return undefined;
  });
  return open.every((each) => each) ? open[0] : undefined;
}

/** Returns the dates of a sentence, with their places in it once each is written as `2 August`. */
function datesIn(sentence: string, language: string, vocabulary: Vocabulary) {
  const months = monthsIn(language);
  const month = `(${months.join('|')})`;
  // In "from 2 to 15 August", both days are of one month.
  const days = new RegExp(`(\\d{1,2})(?=\\s?(?:[-–]|${vocabulary.to.source})\\s?\\d{1,2} ${month})`, 'giu');
  const plain = withDayNumbers(sentence, vocabulary)
    .replace(/(?<=\d)\.(?= )/g, '')
    .replace(new RegExp(`${month} (\\d{1,2})(?!\\d)`, 'giu'), '$2 $1')
    .replace(days, '$1 $2');
  const found = [...plain.matchAll(new RegExp(`(\\d{1,2}) ${month}(?:,? (\\d{4}))?`, 'gi'))];
  const dates = found.map(({ 0: text, 1: day, 2: name = '', 3: year, index }) => ({
    day: Number(day),
    month: months.findIndex((each) => each.toLowerCase() === name.toLowerCase()),
    year: Number(year),
    index,
    end: index + text.length,
  }));
  return { plain, dates };
}

/** Writes the days of dates as numbers: `the first of February` → `the 1 February`. */
function withDayNumbers(sentence: string, { ordinalDay, ordinals, ordinalEnding }: Vocabulary): string {
  return sentence.replace(ordinalEnding, '').replace(ordinalDay, (words, tens = '', ordinal = '') => {
    const day = ordinals[ordinal.toLowerCase()];
    return day === undefined ? words : `${day + (ordinals[`${tens.toLowerCase().replace(/y$/, 'ie')}th`] ?? 0)} `;
  });
}

/** The names of the months, as they are beside a day: `sierpnia`, not `sierpień`. */
export function monthsIn(language: string): string[] {
  const formatter = dateFormatter(language, { day: 'numeric', month: 'long' });
  const nameOf = (month: number) =>
    formatter.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'month');
  return Array.from({ length: 12 }, (_, month) => nameOf(month)?.value ?? '');
}

/** Lists the days of an exception. */
function daysIn<Exception extends { date: string; until?: string | undefined }>(exception: Exception) {
  const days: { date: string; exception: Exception }[] = [];
  for (let { date } = exception; date <= (exception.until ?? exception.date); date = addDays(date, 1))
    days.push({ date, exception });
  return days;
}

type Exceptional = ReturnType<typeof listExceptions>[number];

/**
 * Lists the exceptions with patterns of their names and dates: `Christmas Eve`, `24 December`, `Thursday the 24`.
 */
function listExceptions(
  hours: Omit<OpeningHours, 'exceptions'> & Pick<Site['hours'], 'exceptions'>,
  key: string,
  site: Site,
  vocabulary: Vocabulary,
) {
  const format = (date: string, parts: Intl.DateTimeFormatOptions) =>
    dateFormatter(site.language, parts).format(new Date(date));
  const own = site.departments?.[key]?.exceptions ?? [];
  return hours.exceptions.flatMap(daysIn).map(({ date, exception }) => {
    const { name } = exception;
    const times = hoursOn(hours, date);
    const said = formatTimes(times, site).join(', ') || lowerFirst(site.wording.closed, site.language);
    const index = own.indexOf(exception);
    const shared = site.hours.exceptions.findIndex((each) => each.name === name && each.date <= date);
    const weekday = format(date, { weekday: 'long' });
    const day = format(date, { day: 'numeric' });
    const month = format(date, { month: 'long' });
    const { names: ordinals, last, of } = vocabulary.hours.nth;
    const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
    const nth = [ordinals[Math.ceil(Number(date.slice(8)) / 7) - 1], isLast && last].filter(Boolean).join('|');
    const names = [
      escapeRegExp(name),
      vocabulary.hours.dates[date.slice(5)]?.source ?? '(?!)',
      format(date, { day: 'numeric', month: 'long' }),
      format(date, { day: 'numeric', month: 'short' }),
      `${day} ${month}`,
      `${month} ${day}`,
      `${weekday},?(?: the)? ${day}(?: ${month})?`,
      nth ? `(?:${nth}) ${weekday} (?:${of}) ${month}` : '(?!)',
    ].map((words) => words.replace(/['’]/g, "['’]"));
    return {
      // Excludes other years, and the weekday of the day itself: "Christmas Day 2026 is a Friday".
      pattern: new RegExp(
        `(?<![\\p{L}\\d])(?:${weekday},? )?(?:${names.join('|')})(?![\\p{L}\\d])(?! ${vocabulary.hours.dayBefore.source})(?!,? (?!${date.slice(0, 4)})\\d{4})(?:,? \\d{4})?(?:,?(?: \\p{L}+){0,3}? ${weekday}(?! \\d))?`,
        'giu',
      ),
      /** A name with a weekday in two parts: `Easter`, `the Monday`. */
      season: name.includes(` ${weekday}`) ? name.replace(` ${weekday}`, '') : '',
      weekday: new RegExp(`(?<![\\p{L}\\d])the ${weekday}(?! (?:after|before|\\d))`, 'giu'),
      time: Date.parse(date),
      hours: toDay(times.periods),
      said: `${name}, ${said}`,
      declared: index < 0 ? ['hours', 'exceptions', shared] : ['departments', key, 'exceptions', index],
    };
  });
}

/**
 * Returns the exception that a sentence names, its position and weekday, and the sentence with the weekday instead.
 */
export function exceptionIn(sentence: string, exceptions: readonly Exceptional[], { site, vocabulary }: Context) {
  const plain = withDayNumbers(sentence, vocabulary);
  const named = exceptions.filter(({ pattern }) => plain.search(pattern) >= 0);
  // "The Monday" is an exception near another one: "Easter: shut on Good Friday and on the Monday".
  const isNear = ({ time }: Exceptional) => named.some((each) => Math.abs(each.time - time) < 4 * 86_400_000);
  const isByWeekday = (each: Exceptional) =>
    !named.includes(each) && (isNear(each) || hasName(plain, each.season)) && plain.search(each.weekday) >= 0;
  const found = [...named, ...exceptions.filter(isByWeekday).map((each) => ({ ...each, pattern: each.weekday }))];
  const [first] = found;
  if (!first || found.some((each) => each !== first && each.hours.length + first.hours.length > 0)) return undefined;
  const names = weekdays.map((day) => weekdayName(day, site.language, 'long'));
  const index = names.findIndex((name) => !hasName(plain, name));
  const rest = found.reduce((text, { pattern }) => text.replace(pattern, names[index] ?? ''), plain);
  // A day may be named twice: "Good Friday, 26 March".
  const again = new RegExp(`(${names[index]})(?:\\W+(?:\\p{L}+ ){0,3}\\1)+`, 'gu');
  const whole = rest.replace(again, '$1');
  const at = whole.indexOf(names[index] ?? '');
  // "At Christmas we're closed, and open again on the Monday" is about the Monday after.
  const reopens = whole.search(vocabulary.hours.reopen);
  return index < 0 ? undefined : { ...first, index, at, rest: reopens > at ? whole.slice(0, reopens) : whole };
}

/** Whether a time in a sentence agrees with the hours of a day. */
export function fitsDay(
  time: Quantity,
  day: Day,
  part: string,
  isClosed: boolean,
  hours: Vocabulary['hours'],
): boolean {
  const { low, high, also, isRange, start, text } = time;
  // "At lunchtime the door is locked"
  if (isClosed && day.length > 1 && hours.lunch.test(text)) return true;
  if (isRange && isClosed) {
    // The bounds of a lunch break are stated exactly.
    if (hours.lunch.test(part))
      return day.some(({ closes }, index) => low === closes && high === day[index + 1]?.opens);
    return day.every(({ opens, closes }) =>
      closes < opens ? low >= closes && high <= opens : low >= closes || high <= opens,
    );
  }
  // "Nine to five" may leave out the lunch break.
  const isWhole =
    ![hours.negated, hours.nonstop].some((words) => words.test(part)) &&
    low === day[0]?.opens &&
    high === day.at(-1)?.closes;
  if (isRange) return isWhole || day.some(({ opens, closes }) => low === opens && high === closes);
  const before = part.slice(0, start);
  // "The doors stay locked until eight" states an opening time.
  const isLocked = isClosed && hours.lasting.test(before);
  const ends = !isLocked && (isClosed || hours.until.test(before));
  const begins = isLocked || hours.from.test(before);
  return day.some(({ opens, closes }) => {
    if (ends === begins) return [low, also].some((value) => value === opens || value === closes);
    return [low, also].includes(ends ? closes : opens);
  });
}
