import * as z from 'zod/mini';
import { type BookingRules, findBookingProblem, todayIn } from './booking.ts';

/** The rules of one form field, which browser and server both apply. */
export type FieldRule = {
  name: string;
  required: boolean;
  /** Minimum length in characters, unless the field is empty. */
  min: number;
  /** Maximum length in characters. */
  max: number;
  message: string;
  tooLong: string;
  /** The valid values of a select. */
  values?: readonly string[];
  format?: 'email' | 'date' | 'phone';
};

/** The values of an enquiry as sent and stored: every field is a string, empty where nothing was typed. */
export type EnquiryValues = Record<string, string>;

/** Maximum length of the honeypot field in characters. */
export const honeypotMax = 1000;

/**
 * The contract between form and server: validates an object of strings, trimmed, against the rules.
 * Issues carry the rule's message; a missing field counts as empty. With `booking`, a date and a time also have to be
 * bookable on `today`, the day where the business is.
 */
export function enquirySchema(
  rules: readonly FieldRule[],
  booking?: BookingRules,
  today = () => todayIn(booking?.hours.timeZone ?? 'UTC'),
) {
  const fields = Object.fromEntries(rules.map((rule) => [rule.name, fieldSchema(rule)]));
  const schema = z.object({
    ...fields,
    website: z._default(z.string().check(z.maxLength(honeypotMax)), ''),
  }) as unknown as z.ZodMiniType<EnquiryValues, EnquiryValues>;
  return booking ? schema.check(bookingCheck(booking, today)) : schema;
}

function bookingCheck(booking: BookingRules, today: () => string) {
  const check = z.check<EnquiryValues>(({ value, issues }) => {
    const { preferredDate: date, preferredTime: slot = '' } = value;
    const problem = date && findBookingProblem(booking, { today: today(), date, slot });
    if (problem) issues.push({ code: 'custom', path: [problem.field], message: problem.message, input: value });
  });
  // Runs although another field is invalid, so that every error is shown at once.
  check._zod.def.when = () => true;
  return check;
}

function fieldSchema(rule: FieldRule) {
  const text = z.pipe(
    z._default(z.string(rule.message), ''),
    z.string().check(
      z.trim(),
      z.maxLength(rule.max, rule.tooLong),
      z.refine((value) => isAcceptable(value, rule), rule.message),
    ),
  );
  return text;
}

const email = /* @__PURE__ */ z.email();
const date = /* @__PURE__ */ z.iso.date();

/** A character that can be seen; U+2800 is a Braille cell without dots. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Fewest digits of a telephone number. */
const minDigits = 7;

function isAcceptable(value: string, { required, min, values, format }: FieldRule): boolean {
  if (value === '') return !required;
  if (required && !visible.test(value)) return false;
  if (value.length < min) return false;
  if (values && !values.includes(value)) return false;
  if (format === 'email') return z.safeParse(email, value).success;
  if (format === 'date') return z.safeParse(date, value).success;
  if (format === 'phone') return (value.match(/\d/g)?.length ?? 0) >= minDigits;
  return true;
}
