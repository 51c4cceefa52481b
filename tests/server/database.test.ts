import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { SqliteFile } from '../../server/database/sqlite.ts';
import { makeFolder } from './start-server.ts';

test('a database waits for the disk at each commit', async () => {
  const db = await openDatabase(`file:${join(await makeFolder(), 'new', 'folder', 'a.sqlite')}`);
  const pragma = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(4000);
  await db.destroy();
});

test('a reopened database keeps its contents', async () => {
  const url = `file:${join(await makeFolder(), 'a.sqlite')}`;
  const first = await openDatabase(url);
  await first.insertInto('readiness').values({ id: 7, checked_at: 'then' }).execute();
  await first.destroy();
  const second = await openDatabase(url);
  expect(await second.selectFrom('readiness').selectAll().execute()).toEqual([{ id: 7, checked_at: 'then' }]);
  await second.destroy();
});

test('the error for a database that cannot be opened names it and the setting', async () => {
  const file = join(await makeFolder(), 'a.sqlite');
  await writeFile(file, 'not a database');
  await expect(openDatabase(`file:${file}`)).rejects.toThrow(
    `Cannot open the database file ${file}: file is not a database: the file is not a database or is damaged; restore a backup`,
  );
  // With `recursive`, mkdir never returns here.
  await expect(openDatabase('file:/proc/x/y.sqlite')).rejects.toThrow(
    /^Cannot open the database file \/proc\/x\/y\.sqlite: ENOENT.*Make it writable, or set DATABASE_URL to another file/,
  );
});

test('a folder in place of the database is refused, and keeps its permissions', async () => {
  const folder = await makeFolder();
  await chmod(folder, 0o755);
  await expect(openDatabase(`file:${folder}`)).rejects.toThrow(
    `Cannot open the database file ${folder}: it is a folder. Set DATABASE_URL to a file in it: file:${folder}/enquiries.sqlite`,
  );
  expect((await stat(folder)).mode & 0o777).toBe(0o755);
});

test('a frequently used statement is prepared once, however many others there are', async () => {
  const prepare = vi.spyOn(SqliteFile.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const db = await openDatabase(`file:${join(await makeFolder(), 'a.sqlite')}`);
  for (let other = 0; other < 1000; other++) {
    if (other % 10 === 0) await sql`select 'frequent'`.execute(db);
    await sql.raw(`select ${other}`).execute(db);
  }
  expect(prepare.mock.calls.filter(([text]) => text === "select 'frequent'")).toHaveLength(1);
  await db.destroy();
});
