import * as z from 'zod';
import { type FieldKind, fieldKinds, roles } from './field-kinds.ts';
import { addIssue, line, sentence, toSlug } from './text.ts';
import { reference } from './typed-reference.ts';

const lengthBound = z.number().int().min(0).max(10_000);

const dayForm =
  "must be a day such as '2026-12-25', 'today', { days: 2 } for two days from today, or { field: 'arrival', days: 1 } for the day after that of another field";

const dayBound = z.union(
  [
    z.iso.date(dayForm),
    z.literal('today'),
    z.strictObject({
      /** The name of another date field of the form; by default it counts from the day of sending: `'arrival'`. */
      field: z.string().optional(),
      /**
       * Number of days after it, or before it if negative: `1`. As the `max` of a date of birth, `-6574` is an age of
       * at least 18 years.
       */
      days: z.number().int().min(-36_525).max(366),
    }),
  ],
  dayForm,
);

/** A bound that a form sets for a shared field; site/check-forms.ts checks that it suits the field's kind. */
const ownBound = z.union([z.number(), dayBound], 'must be a number or, for a date field, a day');

/** An option of a select or of radio buttons. */
const option = z.strictObject({
  /** The submitted value: `'interim-service'`. */
  code: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens, at most 40 characters'),
  /** The displayed text: `'Interim Service {price:interim-service}'`. */
  label: line,
});

const options = z.array(option);

/** A condition on another field of the form. */
const condition = z.strictObject({
  /** The name of a field with choices, or of a checkbox, whose value is `'yes'` once ticked: `'service'`. */
  field: z.string(),
  /** The value that it must have, or a list of them; by default any: `'other'`. */
  is: z
    .union([z.string(), z.array(z.string())], "must be a value in quotes, for a checkbox 'yes', or a list of them")
    .optional(),
});

/** Settings common to all kinds of field. */
const common = {
  /**
   * What the system uses the field for:
   * - `name`: the sender's name
   * - `answer-by`: where to answer; the default of the kinds `phone` and `email`
   * - `message`: what the sender writes
   * - `service`: the service, which links can preselect
   * - `subject`: what the enquiry is about, for lists and for the subjects of mails; a `text` or a `plate`
   * - `appointment`: the day or the time of a visit, within opening hours; a stay, whose departure has
   *   `min: { field: 'arrival', days: 1 }`, may do without, and then begins on any day; a `number` is that of the nights
   * - `branch`: the branch or department to visit or write to, whose hours and email address then apply; its
   *   choices are the keys of `departments` with an address, hours, an email address or `comesToCustomers`, and one
   *   other for the business
   *
   * Example: `'subject'`.
   */
  role: z.enum(roles).optional(),
  /** Its label, without an asterisk: `'Phone number'`. */
  label: line,
  /** A hint under it: `'So that we can call you back'`. */
  help: line.optional(),
  /** Whether it must be filled in, as an asterisk shows: `true`. */
  required: z.boolean().default(false),
  /** Requires it only while this field of the form is empty: `'email'`. */
  requiredUnless: z.string().optional(),
  /**
   * The message if it is missing, too short or malformed, by default that of its kind; for a text shorter than `min`,
   * the default states the minimum.
   * Example: `'Please enter a valid phone number'`.
   */
  message: line.optional(),
  /** The `autocomplete` attribute, by default that of its kind: `'organization'`. */
  autocomplete: z.string().optional(),
  /** Shows and requires it only while another field has a value: `{ field: 'service', is: 'other' }`. */
  when: condition.optional(),
};

const length = {
  /** Minimum length in characters of a text that is not empty: `10`. */
  min: lengthBound.optional(),
  /** Maximum length in characters: `30`. */
  max: lengthBound.min(1).optional(),
  /** The message if it is longer than `max`: `'At most 80 characters, please'`. */
  tooLong: line.optional(),
};

const range = {
  /** The smallest number: `0`. */
  min: z.number().optional(),
  /** The largest number: `999_999`. */
  max: z.number().optional(),
  /** Decimal places, by default none: `1`. */
  decimals: z.number().int().min(0).max(6).optional(),
  /** The message for a smaller number: `'Please enter [min] or more'`. */
  belowMin: line.optional(),
  /** The message for a larger number: `'Please enter [max] or less'`. */
  aboveMax: line.optional(),
};

const days = {
  /**
   * The earliest day: a date, the day of sending, or a number of days from that or from another field.
   * Examples: `'2026-12-25'`, `'today'`, `{ days: 2 }`, `{ field: 'arrival', days: 2 }`.
   */
  min: dayBound.optional(),
  /** The latest day, as above: `'2027-12-31'`. */
  max: dayBound.optional(),
  /** The message for an earlier day: `'Please enter [min] or a later date'`. */
  belowMin: line.optional(),
  /** The message for a later day: `'Please enter [max] or an earlier date'`. */
  aboveMax: line.optional(),
};

