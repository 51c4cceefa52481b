import * as z from 'zod/mini';
import { type BookingRules, type Bound, findBookingProblem, rulesAt } from './booking.ts';
import { addDays } from './clock.ts';
import { behaviourOf, codesOf, type FieldKind, type FieldRule } from './field-kinds.ts';

/** The values of an enquiry as sent and stored: every field is a string, possibly empty. */
export type EnquiryValues = Record<string, string>;

/** Maximum length of the honeypot field in characters. */
export const honeypotMax = 1000;

/**
 * The contract between form and server: trims and validates strings. A field that is missing, hidden or no string counts
 * as empty. Days are counted from `now`, the local minute at the business, at which a `booking` must be possible.
 */
export function enquirySchema(rules: readonly FieldRule[], now: () => string, booking?: BookingRules) {
  const check = z.check<EnquiryValues>(({ value, issues }) => {
    for (const [name, message] of findProblems(rules, value, booking, now()))
      issues.push({ code: 'custom', path: [name], message, input: value });
  });
  const read = z.transform((values: EnquiryValues) => readValues(rules, values));
  return z.pipe(read, z.record(z.string(), z.string()).check(check));
}

/** Returns the normalised values of the fields, and the honeypot. */
function readValues(rules: readonly FieldRule[], written: EnquiryValues): EnquiryValues {
  const values = Object.fromEntries(rules.map((rule) => [rule.name, normalise(written[rule.name], rule)]));
  const shown = rules.map((rule) => [rule.name, isShown(rule, rules, values) ? values[rule.name] : '']);
  return { ...Object.fromEntries(shown), website: written.website ?? '' };
}

function normalise(value: unknown, rule: FieldRule): string {
  if (typeof value !== 'string') return '';
  const { normalise: finish = (text: string) => text, isCode } = behaviourOf(rule.kind);
  return finish((isCode ? plainCharacters(value) : value).trim(), rule);
}

function isShown({ when }: FieldRule, rules: readonly FieldRule[], values: EnquiryValues): boolean {
  if (!when) return true;
  const kind = rules.find((rule) => rule.name === when.field)?.kind ?? 'text';
  return codesOf(kind, values[when.field] ?? '').some((code) => when.is.includes(code));
}

/** Yields the first problem of each field, in order, then that of the visit. */
function* findProblems(
  rules: readonly FieldRule[],
  values: EnquiryValues,
  booking: BookingRules | undefined,
  now: string,
): Generator<[name: string, message: string]> {
  const names = appointmentFields(rules);
  for (const rule of rules) {
    // The booking rules have the other bounds of the day of a visit.
    const isBooked = booking && rule.name === names.date;
    const own = isBooked ? { ...rule, min: fromField(rule.min), max: fromField(rule.max) } : rule;
    const message = problemOf(own, rules, values, now.slice(0, 10));
    if (message !== undefined) yield [rule.name, message];
  }
  if ((values.website ?? '').length > honeypotMax) yield ['website', ''];
  const { [names.date]: date, [names.slot]: slot = '', [names.branch]: branch } = values;
  if (!booking || !date || !hasPlace(rules, branch)) return;
  const problem = findBookingProblem(rulesAt(withDays(booking, rules), branch), { now, date, slot });
  if (problem) yield [names[problem.field], problem.message];
}

/** Returns a bound if it counts from another field. */
function fromField(bound: Bound): Bound {
  return typeof bound === 'object' && bound.field !== undefined ? bound : undefined;
}

/** Whether the place of a visit, and so its hours, is known: not while a required branch is not chosen. */
export function hasPlace(rules: readonly FieldRule[], branch: string | undefined): boolean {
  return Boolean(branch) || !rules.some(({ role, required }) => role === 'branch' && required);
}

/** Adds the bounds of the visit's date field to the booking rules. */
export function withDays<Rules extends BookingRules>(booking: Rules, rules: readonly FieldRule[]): Rules {
  const { date } = appointmentFields(rules);
  return { ...booking, days: rules.find(({ name }) => name === date) };
}

/** Returns the names of the date, slot, nights and branch fields; `''` for those that the form lacks. */
export function appointmentFields(rules: readonly DayRule[]): Record<'date' | 'slot' | 'nights' | 'branch', string> {
  const nameOf = (kind: FieldKind) =>
    rules.find((rule) => rule.role === 'appointment' && rule.kind === kind)?.name ?? '';
  const branch = rules.find(({ role }) => role === 'branch')?.name ?? '';
  return { date: nameOf('date'), slot: nameOf('slot'), nights: nameOf('number'), branch };
}

/**
 * Returns the names of the first and the last day of a visit. The last is counted forward from the first, as a
 * departure is from an arrival, which needs no role: a stay may begin on a closed day.
 */
export function visitFields(rules: readonly DayRule[]): Record<'date' | 'until', string> {
  const { date } = appointmentFields(rules);
  // A day that must have passed is none of a visit.
  const stays = rules.flatMap(({ name, min, max }) =>
    typeof min === 'object' && min.field && min.days >= 0 && max !== 'today' ? [{ date: min.field, until: name }] : [],
  );
  return stays.find((stay) => date === '' || date === stay.date) ?? { date, until: '' };
}

/** Returns the day of departure after some nights, at most a year; empty without an arrival or a number of nights. */
export function departureAfter(nights: string, arrival: string): string {
  const count = Number(nights);
  return arrival !== '' && count > 0 && count <= 366 ? addDays(arrival, count) : '';
}

type DayRule = Pick<FieldRule, 'name' | 'kind' | 'role' | 'min' | 'max'>;

/**
 * `０１６３２` → `01632`, as keyboards of some languages write numbers; also without the invisible marks of a copied
 * number. Leaves long texts unchanged, because accents take quadratic time.
 */
function plainCharacters(text: string): string {
  return text.length > maxCode ? text : text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

const maxCode = 1000;

/** Returns the limits of a value's length. For numbers and days, `min` and `max` limit the value instead. */
export function lengthOf({ kind, min, max }: FieldRule): readonly [min: number, max: number] {
  const { settings, length } = behaviourOf(kind);
  return settings === 'length' ? [Number(min ?? length[0]), Number(max ?? length[1])] : length;
}

/** A visible character. U+2800 is the blank Braille pattern. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

function problemOf(
  rule: FieldRule,
  rules: readonly FieldRule[],
  values: EnquiryValues,
  today: string,
): string | undefined {
  const { name, kind, required, unless, values: codes, message, tooLong = message, tooShort = message } = rule;
  const value = values[name] ?? '';
  const [min, max] = lengthOf(rule);
  const { settings, check } = behaviourOf(kind);
  if (value === '') {
    const isNeeded = unless ? !values[unless.field] : required;
    return isNeeded && isShown(rule, rules, values) ? (unless?.message ?? message) : undefined;
  }
  const isTooLong = value.length > max;
  if (isTooLong && settings === 'length') return tooLong;
  if (required && !visible.test(value)) return message;
  if (value.length < min) return tooShort;
  if (codes && !codesOf(kind, value).every((code) => codes.includes(code))) return message;
  return check?.(value, rule, today, values) ?? (isTooLong ? message : undefined);
}
