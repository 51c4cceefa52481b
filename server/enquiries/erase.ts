import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../schema/business.ts';
import { asciiEmail, unicodeEmail } from '../../schema/email.ts';
import type { Answer } from '../../site/answers.ts';
import { escapeRegExp } from '../../site/escape.ts';
import type { Database } from '../database/database.ts';
import { type OverwriteLimits, overwriteDeleted } from '../database/overwrite-deleted.ts';
import { type Changed, explainUnchanged } from './change-enquiry.ts';
import { normaliseReference } from './list.ts';

/** Criteria of an erasure: an e-mail address, a phone number in any notation, or references. One match is enough. */
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

/** Deletes enquiries and overwrites all remains of deleted rows. Returns the number of mails deleted. */
export async function eraseEnquiries(db: Database, ids: readonly string[]): Promise<number> {
  const queued = db.selectFrom('outbox').select('id').where('enquiry_id', 'in', ids);
  const mails = ids.length === 0 ? [] : await queued.execute();
  await db.transaction().execute((trx) => deleteEnquiries(trx, ids));
  await overwriteDeleted(db);
  return mails.length;
}

/** Erases an enquiry unless it has changed. Leaves rewriting a large or busy database to the next purge. */
export async function eraseIfUnchanged(db: Database, enquiry: SeenEnquiry): Promise<Changed> {
  const { id, version, record, onObstacle, ...limits } = enquiry;
  const erased = await db.transaction().execute(async (trx): Promise<Changed> => {
    const seen = trx.updateTable('enquiry').where('id', '=', id).where('version', '=', version);
    const { numUpdatedRows } = await seen.set({ version: version + 1 }).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return explainUnchanged(trx, id, version);
    record();
    await deleteEnquiries(trx, [id]);
    return { outcome: 'changed', version };
  });
  if (erased.outcome === 'changed')
    await overwriteDeleted(db, { timeoutMs: 2000, maxBytes: 50_000_000, ...limits }).catch(onObstacle);
  return erased;
}

/** Calls `onObstacle` if the remains cannot be overwritten yet. */
type SeenEnquiry = OverwriteLimits & {
  id: string;
  version: number;
  record: () => void;
  onObstacle: (error: unknown) => void;
};

/** Deletes enquiries before their mails, since other queries lock them in that order. */
export async function deleteEnquiries(trx: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) await trx.deleteFrom('enquiry').where('id', '=', id).execute();
}

/** Repeats erasures on a restored backup. Ends all sessions, since some may have ended after the backup. */
export async function repeatErasures(db: Database, references: readonly string[]): Promise<string[]> {
  for (const table of ['desk_session', 'desk_link'] as const) await db.deleteFrom(table).execute();
  const rows = await db.selectFrom('enquiry').select(['id', 'reference']).execute();
  const found = rows.filter(({ reference }) => references.includes(reference));
  const ids = found.map(({ id }) => id);
  await eraseEnquiries(db, ids);
  return found.map(({ reference }) => reference);
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
