import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, fileOf, openDatabase } from '../../server/database/database.ts';
import { emptyLogRegularly, overwriteDeleted } from '../../server/database/overwrite-deleted.ts';
import { SqliteFile } from '../../server/database/sqlite.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { eraseEnquiries, eraseIfUnchanged } from '../../server/enquiries/erase.ts';
import { purgeEnquiries } from '../../server/enquiries/purge.ts';
import { fillSearch } from '../../server/enquiries/search.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { answersOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { until } from './mail-server.ts';

const createDatabase = databaseFactory();

const secretOf = (person: number) => `Secret${String(person).padStart(4, '0')}X`;

describe.each(databaseKinds)('over %s, no byte of any file contains', (kind) => {
  test('an erased person, in two rounds from among others', async () => {
    const { db, readFiles } = await open(kind);
    await store(db, 400);
    await fillSearch(db);
    const isFirst = (person: number) => person % 7 === 0;
    const isSecond = (person: number) => person % 7 === 1 || person % 7 === 2;
    expect(readableIn(await readFiles()).length).toBeGreaterThan(0);
    await eraseEnquiries(db, await idsOf(db, isFirst));
    await eraseEnquiries(db, await idsOf(db, isSecond));
    expect(readableIn(await readFiles()).filter((person) => isFirst(person) || isSecond(person))).toEqual([]);
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(228);
  });

  test('a purged person', async () => {
    const { db, readFiles } = await open(kind);
    await store(db, 20, '2020-01-01T00:00:00.000Z');
    await store(db, 80, undefined, 20);
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await purgeEnquiries(db, { days: 730, now: new Date() })).toMatchObject({ purged: 20, doubt: undefined });
    expect(readableIn(await readFiles()).filter((person) => person < 20)).toEqual([]);
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(80);
  });
});

test('a person erased at the desk from a database so large that only the purge rewrites it, or seen last', async () => {
  const { db, readFiles } = await open('SQLite');
  await store(db, 40);
  await db.deleteFrom('enquiry').where('name', '>', secretOf(9)).execute();
  const [id = '', other = ''] = await idsOf(db, (person) => person === 3 || person === 4);
  const countFreePages = async () => {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
    return rows[0]?.freelist_count;
  };
  const record = vi.fn();
  const onObstacle = vi.fn();
  expect(await eraseIfUnchanged(db, { id, version: 0, record, onObstacle, maxBytes: 1 })).toMatchObject({
    outcome: 'changed',
  });
  expect(readableIn(await readFiles())).not.toContain(3);
  expect(await countFreePages()).toBeGreaterThan(0);
  // Both users have seen the same version.
  const erasing = eraseIfUnchanged(db, { id: other, version: 0, record, onObstacle });
  const changing = changeEnquiry(db, other, { what: 'done', who: 'Pat', now: new Date(), version: 0 });
  expect((await Promise.all([erasing, changing])).map(({ outcome }) => outcome)).toEqual(['changed', 'missing']);
  expect(await countFreePages()).toBe(0);
  expect(record).toHaveBeenCalledTimes(2);
  expect(onObstacle).not.toHaveBeenCalled();
});

test('a SQLite reader that pins the write-ahead log makes an erasure fail, and the next one completes it', async () => {
  const { db, readFiles } = await open('SQLite');
  await store(db, 3);
  const reader = new SqliteFile(fileOf(db)?.path ?? '');
  reader.exec('begin');
  reader.prepare('select count(*) from enquiry').get();
  await db.deleteFrom('enquiry').execute();
  await expect(overwriteDeleted(db, { timeoutMs: 100 })).rejects.toThrow(
    'The rows are deleted, but copies of them are still on the disk: another program is reading the write-ahead log.',
  );
  expect(readableIn(await readFiles())).toEqual([0, 1, 2]);
  reader.close();
  await eraseEnquiries(db, []);
  expect(readableIn(await readFiles())).toEqual([]);
});

test('a PostgreSQL table locked by another program makes an erasure fail', async () => {
  const { db } = await open('PostgreSQL');
  await store(db, 1);
  const other = await db.startTransaction().execute();
  await other.selectFrom('outbox').select('id').execute();
  // Waits for transactions of other tests, which are an obstacle too.
  await expect(overwriteDeleted(db, { timeoutMs: 1500 })).rejects.toThrow('another program has locked a table');
  await other.rollback().execute();
  await overwriteDeleted(db);
  // Forms wait for locks as before.
  expect((await sql`show lock_timeout`.execute(db)).rows).toEqual([{ lock_timeout: '0' }]);
});

test('a PostgreSQL user who does not own the tables is told so', async () => {
  const { db, url } = await open('PostgreSQL');
  await sql`drop role if exists clerk`.execute(db);
  await sql`create role clerk login password 'secret'`.execute(db);
  onTestFinished(async () => {
    await sql`drop owned by clerk; drop role clerk`.execute(db);
  });
  await sql`grant select, update, delete on all tables in schema public to clerk`.execute(db);
  const clerk = await openDatabase(url.replace('garage:', 'clerk:'));
  onTestFinished(() => clerk.destroy());
  await expect(overwriteDeleted(clerk)).rejects.toThrow('the user in DATABASE_URL must own it');
});

