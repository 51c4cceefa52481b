import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { readTaskTime, recordTask } from '../../server/database/maintenance.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { copyDatabase } from '../../server/enquiries/copy-database.ts';
import { listEvents } from '../../server/enquiries/list.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { answersOf } from '../helpers/answers.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { addEnquiries, enquiriesTools } from './enquiries-tools.ts';

const tools = enquiriesTools();
const createDatabase = databaseFactory();

const now = new Date('2026-11-20T10:00:00.000Z');

test.each(databaseKinds)('%s with everything in it is copied into another database, and compared', async (kind) => {
  const url = await createDatabase(kind);
  const db = await open(url);
  const enquiries = Array(3).fill({ email: 'ann@example.org', message: 'Brakes "é" \\' });
  const references = await addEnquiries(db, enquiries, now.toISOString(), 3_600_000);
  const stored = await db.selectFrom('enquiry').select('id').orderBy('received_at').execute();
  const ids = stored.map(({ id }) => id);
  await changeEnquiry(db, ids[1] ?? '', { what: 'done', who: 'Pat', now, note: 'Ünï "code"' });
  await db
    .updateTable('outbox')
    .set({ state: 'sent', attempts: 2 })
    .where('enquiry_id', '=', ids[0] ?? '')
    .execute();
  await recordTask(db, 'backup', now);
  const other = kind === 'SQLite' ? 'PostgreSQL' : 'SQLite';
  const target = await createDatabase(other);
  const erasures = `${(await createDatabase('SQLite')).slice('file:'.length)}-erasures.jsonl`;
  if (kind === 'SQLite') {
    const inUse = await tools.run(url, 'copy', '--to', target);
    expect([inUse.code, inUse.err]).toEqual([1, expect.stringContaining('is in use: stop the server first')]);
    await db.destroy();
  }
  // The executable of Node is a file, not a folder.
  const barred = await tools.run(url, 'copy', '--to', target, '--erasures', join(process.execPath, 'erasures.jsonl'));
  expect([barred.code, barred.err]).toEqual([
    1,
    expect.stringMatching(/^Nothing was done: cannot record erasures in /),
  ]);
  const { code, out, err } = await tools.run(url, 'copy', '--to', target, '--erasures', erasures);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(
    'Copied and compared: 3 enquiry, 6 outbox, 0 notice, 0 confirmation, 1 enquiry_event, 1 maintenance, 1 secret;',
  );
  const copy = await open(target);
  const rows = await copy.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
  expect(rows.map(({ reference }) => reference)).toEqual(references);
  expect(rows[1]).toMatchObject({ done_at: now.toISOString(), version: 1, message: 'Brakes "é" \\' });
  expect(await listEvents(copy, ids[1] ?? '')).toMatchObject([{ who: 'Pat', note: 'Ünï "code"' }]);
  const sent = await copy.selectFrom('outbox').select('id').where('state', '=', 'sent').execute();
  expect(sent).toHaveLength(2);
  expect(await readTaskTime(copy, 'backup')).toEqual(now);
  // New enquiries are numbered after the copied ones.
  const number = other === 'PostgreSQL' ? sql<number>`number` : sql<number>`rowid`;
  await storeEnquiry(copy, { formType: 'contact', ...answersOf({ name: 'Last' }), key: 'last-of-all-of-them', now });
  const last = await copy.selectFrom('enquiry').select('name').orderBy(number, 'desc').executeTakeFirst();
  expect(last).toEqual({ name: 'Last' });
  const again = await tools.run(url, 'copy', '--to', target);
  expect(again.code).toBe(1);
  expect(again.err).toContain('Copied nothing: the target holds enquiries already; name an empty database.');
  if (kind === 'PostgreSQL') await expect(copyDatabase(copy, db)).rejects.toThrow('holds enquiries already');
});

async function open(url: string) {
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}
