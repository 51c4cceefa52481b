import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod';
import { type KeyPath, showValue, valueAt } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** Common malformed values, with the value that is meant: `8.30am` for `08:30`. */
const corrections: readonly (readonly [RegExp, string | ((found: string, ...parts: string[]) => string)])[] = [
  [/^\s+|\s+$/g, ''],
  [/[\s().]+/g, ''],
  [/_/g, '-'],
  [/,/g, '.'],
  [/^http:/i, 'https:'],
  [/^(?!https?:)/, 'https://'],
  [/\/+$/, ''],
  [/^00/, '+'],
  [/^(?!#)/, '#'],
  [/^(\d\d)[-/.](\d\d)[-/.](\d{4})$/, '$3-$2-$1'],
  [/^(\d{4})[/.](\d\d)[/.](\d\d)$/, '$1-$2-$3'],
  [/^(\d\d)[-/.](\d\d)$/, '$2-$1'],
  [/^(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\.?)?$/i, writeClock],
  [/^(\d{4}-)?(\d\d)-\d\d$/, writeLastDay],
  [/^(?!\/)/, '/'],
  [/^.*$/, (text) => text.toLowerCase()],
];

/** `06-31` → `06-30`. */
function writeLastDay(_: string, year = '', month = ''): string {
  const last = new Date(Date.UTC(Number(year.slice(0, 4) || 2025), Number(month), 0)).getUTCDate();
  return `${year}${month}-${last}`;
}

function writeClock(_: string, hours = '', minutes = '00', half = ''): string {
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Suggests the value evidently meant, if the format is a pattern: `; write "08:30"`. */
export function suggestValue(
  issue: Issue,
  found: unknown,
  path: KeyPath,
  definition: unknown,
  schemas: readonly Schema[],
): string {
  if (!('pattern' in issue) || typeof issue.pattern !== 'string' || typeof found !== 'string') return '';
  const [, body = '^https://.', flags] = /^\/(.*)\/([a-z]*)$/s.exec(issue.pattern) ?? [];
  const pattern = new RegExp(body, flags);
  const isValid = (text: string) =>
    text !== found &&
    pattern.test(text) &&
    (issue.format !== 'url' || URL.canParse(text)) &&
    (schemas.length === 0 || schemas.some((schema) => z.safeParse(schema, text).success));
  // Hours that end at midnight are written as 23:59.
  const inPlace = (text: string) => (path.at(-1) === 'closes' ? text.replace(/^(00|24):00$/, '23:59') : text);
  const country = valueAt(definition, ['business', 'address', 'country']) as CountryCode;
  const dialled = path.at(-1) === 'dial' && parsePhoneNumberFromString(found, country)?.number;
  const corrected = corrections
    .map(([from, to]) => inPlace(found.replace(from, to as string)))
    .flatMap((text) => [text, text.replace(/\/+$/, '')])
    .concat(dialled || [])
    .find(isValid);
  return corrected === undefined ? '' : `; write ${showValue(corrected)}`;
}
