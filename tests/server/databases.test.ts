import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { createGroupCommit } from '../../server/database/group-commit.ts';
import { lockId } from '../../server/database/migrate.ts';
import { SqliteFile, sqlitePath } from '../../server/database/sqlite.ts';
import { selectEnquiries } from '../../server/enquiries/list.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { countOutbox } from '../../server/mail/outbox.ts';
import { answersOf, valuesOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';

const createDatabase = databaseFactory();

const values = { name: 'Ann Driver', phone: '01632 960123', email: 'ann@example.org', message: 'Brakes.' };
const now = new Date('2026-11-20T10:00:00Z');

describe.each(databaseKinds)('over %s', (kind) => {
  test('servers that start at once on an empty database all come up, and migrate it once', async () => {
    const url = await createDatabase(kind);
    const opened = await Promise.all(Array.from({ length: serversAtOnce(kind, 8) }, () => openDatabase(url)));
    for (const db of opened) expect(await countOutbox(db)).toMatchObject({ waiting: 0 });
    await Promise.all(opened.map((db) => db.destroy()));
  });

  test('a migrated database is opened and read while another program holds its locks', async () => {
    const url = await createDatabase(kind);
    await (await openDatabase(url)).destroy();
    const release = await lock(kind, url);
    onTestFinished(release);
    const db = await openDatabase(url);
    onTestFinished(() => db.destroy());
    expect(await countOutbox(db)).toMatchObject({ waiting: 0 });
  });

  test('an enquiry and its mails are stored together', async () => {
    const db = await open(kind);
    await storeEnquiry(db, { formType: 'contact', ...answersOf(values), now });
    await storeEnquiry(db, { formType: 'contact', ...answersOf({ ...values, email: '' }), now });
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.id', 'enquiry_id')
      .select(['email', 'kind', 'outbox.state', 'due_at'])
      .orderBy('outbox.kind')
      .orderBy('email')
      .execute();
    const due = { state: 'waiting', due_at: now.toISOString() };
    expect(rows).toEqual([
      { email: '', kind: 'garage', ...due },
      { email: 'ann@example.org', kind: 'garage', ...due },
      { email: 'ann@example.org', kind: 'visitor', ...due },
    ]);
    expect(await countOutbox(db, new Date(now.getTime() + 5000))).toEqual({
      waiting: 3,
      failed: 0,
      oldestAgeSeconds: 5,
    });
  });

  test('an enquiry whose mail cannot be queued is not stored either', async () => {
    const db = await open(kind);
    await db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    await expect(storeEnquiry(db, { formType: 'contact', ...answersOf(values), now })).rejects.toThrow();
    expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
  });

  test('suspected spam is not mailed', async () => {
    const db = await open(kind);
    await storeEnquiry(db, { formType: 'contact', ...answersOf({ ...values, website: 'x' }), now });
    expect(await countOutbox(db)).toMatchObject({ waiting: 0 });
    expect(await selectEnquiries(db).select('delivery').execute()).toEqual([{ delivery: 'held' }]);
  });

  test('erasing an enquiry erases its mails', async () => {
    const db = await open(kind);
    await storeEnquiry(db, { formType: 'contact', ...answersOf(values), now });
    await db.deleteFrom('enquiry').execute();
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('the same key at once, from several servers, is one enquiry with one reference', async () => {
    const url = await createDatabase(kind);
    const servers: Database[] = [];
    for (let count = serversAtOnce(kind, 3); count > 0; count--) servers.push(await openDatabase(url));
    onTestFinished(async () => void (await Promise.all(servers.map((db) => db.destroy()))));
    const stored = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        storeEnquiry(servers[index % servers.length] as Database, {
          formType: 'contact',
          ...answersOf(values),
          key: 'same',
          now,
        }),
      ),
    );
    expect(stored.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(stored.map((entry) => ('reference' in entry ? entry.reference : ''))).size).toBe(1);
    expect(await countOutbox(servers[0] as Database)).toMatchObject({ waiting: 2 });
  });

  test('the same content without a key, at once, is one enquiry; ten minutes later it is another', async () => {
    const db = await open(kind);
    const store = (at: Date) => storeEnquiry(db, { formType: 'contact', ...answersOf(values), now: at });
    const stored = await Promise.all(Array.from({ length: 20 }, () => store(now)));
    expect(stored.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect((await store(new Date(now.getTime() + 11 * 60_000))).outcome).toBe('stored');
  });

  test('different content with a known key is a conflict', async () => {
    const db = await open(kind);
    await storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: 'k', now });
    const other = { formType: 'contact' as const, ...answersOf({ ...values, name: 'Bob' }), key: 'k', now };
    expect(await storeEnquiry(db, other)).toEqual({ outcome: 'conflict' });
  });

  test('text in any script is returned unchanged', async () => {
    const db = await open(kind);
    const message = 'Łódź 汽车 🚗 \'; drop table enquiry; -- %s $1 \\ "quoted"\nsecond line';
    await storeEnquiry(db, { formType: 'contact', ...answersOf({ ...values, message }), now });
    const row = await db.selectFrom('enquiry').select('answers').executeTakeFirstOrThrow();
    expect(valuesOf(row)).toEqual({ ...values, message });
  });
});

