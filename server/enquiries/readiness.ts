import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer } from '../../site/answers.ts';
import { type Database, fileOf } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import { SqliteFile } from '../database/sqlite.ts';
import { createEnquiryRow, insertEnquiries } from './store.ts';

export async function checkStorable(db: Database): Promise<void> {
  const file = fileOf(db);
  file?.assertInPlace();
  await rollBackInsert(db);
  await writeLargeRow(db);
  if (file) checkPages(file.path);
}

async function rollBackInsert(db: Database): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    // A check that waits for a lock must end before the next starts.
    const limits = sql`select set_config('lock_timeout', '1s', true), set_config('statement_timeout', '1500ms', true)`;
    if (isPostgresDatabase(db)) await limits.execute(trx);
    // Random, because PostgreSQL compresses anything else into a page that has room.
    const message = randomBytes(8 * 1024).toString('base64');
    const answers: Answer[] = [
      { name: 'email', kind: 'email', role: 'answer-by', value: 'readiness@example.org' },
      { name: 'message', kind: 'textarea', role: 'message', value: message },
    ];
    const enquiry = { formType: 'contact' as const, answers, key: randomUUID(), now: new Date() };
    await insertEnquiries(trx, [createEnquiryRow(enquiry)]);
  } finally {
    await trx.rollback().execute();
  }
}

/** Larger than an enquiry, so that the check fails before enquiries do. */
const largeValue = 'x'.repeat(16 * 1024);

async function writeLargeRow(db: Database): Promise<void> {
  const checked_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('readiness')
      .values({ id: 1, checked_at: largeValue })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: largeValue }))
      .execute();
    await trx.updateTable('readiness').set({ checked_at }).where('id', '=', 1).execute();
  });
}

/** Checks files up to 16 MB for damage, which takes 24 ms. In larger ones the nightly backup finds it. */
const maxCheckedPages = 4000;

/** Throws if the file is damaged. Opens a new connection, which has nothing cached. */
function checkPages(path: string): void {
  const sqlite = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    if (Number(sqlite.pragma('page_count', { simple: true })) > maxCheckedPages) return;
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
  } finally {
    sqlite.close();
  }
}