test.each([
  // Has no lock on these tables, like a backup that has moved on to another one.
  ['a client that still sees the rows', (url: string) => url, sql`select 1 from pg_class limit 1`],
  // Its transaction is older than the deletion, so every later snapshot in the cluster is too.
  ['a writer in another database', () => createDatabase('PostgreSQL'), sql`select pg_current_xact_id()`],
])(
  '%s of PostgreSQL makes an erasure fail, though not at the desk, and the next one completes it',
  async (_, choose, statement) => {
    const { db, readFiles, url } = await open('PostgreSQL');
    await store(db, 3);
    const theirs = await openDatabase(await choose(url));
    onTestFinished(() => theirs.destroy());
    const other = await theirs.startTransaction().setIsolationLevel('repeatable read').execute();
    onTestFinished(async () => {
      if (!other.isRolledBack) await other.rollback().execute();
    });
    await statement.execute(other);
    const [id = ''] = await idsOf(db, (person) => person === 0);
    const record = vi.fn();
    const onObstacle = vi.fn();
    const erasing = eraseIfUnchanged(db, { id, version: 0, record, onObstacle, timeoutMs: 0 });
    expect([await erasing, onObstacle.mock.calls.length]).toMatchObject([{ outcome: 'changed' }, 1]);
    await db.deleteFrom('enquiry').execute();
    await expect(overwriteDeleted(db, { timeoutMs: 0 })).rejects.toThrow(
      'The rows are deleted, but copies of them are still on the disk: another program began to read before they were deleted.',
    );
    expect(readableIn(await readFiles())).toEqual([0, 1, 2]);
    await other.rollback().execute();
    await overwriteDeleted(db);
    expect(readableIn(await readFiles())).toEqual([]);
  },
);

test('the server empties the write-ahead log within seconds, but not while another program reads it', async () => {
  const { db } = await open('SQLite');
  const log = `${fileOf(db)?.path}-wal`;
  await store(db, 3);
  const reader = new SqliteFile(fileOf(db)?.path ?? '');
  reader.exec('begin');
  reader.prepare('select count(*) from enquiry').get();
  const errors: unknown[] = [];
  onTestFinished(emptyLogRegularly(db, (error) => errors.push(error), 20));
  await store(db, 3, undefined, 3);
  expect(statSync(log).size).toBeGreaterThan(0);
  reader.close();
  await until(() => statSync(log).size === 0);
  expect(errors).toEqual([]);
});

test('after failing to empty the log, the server still waits for other writers as before', async () => {
  const { db } = await open('SQLite');
  const waitsFor = async () => (await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows;
  const before = await waitsFor();
  // SQLite does not empty the log within a transaction.
  await sql`begin immediate`.execute(db);
  const errors: unknown[] = [];
  onTestFinished(emptyLogRegularly(db, (error) => errors.push(error), 20));
  await until(() => errors.length > 0);
  expect(await waitsFor()).toEqual(before);
  await sql`rollback`.execute(db);
});

/** Stores enquiries of different people, with messages of lengths that fill pages with several rows and overflow. */
async function store(db: Database, count: number, at = new Date().toISOString(), first = 0): Promise<void> {
  for (let person = first; person < first + count; person++) {
    const values = { name: secretOf(person), phone: '01632 960123', message: 'x'.repeat((person * 37) % 600) };
    await storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: crypto.randomUUID(), now: new Date(at) });
  }
}

async function idsOf(db: Database, matches: (person: number) => boolean): Promise<string[]> {
  const rows = await db.selectFrom('enquiry').select(['id', 'name']).execute();
  return rows.filter(({ name }) => matches(Number(name.slice(6, 10)))).map(({ id }) => id);
}

/** Finds the people whose secret is in some bytes. */
function readableIn(bytes: string): number[] {
  return [...new Set([...bytes.matchAll(/Secret(\d{4})X/gi)].map(([, person]) => Number(person)))].sort(
    (a, b) => a - b,
  );
}

async function open(kind: DatabaseKind) {
  const url = await createDatabase(kind);
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  const file = fileOf(db)?.path;
  const folder = file ? dirname(file) : await findFolder(db);
  const readFiles = async () => {
    // A checkpoint writes PostgreSQL's memory to disk.
    if (!file) await sql`checkpoint`.execute(db);
    return readdirSync(folder)
      .map((name) => readIfThere(join(folder, name)))
      .join('');
  };
  return { db, readFiles, url };
}

/** PostgreSQL occasionally removes its own files. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Folder with the tables of one PostgreSQL database, without the write-ahead log. */
async function findFolder(db: Database): Promise<string> {
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.folder ?? '';
}
