import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { messageOf } from '../../site/problem.ts';
import { databaseAdvice } from '../error-codes.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';

/**
 * The better-sqlite3 package for the running Node, with the versions it supports: 12 for Node 20, or else 13. Neither
 * works on all: 12 aborts the process on Node 24.19 and later when it frees a statement.
 */
export const sqlitePackage =
  Number(process.versions.napi) >= 10
    ? { name: 'better-sqlite3', nodes: '>=22.14' }
    : { name: 'better-sqlite3-12', nodes: '>=20.19 <22.14' };

export const SqliteFile: typeof Sqlite = createRequire(import.meta.url)(sqlitePackage.name);

export type SqliteFile = Sqlite.Database;

/** Timeout for a lock of another process, such as a purge: one second below the timeout of a request. */
export const busyTimeoutMs = 4000;

/** Opens and migrates `file:data/enquiries.sqlite`. With `mustExist`, throws unless it has our tables. */
export async function openSqlite<Tables>(url: string, mustExist: boolean) {
  const path = sqlitePath(url);
  if (mustExist) assertEnquiries(path);
  const sqlite = openFile(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adaptFile(sqlite) }) });
  try {
    await migrate(db);
    return { db, file: watchFile(path) };
  } catch (error) {
    await db.destroy();
    if (error instanceof NewerDatabaseError) throw error;
    throw new Error(`Cannot bring the database ${path} up to date: ${messageOf(error)}.`, { cause: error });
  }
}

export function sqlitePath(url: string): string {
  return resolve(url.replace(/^file:(\/\/)?/, ''));
}

/** Suffixes of the database file, and of those that SQLite keeps beside it while open. */
export const fileSuffixes = ['', '-wal', '-shm'];

export type DatabaseFile = ReturnType<typeof watchFile>;

function watchFile(path: string) {
  const names = fileSuffixes.map((suffix) => path + suffix).filter(existsSync);
  const identify = () =>
    names.map((name) => {
      const { dev, ino } = statSync(name, { throwIfNoEntry: false }) ?? {};
      return `${dev}:${ino}`;
    });
  const opened = identify();
  return {
    path,
    /** Throws unless the path still leads to the open file, because writes to a deleted file are lost. */
    assertInPlace() {
      const index = identify().findIndex((found, position) => found !== opened[position]);
      if (index < 0) return;
      throw Object.assign(new Error(`${names[index]} was deleted or replaced`), { code: 'DATABASE_FILE_GONE' });
    },
  };
}

function assertEnquiries(path: string): void {
  const advice = 'Set DATABASE_URL to the server’s; only the server and `enquiries migrate` create a database.';
  if (!existsSync(path)) {
    const development = join(dirname(path), 'development.sqlite');
    const other = existsSync(development) ? `That of npm run dev is file:${development}. ` : '';
    throw new Error(`There is no database ${path}. ${other}${advice}`);
  }
  const sqlite = new SqliteFile(path, { timeout: busyTimeoutMs });
  try {
    if (sqlite.prepare("select 1 from sqlite_master where name = 'enquiry'").get()) return;
  } finally {
    sqlite.close();
  }
  throw new Error(`The file ${path} has no enquiry tables. ${advice}`);
}

function openFile(path: string): SqliteFile {
  if (existsSync(path) && statSync(path).isDirectory()) {
    const inside = join(path, 'enquiries.sqlite');
    throw new Error(
      `Cannot open the database file ${path}: it is a folder. Set DATABASE_URL to a file in it: file:${inside}`,
    );
  }
  try {
    createPrivately(path);
    const sqlite = new SqliteFile(path, { timeout: busyTimeoutMs });
    sqlite.pragma('journal_mode = WAL');
    // FULL syncs at every commit, so that an enquiry confirmed with 201 survives a power cut.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma('secure_delete = ON');
    return sqlite;
  } catch (error) {
    // Not of the database: the package's install script has not run, or has run for another Node.
    if (/bindings file|NODE_MODULE_VERSION/.test(messageOf(error)))
      throw new Error(`${sqlitePackage.name} is not compiled for this Node. Run: npm rebuild ${sqlitePackage.name}`, {
        cause: error,
      });
    const advice = databaseAdvice(error);
    throw new Error(
      `Cannot open the database file ${path}: ${messageOf(error)}${advice ? `: ${advice}` : '. Make it writable'}, or set DATABASE_URL to another file, like file:data/enquiries.sqlite.`,
      { cause: error },
    );
  }
}

/** Creates a folder and its parents, for this user only. Without `recursive`, with which Node hangs in /proc. */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/** Creates folder and file readable only by this user. SQLite's other files inherit the mode. */
function createPrivately(path: string): void {
  createFolder(dirname(path));
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const uid = process.getuid?.();
  for (const name of fileSuffixes.map((suffix) => path + suffix)) {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found?.isFile() && found.uid === uid && (found.mode & 0o777) !== 0o600) chmodSync(name, 0o600);
  }
}

/** Caches prepared statements, which cuts the longest waits in a burst by a third. */
function adaptFile(sqlite: SqliteFile): SqliteDatabase {
  // Bounded, because inserts and lists of ids vary in length and make ever new statements.
  const statements = new LRUCache<string, SqliteStatement>({ max: 200 });
  return {
    close: () => sqlite.close(),
    prepare(text) {
      // On a full disk SQLite rolls back itself; the error of a second rollback would hide the cause.
      if (text === 'rollback' && !sqlite.inTransaction) return sqlite.prepare('select 1 where false');
      const statement = statements.get(text) ?? withJson(sqlite.prepare(text));
      statements.set(text, statement);
      return statement;
    },
  };
}

/** Parses the answers of enquiries, which SQLite stores as text. */
function withJson(statement: Sqlite.Statement): SqliteStatement {
  const read = (row: unknown) => {
    const { answers, ...rest } = row as { answers?: string };
    return answers === undefined ? row : { ...rest, answers: JSON.parse(answers) };
  };
  return {
    reader: statement.reader,
    all: (values) => statement.all(values).map(read),
    run: (values) => statement.run(values),
    iterate: (values) => statement.iterate(values) as IterableIterator<unknown>,
  };
}
