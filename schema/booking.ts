import { addDays, formatDate, formatTime, minutesOf, timeOf, type Weekday } from './clock.ts';
import {
  type DayHours,
  hoursOn,
  isClosed,
  isWithin,
  joinTimes,
  type OpeningHours,
  type OpeningTime,
  slotTime,
  spanOf,
  weekdayOf,
} from './opening-times.ts';
import { fillIn } from './placeholders.ts';
import type { Vocabulary } from './vocabulary/english.ts';

export type BookingRules = {
  hours: OpeningHours & { timeZone: string };
  /** Hours of the branches, by key; every other visit uses `hours`. */
  branches?: Readonly<Record<string, OpeningHours>>;
  /** Locale of the days in messages: `'en-GB'`. */
  language: string;
  /** The slots offered, in order. */
  slots: readonly string[];
  /** The slots of particular weekdays, if they differ. */
  slotsOfDays?: readonly { days: readonly Weekday[]; slots: readonly string[] }[];
  /** Length in minutes of slots made by dividing the opening hours, instead of listed ones. */
  slotMinutes?: number;
  /** Format of a period: `'[opens]-[closes]'`. */
  timeRange: string;
  messages: Vocabulary['forms']['bookingMessages'];
  /** Which days the form offers, and its messages for others; by default from today to a year ahead. */
  days?: { min?: Bound; max?: Bound; belowMin?: string; aboveMax?: string };
};

/** A bound of a field: a number, a day or `'today'`, or a day counted from today or from the day in another field. */
export type Bound = number | string | { field?: string; days: number } | undefined;

/** Resolves a bound to a day; undefined while the day that it counts from is unknown. */
export function dayOf(
  bound: Bound,
  today: string,
  read: (field: string) => string | undefined = () => undefined,
): string | undefined {
  if (typeof bound !== 'object') return bound === 'today' ? today : bound?.toString();
  const from = bound.field === undefined ? today : read(bound.field);
  return from && isDate(from) ? addDays(from, bound.days) : undefined;
}

/** Returns the rules for a visit to a branch, or to the business if there is no such branch. */
export function rulesAt<Rules extends BookingRules | undefined>(rules: Rules, branch: string | undefined): Rules {
  const { branches = {} } = rules ?? {};
  // A request may name an inherited property, such as `constructor`.
  const hours = Object.hasOwn(branches, branch ?? '') ? branches[branch ?? ''] : undefined;
  return rules && hours ? { ...rules, hours: { ...hours, timeZone: rules.hours.timeZone } } : rules;
}

/** Why a booking is impossible: the field at fault, its message and the nearest available days or slots. */
export type BookingProblem = { field: 'date' | 'slot'; message: string; nearest: string[] };

/** A visit to book at the local minute `now`. An empty date or slot means any. */
type Visit = { now: string; date: string; slot: string };

/** Returns why a visit cannot be booked. Leaves malformed dates and unknown slots to their field's own check. */
export function findBookingProblem(rules: BookingRules, visit: Visit): BookingProblem | undefined {
  if (!isDate(visit.date)) return undefined;
  return findDayProblem(rules, visit) ?? findSlotProblem(rules, visit);
}

function findDayProblem(rules: BookingRules, { now, date }: Visit): BookingProblem | undefined {
  const message = explainDay(rules, date, now);
  if (message === undefined) return undefined;
  const nearest = nearestDays(rules, now, date);
  const days = nearest.map((each) => formatDay(rules, each, now));
  const bounds = bookableDays(rules, now.slice(0, 10)).map((each) => formatDay(rules, each, now));
  const [min = bounds[0] ?? '', max = bounds[1] ?? ''] = [days[0], days.at(-1)];
  const values = { day: formatDay(rules, date, now), days: list(rules, days), min, max };
  return { field: 'date', message: fillIn(message, values), nearest };
}

/** Returns the message for a day that cannot be booked, before its placeholders are filled in. */
function explainDay(rules: BookingRules, date: string, now: string): string | undefined {
  const { messages, days: { belowMin = messages.past, aboveMax = messages.tooFar } = {} } = rules;
  const today = now.slice(0, 10);
  const [first, last] = bookableDays(rules, today);
  if (date < first) return first > today ? belowMin : messages.past;
  if (date > last) return last < lastBookableDay(today) ? aboveMax : messages.tooFar;
  const hours = hoursOn(rules.hours, date);
  if (isClosed(hours)) return messages.closed;
  return isDayOver(hours, date, now) ? messages.todayOver : undefined;
}

