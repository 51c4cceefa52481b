import type { Hours } from '../../../schema/hours.ts';
import { clock, slotTime } from '../../../schema/opening-times.ts';
import { type Weekday, weekdays } from '../../../schema/weekdays.ts';
import { hoursSentence, hoursShort } from '../../../site/format.ts';
import type { KeyPath } from '../../../site/problem.ts';
import { type Facts, type Found, findInTexts, type Rules } from '../facts.ts';
import type { Text } from '../texts.ts';
import { listInWords } from '../words.ts';

/** Finds booking slots that begin before opening or end after closing on an open day. */
function findSlotsOutsideHours({ site }: Facts): Found[] {
  return site.forms.timeSlots.flatMap((slot, index): Found[] => {
    const span = slotTime(slot);
    if (!span) return [];
    const shut = site.hours.regular.filter(({ opens, closes }) => span.opens < opens || span.closes > closes);
    if (shut.length === 0) return [];
    const days = shut.map((row) => `${listInWords(row.days)} (${clock(row.opens)}-${clock(row.closes)})`);
    const message = `offers "${slot}", outside the opening hours of ${listInWords(days)}; remove the slot, or change hours.regular`;
    return [{ path: ['forms', 'timeSlots', index], message }];
  });
}

const alwaysOpen =
  /\b24\s?\/\s?7\b|\b24[- ]hours?\b(?= (a day|support|service|help|call-?out|recovery|breakdown|emergency))|\bround the clock\b|\bday (and|or) night\b|\b(open|seven|7) (7 )?days a week\b/i;

/** Finds promises of round-the-clock service beside opening hours that end. */
function findAlwaysOpen({ site, texts }: Facts): Found[] {
  if (longestClosed(site.hours) === undefined) return [];
  return findInTexts(texts, ({ text }) => {
    const words = alwaysOpen.exec(text)?.[0];
    return (
      words &&
      `promises "${words}", but the opening hours are ${hoursShort(site.hours)}; say what is offered outside those hours, or remove it`
    );
  });
}

