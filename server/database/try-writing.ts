import type { Database } from './database.ts';

/** More than an enquiry takes, so that a disk with room for a byte does not look well. */
const ballast = 'x'.repeat(16 * 1024);

/** Throws unless a write succeeds. Only that finds out: a disk that is full or read-only still reads well. */
export async function tryWriting(db: Database): Promise<void> {
  const checked_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('readiness')
      .values({ id: 1, checked_at: ballast })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: ballast }))
      .execute();
    await trx.updateTable('readiness').set({ checked_at }).where('id', '=', 1).execute();
  });
}

/** Throws one sentence unless a write succeeds: a server that stores nothing had better not start. */
export async function proveWritable(db: Database): Promise<void> {
  try {
    await tryWriting(db);
  } catch (error) {
    throw new Error('The database takes no writes', { cause: error });
  }
}