function findSlotProblem(rules: BookingRules, { now, date, slot }: Visit): BookingProblem | undefined {
  const { messages } = rules;
  if (!rules.slots.includes(slot)) return undefined;
  const nearest = nearestSlots(rules, date, slot).filter((other) => !isOver(other, date, now));
  if (isOver(slot, date, now)) return { field: 'slot', message: messages.slotPast, nearest };
  if (slotsOn(rules, date).includes(slot)) return undefined;
  const hours = hoursOn(rules.hours, date);
  const [outside, unlisted] =
    nearest.length > 0 ? [messages.slot, messages.otherDay] : [messages.noSlot, messages.noneThatDay];
  const message = fillIn(fits(slot, hours) ? unlisted : outside, {
    hours: formatHours(rules, hours),
    day: formatDay(rules, date, now),
    slot: nearest[0] ?? '',
    slots: list(rules, nearest.slice(0, 2)),
  });
  return { field: 'slot', message, nearest };
}

/** The slots to show for a day, or for any day at a branch; which of them are unavailable, and why. */
export type SlotChoices = {
  offered: readonly string[] | undefined;
  unavailable?: readonly string[];
  reason?: string;
  isAnyDay?: true;
};

/**
 * Returns the slots to show for a day. The chosen slot is never unavailable, since the field has a message for it.
 * On a day that cannot be booked, all others are.
 */
export function slotChoices(
  rules: BookingRules,
  { now, date, slot: chosen }: { now: string; date: string; slot: string },
): SlotChoices {
  const offered = slotsToOffer(rules, date);
  const others = (offered ?? rules.slots).filter((slot) => slot !== chosen);
  if (findBookingProblem(rules, { now, date, slot: '' })) return { offered, unavailable: others };
  const hours = hoursOn(rules.hours, date);
  const outside = others.filter((slot) => !fits(slot, hours));
  const over = others.filter((slot) => isOver(slot, date, now));
  const { open, over: passed } = rules.messages;
  const reasons = [outside.length > 0 && open, over.length > 0 && passed].filter(Boolean).join(' ');
  const reason = fillIn(reasons, { day: formatDay(rules, date, now), hours: formatHours(rules, hours) });
  return { offered, unavailable: [...outside, ...over], reason };
}

export function slotsOn(rules: BookingRules, date: string): string[] {
  return slotsOfDay(rules, weekdayOf(date), hoursOn(rules.hours, date));
}

export function slotsOfDay(rules: BookingRules, weekday: Weekday, hours: DayHours): string[] {
  if (isClosed(hours)) return [];
  if (rules.slotMinutes && !hours.anyTimeByAppointment) return divide(hours.periods, rules.slotMinutes, rules);
  return slotsOfWeekday(rules, weekday).filter((slot) => fits(slot, hours));
}

/** Returns the slots to show for a day, if slots differ by day; on a closed day, all of them. */
export function slotsToOffer(rules: BookingRules | undefined, date: string | undefined): readonly string[] | undefined {
  if (!rules || !date || !isDate(date) || !(rules.slotsOfDays ?? rules.slotMinutes)) return undefined;
  const slots = slotsOn(rules, date);
  return slots.length > 0 ? slots : rules.slots;
}

/** Returns the slots that fit at least one day. */
export function slotsOfAnyDay(rules: BookingRules): string[] {
  const days = rowsOf(rules.hours).map((row) => joinTimes([row]));
  const divided = new Set(days.flatMap(({ periods }) => divide(periods, rules.slotMinutes ?? 1440, rules)));
  return rules.slots.filter((slot) => (rules.slotMinutes ? divided.has(slot) : days.some((day) => fits(slot, day))));
}

function rowsOf({ regular, seasons = [], exceptions }: OpeningHours) {
  return [...regular, ...seasons.flatMap((season) => season.regular), ...exceptions];
}

/** Returns the slots listed for a weekday, whether within opening hours or not. */
export function slotsOfWeekday({ slots, slotsOfDays }: BookingRules, weekday: Weekday): readonly string[] {
  return slotsOfDays?.filter(({ days }) => days.includes(weekday)).flatMap((each) => each.slots) ?? slots;
}

