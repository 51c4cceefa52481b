import { type EnquiryValues, honeypotMax, lengthOf } from '../../schema/enquiry.ts';
import { behaviourOf } from '../../schema/field-kinds.ts';
import type { Forms } from '../../schema/forms.ts';
import type { Site } from '../../schema/site.ts';
import { allFields, formRules, type ResolvedField } from '../../site/form-rules.ts';
import { tryDecode } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';

/** Creates parsers for the bodies of submissions. Ignores fields that no form has. */
export function createFieldReader(forms: Forms): Record<'readJson' | 'readForm', (body: string) => EnquiryValues> {
  const fields = allFields(forms);
  const normalisers = new Map(fields.map((field) => [field.name, normaliserOf(field)]));
  const multiple = new Set(fields.filter(({ kind }) => behaviourOf(kind).isMultiple).map(({ name }) => name));
  const numbers = new Set(fields.filter(({ kind }) => kind === 'number').map(({ name }) => name));
  normalisers.set('website', normaliseLine).set('formType', String).set('form', String);
  const pick = (valuesOf: (name: string) => unknown[]): EnquiryValues => {
    const found: EnquiryValues = {};
    for (const [name, normalise] of normalisers) {
      const values = multiple.has(name) ? valuesOf(name).flat() : valuesOf(name);
      // A form sends the choices of a field separately; a script may send them as a list.
      const isChoice = multiple.has(name) && values.every((value) => typeof value === 'string');
      const [sent, ...more] = isChoice && values.length > 0 ? [values.join()] : values;
      const value = typeof sent === 'number' && numbers.has(name) ? String(sent) : sent;
      if (value === undefined) continue;
      if (more.length > 0) throw new Refusal(400, { key: 'twice', field: name });
      if (typeof value !== 'string') throw new Refusal(400, { key: 'notOneText', field: name });
      found[name] = normalise(value);
    }
    // A bot may fill in more than the honeypot allows; do not reveal it with an error.
    if (found.website) found.website = found.website.slice(0, honeypotMax);
    return found;
  };
  return {
    readJson(body) {
      const value = parseJson(body);
      if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Refusal(400, 'notForm');
      return pick((name) => (Object.hasOwn(value, name) ? [(value as Record<string, unknown>)[name]] : []));
    },
    // Unlike URLSearchParams, refuses malformed encoding.
    readForm(body) {
      const pairs = body.split('&').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))] as const;
      });
      return pick((wanted) => pairs.filter(([name]) => name === wanted).map(([, value]) => value));
    },
  };
}

/** Normalises only free text, so that no invalid value of another field becomes valid. */
function normaliserOf(field: ResolvedField): (value: string) => string {
  const { freeText, settings, length } = behaviourOf(field.kind);
  const max = settings === 'length' && 'max' in field ? Number(field.max ?? length[1]) : length[1];
  if (freeText === 'lines') return (value) => normaliseText(value, max);
  return freeText === 'line' ? (value) => normaliseLine(value, max) : String;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'notForm');
  }
}

function decode(text: string): string {
  const decoded = tryDecode(text.replaceAll('+', ' '));
  if (decoded === undefined) throw new Refusal(400, 'notForm');
  return decoded;
}

/** Unifies line breaks, removes deceptive characters and composes accents, unless the text is too long anyway. */
export function normaliseText(text: string, max = Number.POSITIVE_INFINITY): string {
  const cleaned = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(deceptive, '')
    .replace(stackedMarks, '$1');
  const isTooLong = Buffer.byteLength(cleaned) > max * maxBytesPerCharacter;
  return isTooLong ? cleaned : cleaned.normalize('NFC');
}

/** Replaces line breaks too: in a single line, they are accidents or attempts to inject mail headers. */
export function normaliseLine(text: string, max?: number): string {
  return normaliseText(text, max).replace(/[\n\t]+/g, ' ');
}

/** Vietnamese letters with two marks take five bytes before they are composed. */
const maxBytesPerCharacter = 6;

/** Control characters except tab and line break, marks that change the direction of text, and lone surrogates. */
const deceptive = /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** More than eight marks, which no letter has: they would cover other enquiries, and be slow to compose. */
const stackedMarks = /(\p{M}(?:\p{Cf}*\p{M}){7})[\p{M}\p{Cf}]+/gu;

/** Maximum size of a percent-encoded UTF-16 unit: three bytes of UTF-8, of three characters each. */
const maxEncodedUnit = 9;

/** Returns the size of a form with every field full. The empty honeypot makes room for the field names. */
export function maxFormBytes(site: Pick<Site, 'forms' | 'language'>): number {
  const lengths = new Map([['website', honeypotMax]]);
  for (const rule of Object.keys(site.forms.forms).flatMap((key) => formRules(site, key)))
    lengths.set(rule.name, Math.max(lengthOf(rule)[1], lengths.get(rule.name) ?? 0));
  return [...lengths.values()].reduce((sum, length) => sum + length * maxEncodedUnit, 0);
}
