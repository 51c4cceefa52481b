import { type Bound, dayOf, isDate } from './booking.ts';
import { formatDate } from './clock.ts';
import { asciiEmail, isEmail, maxEmail, unicodeEmail } from './email.ts';
import { fillIn } from './placeholders.ts';

/** What the system uses a field for, independent of its name. */
export const roles = ['name', 'answer-by', 'message', 'service', 'subject', 'appointment', 'branch'] as const;

export type Role = (typeof roles)[number];

/** The validation rules of a form field, shared by browser and server. */
export type FieldRule = {
  name: string;
  kind: FieldKind;
  role?: Role;
  required: boolean;
  /** The alternative field: this one is required only while that is empty. The message is for both being empty. */
  unless?: { field: string; message: string };
  /** Minimum length in characters (an empty value passes), or the smallest number or earliest day. */
  min?: Bound;
  max?: Bound;
  /** Locale for parsing numbers, and for days in messages that depend on when the form is sent: `'en-GB'`. */
  language?: string;
  /** Decimal places of a number. */
  decimals?: number;
  message: string;
  /** The message for a text longer than `max`, or for a number with more than its decimals. */
  tooLong?: string;
  /** The message for a text shorter than `min`; without it, `message`. */
  tooShort?: string;
  belowMin?: string;
  aboveMax?: string;
  /** The message for an email address with more than ASCII before the @; without it, `message`. */
  beforeAt?: string;
  /** The codes of the choices. */
  values?: readonly string[];
  /** Shows the field, and requires it if `required`, only while another field has one of these values. */
  when?: { field: string; is: readonly string[] };
};

export const roleKinds: Readonly<Record<Role, readonly string[]>> = {
  name: ['text'],
  'answer-by': ['email', 'phone'],
  message: ['textarea'],
  service: ['select'],
  subject: ['text', 'plate'],
  appointment: ['date', 'slot', 'number'],
  branch: ['select', 'radio'],
};

/** The part of a form to which a role belongs; templates/islands/field-groups.ts finds that of other fields. */
export const roleGroups: Readonly<Partial<Record<Role, FieldGroup>>> = {
  name: 'sender',
  'answer-by': 'sender',
  subject: 'subject',
  service: 'request',
  message: 'request',
  appointment: 'visit',
};

export type FieldGroup = 'sender' | 'subject' | 'request' | 'visit';

/** Behaviour of a kind of field everywhere: in the definition, in forms, on the server, in mails and lists. */
type FieldBehaviour = {
  /** Its group of settings in the definition, besides the common ones; see schema/field.ts. */
  settings: 'length' | 'range' | 'days' | 'options' | 'several' | 'list' | 'tick' | 'none';
  /** Its form control; templates/islands/Field.tsx renders each. */
  control: 'text' | 'tel' | 'email' | 'date' | 'select' | 'textarea' | 'choices' | 'checkbox';
  /** Attributes that choose the on-screen keyboard, where the control does not. */
  keyboard?: { inputMode?: 'decimal'; autoCapitalize?: string; spellCheck?: boolean };
  autocomplete?: string;
  /** Default minimum and maximum length in characters. */
  length: readonly [min: number, max: number];
  /** Free text, which the server normalises as one line or several. */
  freeText?: 'line' | 'lines';
  /** Not words: full-width digits and the like become plain characters, and invisible ones are removed. */
  isCode?: true;
  normalise?: (value: string, rule: FieldRule) => string;
  /** Returns the error message for a value, which is not empty, among those of the form. `today` is a local date. */
  check?: (
    value: string,
    rule: FieldRule,
    today: string,
    values: Readonly<Record<string, string>>,
  ) => string | undefined;
  format?: (value: string, language: string) => string;
  /** Returns a `tel:` or `mailto:` link. */
  href?: (value: string) => string | undefined;
  /** Allows several choices, stored as one value of their codes: `monday,friday`. */
  isMultiple?: true;
  /** A genuine value never contains a web address, so one is a sign of spam. */
  isLinkless?: true;
  /** A few characters: its control is no wider, and takes half a row of a phone. */
  isShort?: true;
  /** Leaves it out of the list of enquiries. */
  isUnlisted?: true;
  /** Whether the confirmation may repeat a value. A spammer could otherwise send any address their text or number. */
  isSafe?: (value: string) => boolean;
};

