import type { Business } from '../../schema/business.ts';
import type { Database } from '../database/database.ts';
import { overwriteDeleted } from '../database/overwrite-deleted.ts';
import { normaliseReference } from './list.ts';
import { normalisePhone } from './phone.ts';

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
  const mails = await db.transaction().execute(async (trx) => {
    let count = 0;
    for (const id of ids) {
      const { numDeletedRows } = await trx.deleteFrom('outbox').where('enquiry_id', '=', id).executeTakeFirstOrThrow();
      await trx.deleteFrom('enquiry').where('id', '=', id).execute();
      count += Number(numDeletedRows);
    }
    return count;
  });
  await overwriteDeleted(db);
  return mails;
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
