import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../schema/business.ts';
import type { Database } from '../database/database.ts';
import { overwriteDeleted } from '../database/overwrite-deleted.ts';
import { type Changed, explainUnchanged } from './change-enquiry.ts';
import { normaliseReference } from './list.ts';

/** A person by e-mail address or phone number, in any spelling, or single enquiries; any of them is enough to match. */
export type Person = { email?: string | undefined; phone?: string | undefined; reference?: string[] | undefined };

/** Finds the enquiries of a person. Compares in code, since no two people write an address or a number alike. */
export async function findByPerson(db: Database, person: Person, business: Pick<Business, 'address'>) {
  const { email, phone } = person;
  const number = phone === undefined ? '' : normalisePhone(phone, business);
  const references = person.reference?.map(normaliseReference) ?? [];
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'email', 'phone'])
    .orderBy('received_at')
    .execute();
  return rows.filter(
    (row) =>
      references.includes(row.reference) ||
      (email !== undefined && isSameEmail(row.email, email)) ||
      (number !== '' && normalisePhone(row.phone, business) === number),
  );
}

/**
 * Deletes enquiries with their mails, and every copy of them in the files of the database. Without any it ends what an
 * earlier erasure could not. Returns the number of mails.
 */
export async function eraseEnquiries(db: Database, ids: readonly string[]): Promise<number> {
  const mails = await db.transaction().execute((trx) => deleteEnquiries(trx, ids));
  await overwriteDeleted(db);
  return mails;
}

/**
 * Erases an enquiry unless somebody has changed it since the version that was seen. `record` is called before. Rewriting
 * a database of more than `maxBytes` is left to the next purge, since forms would wait meanwhile.
 */
export async function eraseSeen(
  db: Database,
  { id, version, record, maxBytes = 50_000_000 }: SeenEnquiry,
): Promise<Changed> {
  const erased = await db.transaction().execute(async (trx): Promise<Changed> => {
    const claim = trx
      .updateTable('enquiry')
      .set({ version: version + 1 })
      .where('id', '=', id);
    const { numUpdatedRows } = await claim.where('version', '=', version).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return explainUnchanged(trx, id, version);
    record();
    await deleteEnquiries(trx, [id]);
    return { outcome: 'changed', version };
  });
  if (erased.outcome === 'changed') await overwriteDeleted(db, { patienceMs: 2000, maxBytes });
  return erased;
}

type SeenEnquiry = { id: string; version: number; record: () => void; maxBytes?: number };

/** Deletes enquiries before their mails, the order in which others lock them. Returns the number of mails. */
async function deleteEnquiries(trx: Database, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const mails = trx.selectFrom('outbox').select(({ fn }) => fn.countAll().as('count'));
    const { count: some } = await mails.where('enquiry_id', '=', id).executeTakeFirstOrThrow();
    await trx.deleteFrom('enquiry').where('id', '=', id).execute();
    count += Number(some);
  }
  return count;
}

/** Erases enquiries once more that a restored backup brought back. Returns the references of those it held. */
export async function repeatErasures(db: Database, references: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('enquiry').select(['id', 'reference']).execute();
  const found = rows.filter(({ reference }) => references.includes(reference));
  await eraseEnquiries(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ reference }) => reference);
}

/** Whether two e-mail addresses reach the same person; letter case does not matter. */
function isSameEmail(a: string, b: string): boolean {
  return a !== '' && normaliseEmail(a) === normaliseEmail(b);
}

function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Returns a phone number in one spelling, `+441632960145`, however it is written: `01632 960145`, `+44 (0)1632 960145`,
 * `0044 1632…`. What is no number becomes its digits, and empty text without any.
 */
export function normalisePhone(typed: string, { address }: Pick<Business, 'address'>): string {
  return parsePhoneNumberFromString(typed, address.country as CountryCode)?.number ?? typed.replace(/\D/g, '');
}
