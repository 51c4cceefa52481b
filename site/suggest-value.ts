import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import phones from 'libphonenumber-js/examples.mobile.json';
import * as z from 'zod';
import { type Weekday, weekdays } from '../schema/clock.ts';
import { asciiEmail } from '../schema/email.ts';
import { toSlug } from '../schema/text.ts';
import { onKeypad } from './check-business.ts';
import { weekdayName } from './format-hours.ts';
import { isEntry, type KeyPath, valueAt } from './key-path.ts';
import { explainLanguage, isRegion, regionNamed, twoLetterCodes } from './language-tag.ts';
import { nearestName } from './nearest-name.ts';
import { showValue } from './problem.ts';
import type { Schema, SchemaLookup } from './schema-lookup.ts';
import { summer, timeZonesOf, winter } from './time-zones.ts';

type Issue = z.core.$ZodIssue;

/** Common malformed values, with their corrections: `8.30am` → `08:30`. */
const corrections: readonly (readonly [RegExp, string | ((found: string, ...parts: string[]) => string)])[] = [
  [/^\s+|\s+$/g, ''],
  [/[\s().]+/g, ''],
  [/_/g, '-'],
  // Dashes that a word processor inserts.
  [/[‐-―−]/g, '-'],
  [/,/g, '.'],
  // An embed code, for the address in it.
  [/^<.*?\bsrc=["']?(https:[^\s"'<>]+).*$/is, '$1'],
  [/^http:/i, 'https:'],
  [/^(?!https?:)/, 'https://'],
  [/\/+$/, ''],
  [/^00/, '+'],
  // An address omits the public folder.
  [/^\.?\/?public\//, '/'],
  [/^([a-z]{2})-([a-z]{2})$/i, (_, language = '', region = '') => `${language.toLowerCase()}-${region.toUpperCase()}`],
  [/^mailto:/i, ''],
  [/^https?:\/\/[^/]+(?=\/)/i, ''],
  [/^(?!#)/, '#'],
  [/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, (_, ...parts) => joinDay(...parts.slice(0, 3))],
  [/^\d{4}-(\d\d-\d\d)$/, '$1'],
  [/^(\d{1,2})(?:(?:[:.]| ?h) ?(\d\d)?)?(?: ?([ap])\.?m\.?| ?(?:uur|uhr))?$/i, writeClock],
  [/^(\d{4}-)?(\d\d)-\d\d$/, writeLastDay],
  [/^\d\d[-/.](\d\d)$/, (_, month) => writeLastDay('', '', month)],
  [/^(?!\/)/, '/'],
  // A path in a local file system.
  [/^.*[\\/]([\w-]+)[\\/]([\w.-]+)$/, (_, folder = '', name = '') => `/${folder}/${name}`],
  [/^.*$/, (text) => text.toLowerCase()],
  [/^.*$/, (text) => text.toUpperCase()],
];

/** Reads days in both orders, that of the country first: `7/4/2027` is 4 July in North America, else 7 April. */
function writeDays(country: string): typeof corrections {
  const written = /^(\d\d?)[-/.](\d\d?)(?:[-/.](\d{4}))?$/;
  const monthFirst = (_: string, month = '', day = '', year = '') => joinDay(year, month, day);
  const dayFirst = (_: string, day = '', month = '', year = '') => joinDay(year, month, day);
  const orders = ['CA', 'US'].includes(country) ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  return orders.map((order) => [written, order]);
}

function joinDay(...parts: readonly string[]): string {
  return parts.flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('-');
}

const currencies = Intl.supportedValuesOf('currency');

/** Corrections that depend on the key, and on the country of the business. */
const ofKey: Readonly<Record<string, (found: string, country: CountryCode) => string | undefined>> = {
  dial: (found, country) => parsePhoneNumberFromString(onKeypad(found), country)?.number,
  timeZone: (found, country) => {
    const zones = timeZonesOf(country);
    if (zones.length === 1) return zones[0];
    const ending = `/${found.replaceAll(' ', '_')}`;
    const called = zones.find((zone) => isCalled(zone, found, country) || zone.endsWith(ending));
    return called ?? nearestName(found, zones.length > 0 ? zones : Intl.supportedValuesOf('timeZone'));
  },
  language: (found) =>
    twoLetterCodes().find((code) =>
      ['en', code].some((own) => {
        const name = new Intl.DisplayNames(own, { type: 'language' }).of(code);
        return name?.toLowerCase() === found.toLowerCase();
      }),
    ),
  email: asciiEmail,
  country: (found) => regionNamed(found),
  currency: (found, country) =>
    currencies.find((code) => symbolOf(code, country) === found) ?? currencies.find((code) => found.startsWith(code)),
};

/** Whether a time zone has a name or an abbreviation: `Eastern`, `Central Time`, `PST`, `PDT`, in Australia `AEST`. */
function isCalled(timeZone: string, name: string, country: string): boolean {
  return (['longGeneric', 'shortGeneric', 'long', 'short'] as const).some((timeZoneName) => {
    const format = new Intl.DateTimeFormat(`en-${country}`, { timeZone, timeZoneName });
    return [winter, summer].some((instant) => {
      const own = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      return `${own} `.toLowerCase().startsWith(`${name} `.toLowerCase());
    });
  });
}

/** `GBP` → `£`, `PLN` → `zł`. */
function symbolOf(currency: string, country: string): string | undefined {
  // Omit the script of the locale, with which ICU writes CA$ for Canada.
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const format = new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency });
  // Japan's own yen sign is of full width.
  return format
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
    ?.value.normalize('NFKC');
}

/** `06-31` → `06-30`. */
function writeLastDay(_: string, year = '', month = ''): string {
  const last = new Date(Date.UTC(Number(year.slice(0, 4) || 2025), Number(month), 0)).getUTCDate();
  return `${year}${month}-${last}`;
}

function writeClock(_: string, hours = '', minutes = '00', half = ''): string {
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Suggests the value that is probably meant, unless the message has a correction: `; write "08:30"`. */
export function suggestValue(issue: Issue, found: unknown, { definition, schemasAt }: SchemaLookup): string {
  const path = issue.path as KeyPath;
  const schemas = schemasAt(path);
  if (typeof found !== 'string' || issue.message.includes('; write')) return '';
  const pattern = patternOf(issue);
  const isValid = (text: string) =>
    text !== found &&
    (!pattern || pattern.test(text)) &&
    (schemas.length === 0 || schemas.some((schema) => z.safeParse(schema, text).success));
  const country = countryOf(definition);
  const meant = ofKey[String(path.at(-1))]?.(found, country);
  // Without a pattern, or with that of a phone number, almost any text is valid.
  const corrected = (pattern && path.at(-1) !== 'display' ? [...writeDays(country), ...corrections] : [])
    .map(([from, to]) => writeClosing(found.replace(from, to as string), found, path, definition))
    .flatMap((text) => [text, text.replace(/\/+$/, '')]);
  const candidates = [...(meant ? [meant] : []), ...corrected];
  const suggested = candidates.find(isValid);
  // Canadians write the month or the day first: 7/4/2027 is 4 July or 7 April.
  const isEither = country === 'CA' && /^\d\d?[-/.]\d\d?[-/.]\d{4}$/.test(found);
  const other = isEither && candidates.find((text) => text !== suggested && isValid(text));
  const shown = [suggested, other].flatMap((text) => (text ? showValue(text) : []));
  return shown.length === 0 ? '' : `; write ${shown.join(' or ')}`;
}

function countryOf(definition: unknown): CountryCode {
  const written = String(valueAt(definition, ['business', 'address', 'country']));
  return (isRegion(written) ? written : (regionNamed(written) ?? 'GB')) as CountryCode;
}

/** Replaces the British examples in a message with those of the country of the business. */
export function localiseExamples(message: string, definition: unknown): string {
  const country = countryOf(definition);
  const phone = getExampleNumber(country, phones);
  const local: readonly [RegExp, string | undefined][] = [
    [/01632 960\d{3}/, phone?.formatNational()],
    [/\+44\d+/, phone?.number],
    [/Europe\/London/, timeZonesOf(country)[0]],
    [/en-GB/, `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`],
    [/GB(?=$|')/, country],
  ];
  if (country === 'GB') return message;
  return message.replace(/such as [^;]+/, (example) =>
    local.reduce((text, [british, own]) => (own ? text.replace(british, own) : text), example),
  );
}

/** Definitions write midnight as 23:59. `6:00` after an opening at `8:00` is in the evening. Leaves other keys unchanged. */
function writeClosing(text: string, found: string, path: KeyPath, definition: unknown): string {
  if (path.at(-1) !== 'closes') return text;
  const [, hours = '', rest = ''] = /^(\d\d)(:\d\d)$/.exec(text) ?? [];
  const evening = `${Number(hours) + 12}${rest}`;
  const opening = String(valueAt(definition, [...path.slice(0, -1), 'opens'])).replace(/^(?=\d(?:\D|$))/, '0');
  const isEvening = /\d$/.test(found) && text <= opening && opening < evening && evening < '24';
  return isEvening ? evening : text.replace(/^(00|24):00$/, '23:59');
}

function patternOf(issue: Issue): RegExp | undefined {
  if ('format' in issue && issue.format === 'url') return /^https:\/\/[^/\s]+\.[a-z]{2,}(?:[/?#]|$)/;
  const written = 'pattern' in issue && typeof issue.pattern === 'string' ? issue.pattern : '';
  const [, body, flags] = /^\/(.*)\/([a-z]*)$/s.exec(written) ?? [];
  return body === undefined ? undefined : new RegExp(body, flags);
}

/** Suggests what to write instead of a string: `80 without quotes` for `'£80'`, a list or an entry. */
export function suggestType(
  found: unknown,
  expected: string,
  path: KeyPath,
  { definition, written, schemasAt }: SchemaLookup,
): string | undefined {
  if (typeof found === 'number' && expected === 'string') {
    // 18.30 is read as 18.3.
    const [hours, minutes] = `${found}`.split('.');
    const clock = writeClock('', hours, minutes?.padEnd(2, '0'));
    const texts = [`${found}`, writeClosing(clock, `${found}`, path, definition)];
    const meant = texts.find((text) => schemasAt(path).some((schema) => z.safeParse(schema, text).success));
    return meant && `'${meant}' in quotes`;
  }
  const schemas = schemasAt(path);
  if (expected === 'array' && isEntry(found) && schemas.some((schema) => z.safeParse(schema, [found]).success))
    return '[ ] around it';
  if (typeof found !== 'string') return undefined;
  // Take the written text, so that the list keeps its tokens.
  if (expected === 'array')
    return asList(String(valueAt(written, path) ?? found), schemas, valueAt(definition, ['language']));
  const phone = path.at(-1) === 'phone' ? parsePhoneNumberFromString(found, countryOf(definition)) : undefined;
  if (phone) return `{ display: ${showValue(found)}, dial: ${showValue(phone.number)} }`;
  if (expected === 'object') return schemas.map((schema) => asEntry(found, schema)).find(Boolean);
  if (expected !== 'boolean') return expected === 'string' ? undefined : asNumber(found, path);
  return /^(true|false)$/.test(found) ? `${found} without quotes` : undefined;
}

function asList(found: string, schemas: readonly Schema[], language: unknown): string | undefined {
  // A sentence is one entry, and so is "Oil and filter change" where it may be.
  const separators = [/\s*[,;]\s*(?!.*[.!?]$)/, /\s*(?:[,;&]|\band\b)\s*/];
  const days = weekdayRange(found, String(language));
  const lists = [...(days ? [days] : []), ...separators.map((each) => found.split(each).filter(Boolean))];
  const list = lists.find((each) => schemas.some((schema) => z.safeParse(schema, each).success));
  return list && showValue(list);
}

/** `'£1,200'` → `1200 without quotes`, and `'2 hours'` for a number of minutes → 120. */
function asNumber(found: string, path: KeyPath): string | undefined {
  const amount = found.replace(/^[£$€]\s*|\s*[£$€]$|,[-–—]+$/g, '');
  // Three digits after a separator are thousands in a price; in a position, a comma always begins the decimals.
  const thousands = path[0] === 'prices' ? /(?<=\d)[.,\s](?=\d{3}\b)/g : /(?<=\d)[,\s](?=\d{3}\b)/g;
  const plain = path.includes('position') ? amount : amount.replace(thousands, '');
  const [, digits, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(plain.replace(/,(?=\d+$)/, '.')) ?? [];
  if (digits === undefined) return undefined;
  const own = unitOf(path);
  if (!own || unit === '') return `${digits} without quotes`;
  const [, length] = units.find(([pattern]) => pattern.test(unit)) ?? [];
  if (length === undefined) return undefined;
  const count = Math.max(1, Math.round((Number(digits) * length) / own.length));
  return `${count} without quotes, a number of ${own.name}`;
}

/** `Tues to Fri` → Tuesday, Wednesday, Thursday, Friday; in Dutch, `vr-zo` → Friday, Saturday, Sunday. */
export function weekdayRange(words: string, language: string): Weekday[] | undefined {
  const ends = words.split(/\s*(?:-|–|\bto\b|\bthrough\b)\s*/);
  const [first, last] = ends.map((end) => {
    const start = end.toLowerCase().replace(/\.$/, '');
    const named = weekdayNamed(end, language);
    return weekdays.findIndex((day) => day === named || (start.length > 2 && day.toLowerCase().startsWith(start)));
  });
  if (ends.length !== 2 || first === undefined || last === undefined || first < 0 || last < 0) return undefined;
  return last < first ? [...weekdays.slice(first), ...weekdays.slice(0, last + 1)] : weekdays.slice(first, last + 1);
}

/** Returns the day with a name in a language, long or short: `zondag` → Sunday. */
export function weekdayNamed(name: string, language: string): Weekday | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/\.$/, '');
  const isNamed = (day: Weekday) =>
    (['long', 'short'] as const).some((length) => plain(weekdayName(day, language, length)) === plain(name));
  return explainLanguage(language) ? undefined : weekdays.find(isNamed);
}

/** Units of time as people write them, with their length in milliseconds. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(ms|milliseconds?)$/i, 1],
  [/^s(ec(ond)?s?)?$/i, 1000],
  [/^m(in(ute)?s?)?$/i, 60_000],
  [/^h((ou)?rs?)?$/i, 3_600_000],
  [/^d(ays?)?$/i, 86_400_000],
  [/^w(eeks?)?$/i, 604_800_000],
  [/^mo(nth)?s?$/i, 2_628_000_000],
  [/^y(ea)?rs?$/i, 31_536_000_000],
];

/** Returns the unit that a key names: `slotMinutes` is a number of minutes. */
export function unitOf(path: KeyPath): { name: string; length: number } | undefined {
  const [ending = ''] = /(Ms|Minutes|Days)$/.exec(String(path.at(-1))) ?? [];
  const length = units.find(([pattern]) => pattern.test(ending))?.[1];
  return length === undefined ? undefined : { name: ending === 'Ms' ? 'milliseconds' : ending.toLowerCase(), length };
}

/** `'Kayak'` → `{ code: "kayak", label: "Kayak" }`; undefined if the entry needs more than one text. */
function asEntry(words: string, schema: Schema): string | undefined {
  const shape = schema instanceof z.ZodObject ? Object.entries<Schema>(schema.shape) : [];
  const entry = shape.flatMap(([key, value]) => {
    const fits = (text: unknown) => z.safeParse(value, text).success;
    return fits(undefined) ? [] : [[key, [words, toSlug(words)].find(fits)] as const];
  });
  const texts = new Set(entry.map(([, text]) => text));
  if (entry.length === 0 || texts.has(undefined) || texts.size < entry.length) return undefined;
  return `{ ${entry.map(([key, text]) => `${key}: ${showValue(text)}`).join(', ')} }`;
}

/** Explains why a day does not exist: `does not exist: February 2027 has 28 days`. */
export function explainInvalidDay(found: unknown): string | undefined {
  const [, year = '', month = '', day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(found)) ?? [];
  if (day === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12) return 'does not exist: months are 01 to 12';
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  if (Number(day) >= 1 && Number(day) <= last.getUTCDate()) return undefined;
  const name = last.toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `does not exist: ${name} has ${last.getUTCDate()} days`;
}
