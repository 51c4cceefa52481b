import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { SqliteFile } from '../../server/database/sqlite.ts';
import { readErasures, recordErasures } from '../../server/enquiries/erasures-file.ts';
import { checkStorable } from '../../server/enquiries/readiness.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { databaseAdvice } from '../../server/error-codes.ts';
import { answersOf } from '../helpers/answers.ts';
import { createPostgresDatabase } from '../helpers/postgres.ts';
import { until } from './mail-server.ts';
import { enquiry, makeFolder, postForm, postJson, startServer } from './start-server.ts';

const sentence = 'We couldn’t save your enquiry; please try again or call us on 01632 960000.';

const isRoot = process.getuid?.() === 0;

describe('a database that has no room left', () => {
  test('refuses enquiries with the phone number, keeps serving pages, and accepts enquiries once there is room', async () => {
    const server = await startServer({ files: { 'index.html': '<h1>Home</h1>' } });
    const { url, db, logged } = server;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 12}`).execute(db);
    const acknowledged: string[] = [];
    let refused = 0;
    for (let i = 0; i < 60; i++) {
      const answer = await postJson(
        url,
        { ...enquiry, message: `${i} ${'x'.repeat(1900)}` },
        { 'Idempotency-Key': `k${i}` },
      );
      if (answer.status === 201) acknowledged.push(((await answer.json()) as { reference: string }).reference);
      else {
        refused += 1;
        expect([answer.status, await answer.text()]).toEqual([503, sentence]);
      }
    }
    expect([acknowledged.length > 0, refused > 10]).toEqual([true, true]);
    expect(logged.find(({ msg }) => msg === 'Storing an enquiry failed')).toMatchObject({
      reason: 'database or disk is full',
      advice: 'the disk is full; free some space, and it recovers by itself',
      id: expect.any(String),
    });
    const statuses = async () =>
      Promise.all(['/', '/healthz', '/readyz'].map(async (path) => (await fetch(url + path)).status));
    expect(await statuses()).toEqual([200, 200, 503]);
    const page = await postForm(url, { ...enquiry, message: `native ${'x'.repeat(1900)}` });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(sentence);

    await sql`pragma max_page_count = 1000000`.execute(db);
    // A readiness result is reused for a second.
    await until(async () => (await statuses()).join() === '200,200,200');
    for (let i = 0; i < 60; i++) {
      const answer = await postJson(
        url,
        { ...enquiry, message: `${i} ${'x'.repeat(1900)}` },
        { 'Idempotency-Key': `k${i}` },
      );
      expect(answer.status).toBe(201);
    }
    const kept = await db.selectFrom('enquiry').select('reference').execute();
    expect(kept).toHaveLength(60);
    expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(acknowledged));
  });

  test.skipIf(!canMount())('on a real disk that is full', async () => {
    const disk = await mountDisk('size=4m');
    const db = await openDatabase(`file:${join(disk, 'enquiries.sqlite')}`);
    await checkStorable(db);
    fillDisk(join(disk, 'filler'));
    const add = (id: number) =>
      db
        .insertInto('readiness')
        .values({ id, checked_at: 'x'.repeat(100_000) })
        .execute();
    const failure = await add(2).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(databaseAdvice(failure)).toBe('the disk is full; free some space, and it recovers by itself');
    await expect(checkStorable(db)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    const start = await startProcess(`file:${join(disk, 'enquiries.sqlite')}`);
    expect(start).toEqual({
      code: 1,
      err: expect.stringMatching(/the disk is full; free some space, and it recovers by itself\.\n$/),
    });
    rmSync(join(disk, 'filler'));
    await checkStorable(db);
    await add(3);
    await db.destroy();
  });
});

test.skipIf(!canMount())(
  'PostgreSQL without room for an enquiry of the longest is not ready, until there is room',
  async () => {
    const disk = await mountDisk('size=32m');
    const db = await openDatabase(await createDatabaseOn(disk));
    onTestFinished(() => db.destroy());
    await checkStorable(db);
    fillDisk(join(disk, 'filler'));
    const store = () => {
      // Text that PostgreSQL cannot compress.
      const values = { name: 'Ann', phone: '01632 960123', message: randomBytes(3000).toString('base64') };
      return storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: randomUUID(), now: new Date() });
    };
    let failure: unknown;
    for (let i = 0; i < 300 && !failure; i++) await store().catch((error) => (failure = error));
    expect(databaseAdvice(failure)).toBe('the disk is full; free some space, and it recovers by itself');
    await expect(checkStorable(db)).rejects.toMatchObject({ code: '53100' });
    rmSync(join(disk, 'filler'));
    await checkStorable(db);
    await store();
  },
);

test.skipIf(!canMount())('an erasure that a full disk cannot record leaves no half line in the list', async () => {
  const disk = await mountDisk('size=8k');
  const file = join(disk, 'erasures.jsonl');
  const erasures = ['AAAA2222', 'BBBB3333'].map((reference) => ({
    erasedAt: '2026-11-20T10:00:00.000Z',
    by: ['reference'],
    references: [reference],
  }));
  const [first = {} as never, second = {} as never] = erasures;
  // Leaves room for a few letters in the last block.
  writeFileSync(file, '\n'.repeat(4070 - JSON.stringify(first).length));
  recordErasures(file, [first]);
  fillDisk(join(disk, 'filler'));
  expect(() => recordErasures(file, [second])).toThrow(
    `Nothing was done: cannot record erasures in ${file}: the disk is full; free some space, and it recovers by itself.`,
  );
  rmSync(join(disk, 'filler'));
  recordErasures(file, [second]);
  expect(readErasures(file)).toEqual(erasures);
});

describe('the server refuses to start with an explanation', () => {
  test('when another program keeps the database file locked', async () => {
    const file = join(await makeFolder(), 'a.sqlite');
    await (await openDatabase(`file:${file}`)).destroy();
    const other = new SqliteFile(file);
    other.exec('begin immediate');
    const { code, err } = await startProcess(`file:${file}`);
    other.close();
    expect([code, err]).toEqual([
      1,
      `Cannot store enquiries in ${file}: database is locked: another program has locked the file for seconds; end that program, or its transaction.\n`,
    ]);
  });

  test('when the file is not a database', async () => {
    const file = join(await makeFolder(), 'a.sqlite');
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    const { code, err } = await startProcess(`file:${file}`);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(': the file is not a database or is damaged; restore a backup'),
    ]);
    expect(err).not.toContain('    at ');
  });

  test.skipIf(isRoot && !canMount())('when the file is read-only', async () => {
    const { file, forbid } = await makeForbiddenFile();
    await (await openDatabase(`file:${file}`)).destroy();
    forbid();
    const { code, err } = await startProcess(`file:${file}`);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Cannot open the database file .*ake (it|both) writable, or set DATABASE_URL/),
    ]);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

/** Runs the built server, which is expected to exit by itself. */
async function startProcess(databaseUrl: string): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [inject('tinyServer')], {
    env: { ...process.env, PORT: '0', DATABASE_URL: databaseUrl },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, err };
}

async function mountDisk(options: string): Promise<string> {
  const disk = join(await makeFolder(), 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', ['-l', disk]));
  return disk;
}

/** Creates a PostgreSQL database whose tables are on a disk, but not its log. */
async function createDatabaseOn(disk: string): Promise<string> {
  const server = inject('postgres');
  const url = await createPostgresDatabase(server);
  const name = new URL(url).pathname.slice(1);
  const client = new Client(server);
  await client.connect();
  const { rows } = await client.query('show data_directory');
  const { uid, gid } = statSync(rows[0].data_directory);
  chownSync(disk, uid, gid);
  chmodSync(dirname(disk), 0o755);
  await client.query(`create tablespace ${name} location '${disk}'`);
  await client.query(`alter database ${name} set tablespace ${name}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(`drop tablespace ${name}`);
    await client.end();
  });
  return url;
}

function fillDisk(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // It is full.
  }
}

/** Root can write to read-only files, so as root this mounts a read-only disk. */
async function makeForbiddenFile() {
  if (!isRoot) {
    const folder = await makeFolder();
    const file = join(folder, 'a.sqlite');
    onTestFinished(() => chmodSync(folder, 0o700));
    return {
      file,
      forbid: () => {
        chmodSync(file, 0o400);
        chmodSync(folder, 0o500);
      },
    };
  }
  const disk = await mountDisk('size=4m');
  return { file: join(disk, 'a.sqlite'), forbid: () => void execFileSync('mount', ['-o', 'remount,ro', disk]) };
}

function canMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