export function everySlot(rules: BookingRules): string[] {
  const { hours, branches = {}, slots, slotsOfDays = [], slotMinutes } = rules;
  const rows = [hours, ...Object.values(branches)].flatMap(rowsOf);
  const divided = slotMinutes ? rows.flatMap((row) => divide(joinTimes([row]).periods, slotMinutes, rules)) : [];
  const all = new Set([...divided, ...slots, ...slotsOfDays.flatMap((each) => each.slots)]);
  const time = (slot: string) => Object.values(slotTime(slot) ?? {}).join();
  return [...all].sort((a, b) => time(a).localeCompare(time(b)));
}

/** Divides periods into slots, written like opening hours (`8:30-9:30`) if `slotTime` can parse that. */
function divide(periods: readonly OpeningTime[], minutes: number, { language, timeRange }: BookingRules): string[] {
  return periods.flatMap((period) => {
    const [from, until] = spanOf(period);
    // A slot after midnight belongs to the next date.
    return Array.from({ length: Math.floor((Math.min(until, 1440) - from) / minutes) }, (_, index) => {
      const begins = from + index * minutes;
      const [opens = '', closes = ''] = [begins, begins + minutes].map((each) => formatTime(timeOf(each), language));
      const slot = fillIn(timeRange, { opens, closes });
      return slotTime(slot) ? slot : `${opens}–${closes}`;
    });
  });
}

/** Returns the first and last day that the form offers, open or not. */
function bookableDays({ days }: BookingRules, today: string): [first: string, last: string] {
  const [min = today, max = ''] = [dayOf(days?.min, today), dayOf(days?.max, today)];
  const last = lastBookableDay(today);
  return [min > today ? min : today, max && max < last ? max : last];
}

/** Returns the last bookable day: a year from today, or 28 February if today is the 29th. */
export function lastBookableDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('-02-29', '-02-28');
}

/** Returns the bookable days nearest to a date: one on either side, or two on one side if the other has none. */
function nearestDays(rules: BookingRules, now: string, date: string): string[] {
  const [first, last] = bookableDays(rules, now.slice(0, 10));
  const find = (from: string, step: 1 | -1) => {
    const found: string[] = [];
    for (let day = from; found.length < 2 && day >= first && day <= last; day = addDays(day, step)) {
      const times = hoursOn(rules.hours, day);
      if (!isClosed(times) && !isDayOver(times, day, now)) found.push(day);
    }
    return found;
  };
  const before = find(date > last ? last : addDays(date, -1), -1);
  const after = find(date < first ? first : addDays(date, 1), 1);
  return [...before.slice(0, after.length > 0 ? 1 : 2), ...after.slice(0, before.length > 0 ? 1 : 2)].sort();
}

/** Returns the slots of a day, the nearest to `slot` first. */
function nearestSlots(rules: BookingRules, date: string, slot: string): string[] {
  const wanted = rules.slots.indexOf(slot);
  const distance = (other: string) => Math.abs(rules.slots.indexOf(other) - wanted);
  return slotsOn(rules, date).sort((a, b) => distance(a) - distance(b));
}

function isDayOver({ periods, anyTimeByAppointment }: DayHours, date: string, now: string): boolean {
  const minute = minutesOf(now.slice(11));
  return now.startsWith(date) && !anyTimeByAppointment && periods.every((period) => spanOf(period)[1] <= minute);
}

/** A slot without a time, such as `Morning`, fits any open day; a day by appointment at any time fits any slot. */
function fits(slot: string, { periods, anyTimeByAppointment }: DayHours): boolean {
  const span = slotTime(slot);
  return !span || anyTimeByAppointment || isWithin(span, periods);
}

function isOver(slot: string, date: string, now: string): boolean {
  const closes = slotTime(slot)?.closes;
  return closes !== undefined && `${date}T${closes}` <= now;
}

/** `8:00-12:00 and 13:00-18:00`. */
function formatHours({ language, timeRange }: BookingRules, { periods }: DayHours): string {
  const open = periods.map(({ opens, closes }) =>
    fillIn(timeRange, { opens: formatTime(opens, language), closes: formatTime(closes, language) }),
  );
  return new Intl.ListFormat(language).format(open);
}

/** Whether a text is a real date, such as `2026-11-29`. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  // JavaScript parses 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `2026-11-29` → `Sunday 29 November`, with the year if it is not that of `now`. */
export function formatDay({ language }: Pick<BookingRules, 'language'>, date: string, now: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const year = date.slice(0, 4) !== now.slice(0, 4) && ({ year: 'numeric' } as const);
  return formatDate(date, language, { ...options, ...year });
}

function list({ language }: BookingRules, choices: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
}
