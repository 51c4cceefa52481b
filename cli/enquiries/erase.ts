import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Database, isPostgres, type Tables } from '../../server/database/database.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { type Command, usageError } from './command.ts';
import { isSameEmail, isSamePhone } from './same-person.ts';

/** `erase`: everything of one person, as data law gives them the right to ask. Prints the proof. */
export const erase: Command = {
  summary: 'everything of one person, by e-mail address or phone number',
  help: `erase --email ADDRESS | --phone NUMBER [--dry-run] [--json]

Deletes every enquiry, spam too, that carries the address or the number, with its mails, and prints a proof to keep: which
enquiries, when, and that none is left. The proof itself holds nothing personal. With both, either is enough to match.
A number matches however it is spelt, with +44 or 0. What is deleted is overwritten in a database file.

  --dry-run  shows which would be deleted, and deletes nothing

Not in reach of this command: mails that were already sent, and backups. Backups taken from now on do not hold it.

Examples:
  erase --email ann@example.org --dry-run
  erase --email ann@example.org --phone "01632 960123"
  erase --phone +441632960123 --json >> erasures.jsonl`,
  async run(tools, args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        email: { type: 'string' },
        phone: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const person = readPerson(values);
    const db = await tools.openDatabase();
    const isFile = !isPostgres(tools.databaseUrl);
    const found = await findOf(db, person, tools.site);
    const references = found.map(({ reference }) => reference);
    if (values['dry-run']) {
      tools.print(values.json ? JSON.stringify({ dryRun: true, references }) : `To be erased: ${listed(references)}.`);
      return found.length > 0 ? 0 : 1;
    }
    if (found.length > 0 && isFile) await sql`pragma secure_delete = on`.execute(db);
    const mails = await deleteAll(
      db,
      found.map(({ id }) => id),
    );
    // The write-ahead log still holds the rows as they were.
    if (found.length > 0 && isFile) await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const remaining = (await findOf(db, person, tools.site)).length;
    const by = Object.keys(person);
    const erasedAt = tools.now().toISOString();
    if (values.json) tools.print(JSON.stringify({ erasedAt, by, references, mails, remaining }));
    else if (found.length === 0) tools.complain('Nothing is stored under that; nothing was erased.');
    else {
      tools.print(`Erased on ${erasedAt}, by ${by.join(' and ')}: ${listed(references)}, with ${mails} mails.`);
      tools.print(
        `Looked again: ${remaining} left. Mails already sent, and older backups, have to be deleted where they are.`,
      );
    }
    return found.length > 0 && remaining === 0 ? 0 : 1;
  },
};

function readPerson({ email, phone }: Person): Person {
  if (email === undefined && phone === undefined) {
    throw usageError('Nobody was named; write --email and an address, or --phone and a number.');
  }
  if (email !== undefined && !/^\S+@\S+$/.test(email.trim())) {
    throw usageError(`Found --email "${email}"; write a whole address, like ann@example.org.`);
  }
  if (phone !== undefined && phone.replace(/\D/g, '').length < 7) {
    throw usageError(`Found --phone "${phone}"; write the whole number, like 01632 960123.`);
  }
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}

/** Addresses and numbers are compared here, not in the database: no two spell them alike. */
async function findOf(db: Database, { email, phone }: Person, { business }: SharedSite) {
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'email', 'phone'])
    .orderBy('received_at')
    .execute();
  return rows.filter(
    (row) =>
      (email !== undefined && isSameEmail(row.email, email)) ||
      (phone !== undefined && isSamePhone(row.phone, phone, business)),
  );
}

function deleteAll(db: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let mails = 0;
    for (const id of ids) {
      const { numDeletedRows } = await trx.deleteFrom('outbox').where('enquiry_id', '=', id).executeTakeFirstOrThrow();
      await trx.deleteFrom('enquiry').where('id', '=', id).execute();
      mails += Number(numDeletedRows);
    }
    return mails;
  });
}

function listed(references: readonly string[]): string {
  return references.length === 0 ? 'no enquiry' : references.join(', ');
}

type Person = { email?: string | undefined; phone?: string | undefined };
