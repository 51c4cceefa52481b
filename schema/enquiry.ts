import * as z from 'zod/mini';

/** One field of a form, with every rule that both browser and server hold it to. */
export type FieldRule = {
  name: string;
  required: boolean;
  /** Fewest characters, once anything is written. */
  min: number;
  /** Most characters. */
  max: number;
  message: string;
  tooLong: string;
  /** The only values allowed, for a select. */
  values?: readonly string[];
  format?: 'email' | 'date';
};

/** The values of an enquiry as they are sent and stored: every field a string, empty where nothing was written. */
export type EnquiryValues = Record<string, string>;

/** The most characters that the trap field may carry, whatever fills it. */
export const honeypotMax = 1000;

/**
 * The one contract between form and server: an object of trimmed strings held to the rules.
 * Issues carry the rule's own message; a field that is absent counts as empty.
 */
export function enquirySchema(rules: readonly FieldRule[]) {
  const fields = Object.fromEntries(rules.map((rule) => [rule.name, fieldSchema(rule)]));
  return z.object({
    ...fields,
    website: z._default(z.string().check(z.maxLength(honeypotMax)), ''),
  }) as unknown as z.ZodMiniType<EnquiryValues, EnquiryValues>;
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

function isAcceptable(value: string, { required, min, values, format }: FieldRule): boolean {
  if (value === '') return !required;
  if (value.length < min) return false;
  if (values && !values.includes(value)) return false;
  if (format === 'email') return z.safeParse(email, value).success;
  if (format === 'date') return z.safeParse(date, value).success;
  return true;
}