const always = () => true;

/** All kinds of field. A new kind is an entry here. */
export const fieldKinds = {
  text: { settings: 'length', control: 'text', length: [0, 200], freeText: 'line' },
  textarea: { settings: 'length', control: 'textarea', length: [0, 5000], freeText: 'lines', isUnlisted: true },
  select: { settings: 'list', control: 'select', length: [1, 40], isSafe: always },
  radio: { settings: 'options', control: 'choices', length: [1, 40], isSafe: always },
  checkboxes: {
    settings: 'several',
    control: 'choices',
    length: [0, 5000],
    isMultiple: true,
    normalise: (value) => [...new Set(value.split(/[\s,]+/))].join(),
    check: (value, rule) => checkBounds(value.split(',').length, rule),
    isSafe: always,
  },
  checkbox: { settings: 'tick', control: 'checkbox', length: [1, 3], isSafe: always },
  number: {
    settings: 'range',
    control: 'text',
    keyboard: { inputMode: 'decimal' },
    length: [0, 30],
    freeText: 'line',
    isCode: true,
    normalise: plainNumber,
    check: checkNumber,
    format: formatNumberAnswer,
    isLinkless: true,
    isSafe: (value) => !hasPhone(value),
  },
  date: {
    settings: 'days',
    control: 'date',
    length: [0, 10],
    check: checkDate,
    format: formatDateAnswer,
    isSafe: always,
  },
  slot: { settings: 'none', control: 'choices', length: [0, 40], isSafe: always },
  email: {
    settings: 'length',
    control: 'email',
    keyboard: { spellCheck: false },
    autocomplete: 'email',
    length: [0, maxEmail],
    isCode: true,
    normalise: asciiEmail,
    check: (value, { message, beforeAt = message }) => {
      if (isEmail(value)) return undefined;
      return isEmail(value.replace(/[^\w.@'+-]/g, '_')) ? beforeAt : message;
    },
    format: unicodeEmail,
    href: (value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
    isUnlisted: true,
  },
  phone: {
    settings: 'length',
    control: 'tel',
    autocomplete: 'tel',
    length: [7, 30],
    freeText: 'line',
    isCode: true,
    check: (value, { message }) => (hasPhone(value) ? undefined : message),
    href: telephoneLink,
    isLinkless: true,
  },
  postcode: {
    settings: 'length',
    control: 'text',
    keyboard: { autoCapitalize: 'characters', spellCheck: false },
    autocomplete: 'postal-code',
    length: [0, 12],
    freeText: 'line',
    isCode: true,
    format: inCapitals,
    isLinkless: true,
    isUnlisted: true,
    isShort: true,
  },
  plate: {
    settings: 'length',
    control: 'text',
    keyboard: { autoCapitalize: 'characters', spellCheck: false },
    length: [1, 15],
    freeText: 'line',
    isCode: true,
    format: inCapitals,
    isLinkless: true,
    isShort: true,
    isSafe: (value) => /^[A-Za-z0-9 ]{1,10}$/.test(value) && !hasPhone(value),
  },
} as const satisfies Record<string, FieldBehaviour>;

export type FieldKind = keyof typeof fieldKinds;

/** Returns the behaviour of a kind, typed so that every optional property exists. */
export function behaviourOf(kind: FieldKind): FieldBehaviour {
  return fieldKinds[kind];
}

/** Returns the codes of the choices in a value: one, or several if the kind allows them. */
export function codesOf(kind: FieldKind, value: string): string[] {
  return behaviourOf(kind).isMultiple ? value.split(',').filter(Boolean) : [value];
}

/** Returns the labels of the choices in a value: `Monday, Friday`; undefined if a code is unknown. */
export function labelsOf(
  kind: FieldKind,
  value: string,
  choices: readonly { code: string; label: string }[] = [],
): string | undefined {
  const labels = codesOf(kind, value).map((code) => choices.find((choice) => choice.code === code)?.label);
  return labels.includes(undefined) ? undefined : labels.join(', ');
}

/** Formats an answer for display: the labels of its choices, or the value as its kind formats it. */
export function formatAnswer(
  { kind, value, words }: { kind: FieldKind; value: string; words?: string },
  language: string,
): string {
  return words ?? behaviourOf(kind).format?.(value, language) ?? value;
}

/** Whether a text has enough digits for a telephone number. */
const hasPhone = (value: string) => (value.match(/\d/g)?.length ?? 0) >= 7;

/** Separators of thousands, by the punctuation mark that the language may use besides spaces and apostrophes. */
const thousands = {
  ',': /(?<=\d)[,\s'’](?=\d{3}(?!\d))/g,
  '.': /(?<=\d)[.\s'’](?=\d{3}(?!\d))/g,
  none: /(?<=\d)[\s'’](?=\d{3}(?!\d))/g,
};

/**
 * `45,000` and `45 000` → `45000`, `12,5` → `12.5`; in a language with decimal commas, `45.000` → `45000`.
 * The server parses the browser's result again, so with three decimals a lone point must stay a decimal point.
 */
function plainNumber(value: string, { language, decimals = 0 }: FieldRule): string {
  const hasComma = (0.5).toLocaleString(language).includes(',');
  const mark = !hasComma ? ',' : decimals < 3 || value.includes(',') ? '.' : 'none';
  return value.replace(thousands[mark], '').replace(/(?<=^-?\d+),(?=\d+$)/, '.');
}

/** `45000` → `45,000`; a year, `2019`, and the ten digits or more of an insurance number stay as they were sent. */
function formatNumberAnswer(value: string, language: string): string {
  const isCode = /^\d{10}/.test(value);
  return isCode ? value : Number(value).toLocaleString(language, { maximumFractionDigits: 10, useGrouping: 'min2' });
}

function checkNumber(value: string, rule: FieldRule): string | undefined {
  const match = /^-?\d+(?:\.(\d+))?$/.exec(value);
  if (!match) return rule.message;
  const isPrecise = (match[1]?.length ?? 0) > (rule.decimals ?? 0);
  return isPrecise ? (rule.tooLong ?? rule.message) : checkBounds(Number(value), rule);
}

function checkBounds(number: number, { message, min, max, belowMin = message, aboveMax = message }: FieldRule) {
  if (min !== undefined && number < Number(min)) return belowMin;
  return max !== undefined && number > Number(max) ? aboveMax : undefined;
}

/** Finds a day that does not exist, or before `min` or after `max`, unless those count from a field that is empty. */
function checkDate(value: string, rule: FieldRule, today: string, values: Readonly<Record<string, string>>) {
  const { min, max, message, belowMin = message, aboveMax = message, language = 'en' } = rule;
  if (!isDate(value)) return message;
  const [from, until] = [min, max].map((bound) => dayOf(bound, today, (field) => values[field]));
  if (from && value < from) return fillIn(belowMin, { min: formatDateAnswer(from, language) });
  return until && value > until ? fillIn(aboveMax, { max: formatDateAnswer(until, language) }) : undefined;
}

/** Whether a bound of a field counts from another. */
export function dependsOn({ min, max }: FieldRule, field: string): boolean {
  return [min, max].some((bound) => typeof bound === 'object' && bound.field === field);
}

/** `ab12 cde` → `AB12 CDE`, as on a number plate or an envelope. */
function inCapitals(value: string, language: string): string {
  return value.toLocaleUpperCase(language);
}

const tenYears = 3652 * 86_400_000;

/** `2026-11-29` → `Sunday 29 November 2026`, without the weekday if long ago, such as a date of birth. */
function formatDateAnswer(value: string, language: string): string {
  if (!isDate(value)) return value;
  const isLongAgo = Date.parse(value) < Date.now() - tenYears;
  return formatDate(value, language, { dateStyle: isLongAgo ? 'long' : 'full' });
}

/** Returns `tel:01632960123` for the first number in any spelling, such as `Tel: …`, or undefined if there is none. */
export function telephoneLink(phone: string): string | undefined {
  // A letter ends a number: what follows is an extension.
  const numbers = (phone.match(/\+?[\d\s().-]+/g) ?? []).map((number) => {
    const dialled = /^\s*(?:\+|00)/.test(number) ? number.replace('(0)', '') : number;
    return dialled.replace(/[^\d+]/g, '');
  });
  const digits = numbers.find(hasPhone) ?? numbers.find(({ length }) => length >= 3);
  return digits && `tel:${digits}`;
}