test('counting the outbox reads only the mails that are waiting or have failed', async () => {
  const db = await open('SQLite');
  const ran = vi.spyOn(db.getExecutor(), 'executeQuery');
  await countOutbox(db);
  for (const [query] of ran.mock.calls.splice(0)) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]));
    expect(JSON.stringify(rows)).not.toMatch(/SCAN (?!outbox USING (COVERING )?INDEX outbox_(waiting|failed))/);
  }
});

/** The two tests mostly wait. */
const waiting = { concurrent: true };

test('a PostgreSQL whose connections a firewall forgot is reached again by new ones', waiting, async (context) => {
  const url = new URL(await createDatabase('PostgreSQL'));
  const { port } = url;
  const forwarding: Socket[] = [];
  const firewall = createServer((client) => {
    const target = connect(Number(port), '127.0.0.1');
    client.pipe(target).pipe(client);
    forwarding.push(client, target);
    for (const socket of [client, target]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => firewall.listen(0, '127.0.0.1', resolve));
  url.port = String((firewall.address() as AddressInfo).port);
  const db = await openDatabase(url.href);
  context.onTestFinished(async () => {
    await db.destroy();
    for (const socket of forwarding) socket.destroy();
    firewall.close();
  });
  const store = () => storeEnquiry(db, { formType: 'contact', ...answersOf(values), now }).catch(() => undefined);
  expect(await store()).toMatchObject({ outcome: 'stored' });
  for (const socket of forwarding) socket.unpipe().resume();
  await context.expect.poll(store, { timeout: 25_000 }).toMatchObject({ outcome: 'duplicate' });
});

test('a server waits for a migration that takes longer than any request may', waiting, async () => {
  const url = await createDatabase('PostgreSQL');
  const release = await lock('PostgreSQL', url);
  const opening = openDatabase(url);
  await wait(17_000);
  await release();
  await (await opening).destroy();
});

test('the error for an unreachable PostgreSQL names it without its password, with advice', async () => {
  const failure = await openDatabase('postgres://me:hush@127.0.0.1:1/none').catch((error: Error) => error.message);
  expect(failure).toMatch(
    /^Cannot use the PostgreSQL database 127\.0\.0\.1:1\/none: .*\. Check that it runs, the user and database in DATABASE_URL, and the password there or in PGPASSWORD\.$/,
  );
  expect(failure).not.toContain('hush');
});

test('a connection that PostgreSQL ends during a transaction, as in a restart, fails that transaction alone', async () => {
  const db = await open('PostgreSQL');
  const trx = await db.startTransaction().execute();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await expect.poll(() => sql`select 1`.execute(trx).catch(() => 'ended')).toBe('ended');
  await expect(trx.rollback().execute()).rejects.toThrow();
  expect(await storeEnquiry(db, { formType: 'contact', ...answersOf(values), now })).toMatchObject({
    outcome: 'stored',
  });
});

/** Takes the lock that writes or migrations wait for, and returns a function that releases it. */
async function lock(kind: DatabaseKind, url: string): Promise<() => void | Promise<void>> {
  if (kind === 'SQLite') {
    const other = new SqliteFile(sqlitePath(url));
    other.exec('begin immediate');
    return () => void other.close();
  }
  const other = new pg.Client(url);
  await other.connect();
  await other.query(`select pg_advisory_lock(${lockId})`);
  return () => other.end();
}

/** Waiting for a SQLite file blocks the process, so two servers in one process would wait for each other. */
function serversAtOnce(kind: DatabaseKind, count: number): number {
  return kind === 'SQLite' ? 1 : count;
}

async function open(kind: DatabaseKind) {
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  return db;
}

describe('enquiries that are written together', () => {
  test('share one wait for the disk, each with its own result', async () => {
    const groups: number[] = [];
    const store = createGroupCommit(async (items: readonly number[]) => {
      groups.push(items.length);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return items.map((item) => item * 2);
    });
    const answers = await Promise.all(Array.from({ length: 250 }, (_, item) => store(item)));
    expect(answers).toEqual(Array.from({ length: 250 }, (_, item) => item * 2));
    expect(groups).toEqual([100, 100, 50]);
  });

  test('fail together when the database is unreachable, and alone when the fault is their own', async () => {
    const asked: number[][] = [];
    const write = (code: string) =>
      createGroupCommit(async (items: readonly number[]) => {
        asked.push([...items]);
        if (items.includes(2)) throw Object.assign(new Error('no'), { code });
        return items;
      });
    const settle = async (code: string) =>
      (await Promise.allSettled([1, 2, 3].map(write(code)))).map(({ status }) => status);
    expect(await settle('ECONNREFUSED')).toEqual(['rejected', 'rejected', 'rejected']);
    expect(asked).toEqual([[1, 2, 3]]);
    expect(await settle('22021')).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(asked.slice(1)).toEqual([[1, 2, 3], [1], [2], [3]]);
  });
});
