import type { Database } from '../database/database.ts';
import { type OverwriteLimits, overwriteDeleted } from '../database/overwrite-deleted.ts';
import { type Changed, explainUnchanged } from './change-enquiry.ts';

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
