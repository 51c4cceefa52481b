import { type RawBuilder, sql } from 'kysely';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../schema/business.ts';
import { asciiEmail, unicodeEmail } from '../../schema/email.ts';
import { withoutMarks } from '../../schema/marks.ts';
import type { Database, EnquiryRow } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import { isWriteRefused } from '../error-codes.ts';
import { normaliseLine } from './read-submission.ts';

/** Returns alternatives to search for: the text, all of its words, or the digits of a phone number. */
export function searchFor(typed: string, { address }: Pick<Business, 'address'>): Search {
  // Normalise like the answers, because PostgreSQL cannot store every character.
  const text = normaliseLine(typed).toLowerCase();
  // Earlier versions stored a domain, and its search text, in one spelling only.
  const missing = text.includes('@') ? '' : 'a@';
  const spellings = [asciiEmail, unicodeEmail].map((spell) => spell(missing + text).slice(missing.length));
  const found = normaliseAll([text, ...spellings]).map((each) => [each]);
  const words = normaliseAll(text.split(/[\s,]+/));
  if (/\p{L}/u.test(typed)) return words.length > 1 ? [...found, words] : found;
  // Without the trunk prefix, which international notation omits.
  const digits = parsePhoneNumberFromString(typed, address.country as CountryCode)?.nationalNumber ?? '';
  return digits.length < minDigits ? found : [[digits], ...found];
}

export type Search = readonly (readonly string[])[];

function normaliseAll(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normaliseForSearch))].filter(Boolean);
}

const minDigits = 4;

/** Returns a condition for enquiries with one of the alternatives: ids if few match, or else a test of each row. */
export async function findTexts(db: Database, search: Search): Promise<Found> {
  const nothing = { where: sql<boolean>`1 = 0`, isRare: true };
  if (search.length === 0) return nothing;
  try {
    await fillSearch(db);
  } catch (error) {
    // Only the enquiries that arrived since the last search are not found.
    if (!isWriteRefused(error)) throw error;
  }
  const position = sql.raw(isPostgresDatabase(db) ? 'strpos' : 'instr');
  const has = (text: string) => sql`${position}(text, ${text}) > 0`;
  const found = search.map((texts) => sql`(${sql.join(texts.map(has), sql` and `)})`);
  const isFound = sql<boolean>`(${sql.join(found, sql` or `)})`;
  const matches = db.selectFrom('enquiry_search').select('enquiry_id').where(isFound);
  const rows = await matches.limit(maxRare + 1).execute();
  if (rows.length === 0) return nothing;
  if (rows.length > maxRare) {
    const where = sql<boolean>`exists (select 1 from enquiry_search where enquiry_id = enquiry.id and ${isFound})`;
    return { where, isRare: false };
  }
  const ids = sql.join(rows.map(({ enquiry_id }) => enquiry_id));
  return { where: sql`enquiry.id in (${ids})`, isRare: true };
}

/** A condition, and whether so few rows match that sorting them is faster than scanning an index. */
type Found = { where: RawBuilder<boolean>; isRare: boolean };

const maxRare = 2000;

/**
 * Fills in missing search texts, of enquiries that arrived since the last call or with an earlier version. Servers call
 * it before they listen, because 100,000 would exceed the timeout of a search. Reports the number written so far.
 */
export async function fillSearch(db: Database, report: (count: number) => void = () => {}): Promise<void> {
  const isPostgres = isPostgresDatabase(db);
  let last = '';
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom('enquiry_search')
      .innerJoin('enquiry', 'enquiry.id', 'enquiry_search.enquiry_id')
      // SQLite uses its index only for a condition without parameters.
      .where('text', '=', sql.lit(''))
      // Skip the rows already filled, which PostgreSQL's index still contains.
      .where('enquiry_id', '>', last)
      .select(['id', 'reference', 'answers'])
      .orderBy('enquiry_id')
      .limit(batchSize)
      .execute();
    last = rows.at(-1)?.id ?? '';
    if (last === '') return;
    const texts = JSON.stringify(Object.fromEntries(rows.map((row) => [row.id, searchText(row)])));
    // One statement, which skips rows erased meanwhile. Locks rows in a fixed order, to prevent deadlocks between
    // servers; SQLite has one writer.
    const lock = sql`, locked as materialized (select enquiry_id from enquiry_search
      where enquiry_id in (select id from filled) order by enquiry_id for update)`;
    const isLocked = sql`and enquiry_id in (select enquiry_id from locked)`;
    const jsonEach = isPostgres ? sql`json_each_text` : sql`json_each`;
    await sql`with filled (id, filled_text) as (select key, value from ${jsonEach}(${texts})) ${isPostgres ? lock : sql``}
      update enquiry_search set text = filled_text from filled
      where enquiry_id = filled.id ${isPostgres ? isLocked : sql``}`.execute(db);
    count += rows.length;
    if (rows.length === batchSize) report(count);
  }
}

const batchSize = 5000;

/** Puts each text on a line, so no match spans two. Adds phone numbers as digits, and domains as people write them. */
function searchText({ reference, answers }: Pick<EnquiryRow, 'reference' | 'answers'>): string {
  const texts = answers.flatMap(({ kind, value, words = '' }) => [
    normaliseForSearch(value),
    normaliseForSearch(words),
    kind === 'phone' ? value.replace(/\D/g, '') : '',
    kind === 'email' ? normaliseForSearch(unicodeEmail(value)) : '',
  ]);
  return [normaliseForSearch(reference), ...new Set(texts)].filter(Boolean).join('\n');
}

/** Removes apostrophes and hyphens, of which phones type others than office keyboards. */
function normaliseForSearch(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[\s\p{Pd}'‘’ʼ`]/gu, '');
}
