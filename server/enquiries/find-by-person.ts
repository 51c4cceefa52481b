import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../schema/business.ts';
import { asciiEmail, unicodeEmail } from '../../schema/email.ts';
import type { Answer } from '../../site/answers.ts';
import { escapeRegExp } from '../../site/escape.ts';
import type { Database } from '../database/database.ts';
import { normaliseReference } from './list.ts';

/** What identifies a person: an email address, a phone number in any notation, or references. One match is enough. */
export type Person = { email?: string | undefined; phone?: string | undefined; reference?: string[] | undefined };

/** Finds a person's enquiries, and others that quote their address or number. Compares in code: notations vary. */
export async function findByPerson(db: Database, person: Person, business: Pick<Business, 'address'>) {
  const address = asciiEmail(foldCase(person.email ?? ''));
  const quoted = address && quotePattern(address);
  const numbers = findPhoneNumbers(person.phone ?? '', business);
  const references = person.reference?.map(normaliseReference) ?? [];
  // Searching a text for numbers takes milliseconds, and a second if it is all digits, so first compare the last four.
  const mayHaveNumber = (text: string) => {
    const digits = digitsOf(text);
    return numbers.some((number) => digits.includes(number.slice(-4)));
  };
  const hasNumber = (text: string) =>
    mayHaveNumber(text) && findPhoneNumbers(text, business).some((number) => numbers.includes(number));
  const isContact = ({ kind, value }: Answer) =>
    (kind === 'email' && asciiEmail(foldCase(value)) === address) || (kind === 'phone' && hasNumber(value));
  const quotes = (text: string) => (quoted !== '' && quoted.test(foldCase(text))) || hasNumber(text);

  const rows = await db.selectFrom('enquiry').select(['id', 'reference', 'answers']).orderBy('received_at').execute();
  const notes = await db.selectFrom('enquiry_event').select(['enquiry_id', 'note']).where('note', '!=', '').execute();
  const noted = new Set(notes.flatMap(({ enquiry_id, note }) => (quotes(note) ? enquiry_id : [])));
  const own = rows.filter(({ reference, answers }) => references.includes(reference) || answers.some(isContact));
  const quoting = rows.filter(
    (row) => !own.includes(row) && (noted.has(row.id) || row.answers.some(({ value }) => quotes(value))),
  );
  return { own, quoting };
}

/**
 * Matches an address by either spelling of its domain, with any `+tag`, but not within another such as `joann@…`. After
 * it a dot may begin a sentence, so `ann@example.org.uk` matches too.
 */
function quotePattern(address: string): RegExp {
  const spellings = [address, unicodeEmail(address)].map((spelling) => {
    const at = spelling.lastIndexOf('@');
    const tag = spelling.indexOf('+', 1);
    const local = spelling.slice(0, tag > 0 && tag < at ? tag : at);
    return `${escapeRegExp(local)}(\\+[^\\s@]*)?${escapeRegExp(spelling.slice(at))}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}][._+'-]?)(${spellings.join('|')})(?!-*[\\p{L}\\p{N}])`, 'u');
}

/** Returns the digits of a text, also those of full width and Arabic, whose lowest four bits are their value. */
function digitsOf(text: string): string {
  return text.replace(/[^0-9０-９٠-٩۰-۹]/g, '').replace(/[^0-9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

function foldCase(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Returns `+441632960145` for `01632 960145`, `+44 (0)1632 960145` or `0044 1632…`, also for several in a text. */
export function findPhoneNumbers(typed: string, { address }: Pick<Business, 'address'>): string[] {
  const defaultCountry = address.country as CountryCode;
  const whole = parsePhoneNumberFromString(typed, { defaultCountry });
  // Fast path: most fields are one number, and searching a text takes many times as long.
  if (whole && /^[\d\s()+.-]+$/.test(typed)) return [whole.number];
  // Try several separators, since a comma or space may also be part of a number.
  const parts = [/[,;/|]/, /[,;/|]|[\s-](?=[+0])/].flatMap((separator) => typed.split(separator));
  const found = parts.flatMap((part) => findPhoneNumbersInText(part, { defaultCountry, extended: true }));
  return [...(whole ? [whole.number] : []), ...found.map(({ number }) => number.number)];
}