const list = {
  /**
   * Its choices, in order. With `role: 'service'` they are by default the services.
   * Example: `[{ code: 'brake-service', label: 'Brake Service' }]`.
   */
  options: options.default([]),
  /** The first, empty choice: `'Choose a service'`. */
  placeholder: line.optional(),
};

const several = {
  /** Its choices, in order: `[{ code: 'monday', label: 'Monday' }]`. */
  options: list.options,
  /** Minimum number of choices, if any is made: `2`. */
  min: z.number().int().min(1).optional(),
  /** Maximum number of choices: `3`. */
  max: z.number().int().min(1).optional(),
  /** The message if fewer are chosen: `'Please choose [min] days or more'`. */
  belowMin: line.optional(),
  /** The message if more are chosen: `'Please choose [max] days at most'`. */
  aboveMax: line.optional(),
};

const tick = {
  /** Its label, which may have links: `'I accept the [terms](/terms)'`. */
  label: sentence,
};

/** The settings of each kind of field, besides the common ones. */
export const settings = {
  length,
  range,
  days,
  options: {
    /** Its choices, in order: `[{ code: 'morning', label: 'In the morning' }]`. */
    options: list.options,
  },
  several,
  list,
  tick,
  none: {},
};

type Settings<Kind extends FieldKind> = (typeof settings)[(typeof fieldKinds)[Kind]['settings']];

type FieldSchemas<Own extends z.core.$ZodLooseShape> = {
  [Kind in FieldKind]: z.ZodObject<{ kind: z.ZodLiteral<Kind> } & Own & typeof common & Settings<Kind>, z.core.$strict>;
};

/** Creates the union of all kinds of field, with additional settings. */
function fieldUnion<Own extends z.core.$ZodLooseShape>(own: Own) {
  const schemas = Object.entries(fieldKinds).map(([kind, behaviour]) =>
    z.strictObject({
      /**
       * What it asks for, which decides its control, its settings and what is checked besides lengths and bounds:
       * - `text`, `textarea`: one line or several, of any text
       * - `email`: an address with an @ and a domain; `müller.de` is stored as mail writes it, `xn--mller-kva.de`
       * - `phone`: seven digits or more, in any notation; as in all but texts, full-width digits become plain ones
       * - `postcode`, `plate`: of any country, so any text; mails show them in capitals
       * - `number`: a number with at most its `decimals`
       * - `date`: a day that exists; with `role: 'appointment'` also that it can be booked
       * - `slot`: one of the times of the forms
       * - `select`, `radio`: one of its `options`, in a menu or as buttons
       * - `checkboxes`: any of its `options`, several too
       * - `checkbox`: a tick, such as of terms
       *
       * Example: `'number'`.
       */
      kind: z.literal(kind),
      ...own,
      ...common,
      ...settings[behaviour.settings],
    }),
  );
  type Schema = FieldSchemas<Own>[FieldKind];
  return z.discriminatedUnion('kind', schemas as unknown as [Schema, ...Schema[]]);
}

/** The name by which a field is sent, stored and exported. */
export const fieldName = z.string().check((ctx) => {
  if (/^[a-z][A-Za-z0-9]{0,39}$/.test(ctx.value)) return;
  const corrected = toSlug(ctx.value).replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  addIssue(ctx, `must be letters and digits, starting with a lower-case letter; write ${corrected || 'preferredDate'}`);
});

/** A field that forms may share. */
export const field = fieldUnion({});

/** A field of one form: a shared field with its differences here, or one of the form's own. */
export const formField = z.union(
  [
    z.strictObject({
      /** The name of the shared field: `'registration'`. */
      field: reference('field'),
      /** Whether it must be filled in here: `true`. */
      required: common.required.unwrap().optional(),
      /** Requires it here only while this field of the form is empty: `'email'`. */
      requiredUnless: z.string().optional(),
      /** Its label here; that of a checkbox may have links: `'How can we help?'`. */
      label: sentence.optional(),
      /** The hint under it here: `'A sentence will do'`. */
      help: line.optional(),
      /** Its minimum here, in the form that its kind takes: `10`. */
      min: ownBound.optional(),
      /** Its maximum here: `500`. */
      max: ownBound.optional(),
      /** Its choices here, in order: `[{ code: 'brake-service', label: 'Brake Service' }]`. */
      options: options.optional(),
      /** Shows and requires it only while another field has a value: `{ field: 'service', is: 'other' }`. */
      when: condition.optional(),
    }),
    fieldUnion({
      /** The name by which it is sent and stored: `'mileage'`. */
      name: fieldName,
    }),
  ],
  "must be one of the shared fields, such as { field: 'name' }, or a field of its own, such as { name: 'mileage', kind: 'number', label: 'Mileage' }",
);

export type Field = z.output<typeof field>;
export type FormField = z.output<typeof formField>;
export type Option = z.output<typeof option>;
