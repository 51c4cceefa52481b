import { honeypotMax } from '../../schema/enquiry.ts';
import { fieldNames } from '../../schema/submission.ts';
import { refusal } from '../http/refusal.ts';

/** The names read from a submission; others are ignored. */
const names = [...fieldNames, 'website', 'formType', 'form'] as const;

/** The fields of a submission, normalised so that they can be stored and shown. */
export type Fields = Partial<Record<(typeof names)[number], string>>;

/** Reads a JSON body: an object whose known fields are strings. */
export function readJsonFields(body: string): Fields {
  const value = parseJson(body);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw refusal(400, 'The form has to be sent as one JSON object of fields.');
  }
  return pickFields((name) => (Object.hasOwn(value, name) ? [(value as Record<string, unknown>)[name]] : []));
}

/** Reads the URL-encoded body of a form. Unlike URLSearchParams it refuses what is not encoded correctly. */
export function readFormFields(body: string): Fields {
  const pairs = body.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))] as const;
  });
  return pickFields((wanted) => pairs.filter(([name]) => name === wanted).map(([, value]) => value));
}

function pickFields(valuesOf: (name: string) => unknown[]): Fields {
  const fields: Fields = {};
  for (const name of names) {
    const [value, ...more] = valuesOf(name);
    if (value === undefined) continue;
    if (more.length > 0) throw refusal(400, `The field ${name} was sent more than once.`);
    if (typeof value !== 'string') throw refusal(400, `The field ${name} has to be text.`);
    fields[name] = normalise(name, value);
  }
  // A form filler may write more into the trap field than it holds, which is no reason to refuse the form.
  if (fields.website) fields.website = fields.website.slice(0, honeypotMax);
  return fields;
}

/** Free text is normalised; what has a format is compared as it was sent, so that nothing invalid becomes valid. */
function normalise(name: (typeof names)[number], value: string): string {
  if (name === 'message') return normaliseText(value);
  return freeLines.has(name) ? normaliseLine(value) : value;
}

const freeLines: ReadonlySet<string> = new Set(['name', 'phone', 'registration', 'postcode', 'website']);

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refusal(400, 'The form could not be read; it has to be sent as JSON.');
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refusal(400, 'The form could not be read; its fields are not encoded as a browser does it.');
  }
}

/** Normalises text of several lines: line breaks become \n, and characters that could deceive a reader are removed. */
export function normaliseText(text: string): string {
  if (plainText.test(text)) return text;
  const cleaned = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(deceptive, '');
  return manyMarks.test(cleaned) ? cleaned : cleaned.normalize('NFC');
}

/** Normalises text of one line: a line break in it is an accident, or an attempt at a mail header. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/[\n\t]+/g, ' ');
}

/** Printable ASCII, which needs no normalisation. */
const plainText = /^[\x20-\x7e\n]*$/;

/** More marks on one letter than any language has: composing sorts them, which takes the square of their number. */
const manyMarks = /\p{M}{31}/u;

/** Control characters except tab and line break, marks that change the direction of text, and lone surrogates. */
const deceptive = /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;