/** Words that say when a promise holds. */
const condition =
  /\b(while|when) (we are|we['’]re|the doors are) open\b|\b(in|during|outside) (our )?(opening|working|business) hours\b|\bafter hours\b|\b(business|working) days?\b|\bwhile open\b/i;

const span = /\bwithin (?:an|one|two|three|four|\d+) (hours?|minutes?)\b/i;

/** Finds promises such as "within two hours" that cannot hold while closed, unless their entry says when they hold. */
function findPromisesOutsideHours({ site, texts }: Facts): Found[] {
  const closed = longestClosed(site.hours);
  if (!closed) return [];
  const conditioned = new Set(texts.filter(({ text }) => condition.test(text)).map(({ path }) => entryOf(path)));
  const closedFor = `${Math.floor(closed.minutes / 60)} hours (${closed.from} to ${closed.to})`;
  return findInTexts(texts, (text) => {
    const promise = promiseIn(text, hasClosedDays(site.hours));
    if (!promise || conditioned.has(entryOf(text.path))) return undefined;
    return `promises "${promise}", but the garage can be closed for ${closedFor}; say that it holds while you are open`;
  });
}

/** The promise of a text: hours or minutes in any sentence, and days where a short value is the promise itself. */
function promiseIn({ path, text }: Text, isClosedOnDays: boolean): string | undefined {
  const isShort =
    (path[0] === 'emergencyServices' && path.at(-1) === 'response') ||
    (path[0] === 'claims' && path.at(-1) === 'value');
  const words = span.exec(text)?.[0];
  if (words || !isShort) return words;
  const now = /\bimmediate(ly)?\b|\bat once\b|\bstraight away\b/i.exec(text)?.[0];
  return now ?? (isClosedOnDays ? /\bsame\b.*\bday\b/i.exec(text)?.[0] : undefined);
}

function entryOf(path: KeyPath): string {
  return path.slice(0, -1).join('/');
}

const timeOfDay = /(?<![\d:.])(?:(\d{1,2})(?:[:.](\d\d))?\s?([ap]m)\b|([01]?\d|2[0-3]):([0-5]\d)(?![:\d]))/gi;

/** Finds times of the day in sentences that the opening hours do not have. */
function findTimesNotInHours({ site, texts }: Facts): Found[] {
  const known = new Set(site.hours.regular.flatMap(({ opens, closes }) => [opens, closes]));
  const exceptional = site.hours.exceptions.flatMap(({ opens, closes }) => [opens, closes]);
  for (const time of exceptional) if (time) known.add(time);
  return findInTexts(texts, ({ path, written }) => {
    if (path[0] === 'hours' || path[1] === 'timeSlots') return undefined;
    const wrong = [...written.matchAll(timeOfDay)].find((match) => !known.has(readTime(match)));
    return (
      wrong && `states ${wrong[0]}, but the hours are ${hoursSentence(site.hours)}; write {hours} or {hours:short}`
    );
  });
}

function readTime([, hour12, minute12, half, hour24, minute24]: RegExpMatchArray): string {
  if (!half) return `${hour24?.padStart(2, '0')}:${minute24}`;
  const hours = (Number(hour12) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute12 ?? '00'}`;
}

/** Finds claims of same-day or next-day work beside a fact that requires days of notice. */
function findSameDayBesideNotice({ site }: Facts): Found[] {
  const notice = Object.entries(site.facts).find(([, fact]) =>
    /\b\d+(?:\s?[-–]\s?\d+)? days(?:'|’)? notice\b/i.test(fact),
  );
  if (!notice) return [];
  return Object.entries(site.claims).flatMap(([key, { value, label }]): Found[] => {
    if (!/\b(same|next)\b.*\bday\b/i.test(`${value} ${label}`)) return [];
    const message = `claims "${value} ${label}", but facts.${notice[0]} requires ${notice[1]}; say what the day is counted from`;
    return [{ path: ['claims', key, 'value'], message }];
  });
}

/** The longest closed time of a week. */
type Closed = { minutes: number; from: string; to: string };

/** The longest closed time of a regular week, or undefined where the garage never closes. */
function longestClosed({ regular }: Hours): Closed | undefined {
  const spans = regular
    .flatMap(({ days, opens, closes }) =>
      days.map((day) => ({ opens: minuteOfWeek(day, opens), closes: minuteOfWeek(day, closes) })),
    )
    .sort((a, b) => a.opens - b.opens);
  const gaps = spans.map(({ closes }, index) => {
    const next = spans[index + 1]?.opens ?? (spans[0]?.opens ?? 0) + week;
    return { closes, next, minutes: next - closes };
  });
  const longest = gaps.sort((a, b) => b.minutes - a.minutes)[0];
  // Hours up to midnight end at 23:59.
  if (!longest || longest.minutes <= 1) return undefined;
  return { minutes: longest.minutes, from: nameMinute(longest.closes), to: nameMinute(longest.next) };
}

/** Whether a day without opening hours follows a day with some. */
function hasClosedDays({ regular }: Hours): boolean {
  const open = new Set(regular.flatMap(({ days }) => days));
  return open.size > 0 && open.size < weekdays.length;
}

const week = 7 * 24 * 60;

function minuteOfWeek(day: Weekday, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (weekdays.indexOf(day) * 24 + hours) * 60 + minutes;
}

/** A minute of the week in words: `Saturday 16:00`. */
function nameMinute(minute: number): string {
  const day = weekdays[Math.floor(minute / 1440) % 7];
  return `${day} ${Math.floor((minute % 1440) / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

export const hoursRules = {
  'slot-outside-hours': { severity: 'fail', find: findSlotsOutsideHours },
  'always-open-beside-hours': { severity: 'fail', find: findAlwaysOpen },
  'promise-outside-hours': { severity: 'fail', find: findPromisesOutsideHours },
  'time-not-in-hours': { severity: 'fail', find: findTimesNotInHours },
  'same-day-beside-notice': { severity: 'warn', find: findSameDayBesideNotice },
} satisfies Rules;
