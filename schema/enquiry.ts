import * as z from 'zod/mini';
import { type BookingRules, findBookingProblem, rulesAt } from './booking.ts';
import { minuteIn } from './clock.ts';
import { behaviourOf, checkDayAfter, codesOf, dependsOn, type FieldKind, type FieldRule } from './field-kinds.ts';

/** The values of an enquiry as sent and stored: every field is a string, possibly empty. */
export type EnquiryValues = Record<string, string>;

/** Maximum length of the honeypot field in characters. */
export const honeypotMax = 1000;

/**
 * The contract between form and server: trims and validates strings. A missing or hidden field counts as empty.
 * A `booking` must be possible at `now`.
 */
export function enquirySchema(
  rules: readonly FieldRule[],
  booking?: BookingRules,
  now = () => minuteIn(booking?.hours.timeZone ?? 'UTC'),
) {
  const visit = booking && appointmentFields(rules).date;
  const fields = Object.fromEntries(
    rules.map((rule) => {
      // The booking check below validates the date of a visit.
      const own = rule.name === visit ? { ...rule, min: undefined, max: undefined } : rule;
      return [rule.name, fieldSchema(own, now)];
    }),
  );
  const schema = z.object({
    ...fields,
    website: z._default(z.string().check(messageCheck((value) => (value.length > honeypotMax ? '' : undefined))), ''),
  }) as unknown as z.ZodMiniType<EnquiryValues, EnquiryValues>;
  const conditional = rules.filter(({ when }) => when);
  const checked = schema.check(
    ...rules
      .filter(({ required, when, unless }) => (required && when) || unless)
      .map((rule) => requirementCheck(rule, rules)),
    ...rules.filter((rule) => dependsOn(rule)).map(dayAfterCheck),
    ...(booking ? [bookingCheck(rules, withDays(booking, rules), now)] : []),
  );
  if (conditional.length === 0) return checked;
  const emptyHidden = (values: EnquiryValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isShown(rules, name, values)));
  return z.pipe(z.transform(emptyHidden), checked) as unknown as z.ZodMiniType<EnquiryValues, EnquiryValues>;
}

function isShown(rules: readonly FieldRule[], name: string, values: EnquiryValues): boolean {
  const when = rules.find((rule) => rule.name === name)?.when;
  if (!when) return true;
  const kind = rules.find((rule) => rule.name === when.field)?.kind ?? 'text';
  return codesOf(kind, values[when.field] ?? '').some((code) => when.is.includes(code));
}

/** Requires a field while it is shown; if it has an alternative, only while that is empty. */
function requirementCheck({ name, unless, message }: FieldRule, rules: readonly FieldRule[]) {
  return crossFieldCheck(({ value, issues }) => {
    if (value[name] || (unless && value[unless.field])) return;
    if (!isShown(rules, name, value)) return;
    issues.push({ code: 'custom', path: [name], message: unless?.message ?? message, input: value });
  });
}

function dayAfterCheck(rule: FieldRule) {
  return crossFieldCheck(({ value, issues }) => {
    const message = checkDayAfter(rule, value);
    if (message !== undefined) issues.push({ code: 'custom', path: [rule.name], message, input: value });
  });
}

function bookingCheck(rules: readonly FieldRule[], booking: BookingRules, now: () => string) {
  const names = appointmentFields(rules);
  return crossFieldCheck(({ value, issues }) => {
    const { [names.date]: date, [names.slot]: slot = '', [names.branch]: branch } = value;
    const problem =
      date && hasPlace(rules, branch) && findBookingProblem(rulesAt(booking, branch), { now: now(), date, slot });
    if (problem) issues.push({ code: 'custom', path: [names[problem.field]], message: problem.message, input: value });
  });
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

/** A check across fields. Runs even if a field is invalid, so that all errors appear at once. */
function crossFieldCheck(run: z.core.CheckFn<EnquiryValues>) {
  const check = z.check<EnquiryValues>(run);
  check._zod.def.when = () => true;
  return check;
}

/** Returns the names of the date, slot and branch fields; `''` for those that the form lacks. */
export function appointmentFields(rules: readonly DayRule[]): Record<'date' | 'slot' | 'branch', string> {
  const nameOf = (kind: FieldKind) =>
    rules.find((rule) => rule.role === 'appointment' && rule.kind === kind)?.name ?? '';
  const branch = rules.find(({ role }) => role === 'branch')?.name ?? '';
  return { date: nameOf('date'), slot: nameOf('slot'), branch };
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

type DayRule = Pick<FieldRule, 'name' | 'kind' | 'role' | 'min' | 'max'>;

function fieldSchema(rule: FieldRule, now: () => string) {
  const { normalise = (value: string) => value, isCode } = behaviourOf(rule.kind);
  return z.pipe(
    z._default(z.string(rule.message), ''),
    z.string().check(
      z.overwrite((value) => normalise((isCode ? plainCharacters(value) : value).trim(), rule)),
      messageCheck((value) => problemOf(value, rule, now)),
    ),
  );
}

/**
 * `０１６３２` → `01632`, as keyboards of some languages write numbers; also without the invisible marks of a copied
 * number. Leaves long texts unchanged, because accents take quadratic time.
 */
function plainCharacters(text: string): string {
  return text.length > maxCode ? text : text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

const maxCode = 1000;

function messageCheck(find: (value: string) => string | undefined) {
  return z.check<string>(({ value, issues }) => {
    const message = find(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}

/** Returns the limits of a value's length. For numbers and days, `min` and `max` limit the value instead. */
export function lengthOf({ kind, min, max }: FieldRule): readonly [min: number, max: number] {
  const { settings, length } = behaviourOf(kind);
  return settings === 'length' ? [Number(min ?? length[0]), Number(max ?? length[1])] : length;
}

/** A visible character. U+2800 is the blank Braille pattern. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

function problemOf(value: string, rule: FieldRule, now: () => string): string | undefined {
  const { kind, required, values, message, tooLong = message, tooShort = message, when } = rule;
  const [min, max] = lengthOf(rule);
  if (value === '') return required && !when ? message : undefined;
  if (value.length > max) return tooLong;
  if (required && !visible.test(value)) return message;
  if (value.length < min) return tooShort;
  if (values && !codesOf(kind, value).every((code) => values.includes(code))) return message;
  return behaviourOf(kind).check?.(value, rule, now().slice(0, 10));
}
