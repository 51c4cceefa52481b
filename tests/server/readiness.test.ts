import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOf, openDatabase } from '../../server/database/database.ts';
import { checkStorable } from '../../server/enquiries/readiness.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { databaseAdvice } from '../../server/error-codes.ts';
import { answersOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';

const createDatabase = databaseFactory();

describe.each(databaseKinds)('over %s, readiness', (kind) => {
  test('leaves no enquiry and no mail behind', async () => {
    const db = await open(kind);
    for (let times = 0; times < 3; times++) await checkStorable(db);
    for (const table of ['enquiry', 'outbox'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    }
  });

  test('leaves the time of the last check behind, and nothing as large as what it wrote', async () => {
    const db = await open(kind);
    for (let times = 0; times < 2; times++) await checkStorable(db);
    const before = new Date().toISOString();
    await checkStorable(db);
    const { checked_at: checked } = await db.selectFrom('readiness').select('checked_at').executeTakeFirstOrThrow();
    expect(checked).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(checked >= before).toBe(true);
  });

  test.each(['enquiry', 'outbox'] as const)('fails without the table %s', async (table) => {
    const db = await open(kind);
    await db.schema.alterTable(table).renameTo('elsewhere').execute();
    await expect(checkStorable(db)).rejects.toThrow();
  });
});

test('a locked table of PostgreSQL fails readiness within two seconds', async () => {
  const db = await open('PostgreSQL');
  const other = await db.startTransaction().execute();
  await sql`lock table outbox`.execute(other);
  const error = await checkStorable(db).catch((caught: unknown) => caught);
  expect(databaseAdvice(error)).toBe(
    'another program has locked a table of the database; end that program, or its transaction',
  );
  await other.rollback().execute();
  await checkStorable(db);
});

test('a damaged page of SQLite fails readiness, though all pages are cached', async () => {
  const db = await open('SQLite');
  for (let person = 0; person < 200; person++) {
    const values = { name: `Person ${person}`, phone: '01632 960123', message: 'x'.repeat(300) };
    await storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: crypto.randomUUID(), now: new Date() });
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await checkStorable(db);
  const path = fileOf(db)?.path ?? '';
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const handle = openSync(path, 'r+');
  onTestFinished(() => closeSync(handle));
  const pages = statSync(path).size / 4096;
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, Math.floor(pages / 2) * 4096);
  const error = await checkStorable(db).catch((caught: unknown) => caught);
  expect(databaseAdvice(error)).toBe(
    'the file is not a database or is damaged; restore a backup as docs/operations.md describes',
  );
});

async function open(kind: DatabaseKind) {
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  return db;
}
