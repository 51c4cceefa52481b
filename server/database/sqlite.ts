import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { adviceOn } from '../error-advice.ts';
import { messageOf } from '../log.ts';
import { migrate } from './migrations.ts';

/** How long to wait for a lock of another process; no other enquiry is stored meanwhile. */
const busyTimeoutMs = 1000;

/** Prepared statements to cache. */
const maxStatements = 200;

/** Opens the file of `file:data/enquiries.sqlite`, and brings it up to date. */
export async function openSqlite<Tables>(url: string): Promise<Kysely<Tables>> {
  const file = sqlitePath(url);
  const sqlite = openFile(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adaptFile(sqlite) }) });
  try {
    // Kysely takes no lock for migrations in SQLite; a write transaction makes a second process wait.
    sqlite.exec('begin immediate');
    await migrate(db);
    sqlite.exec('commit');
  } catch (error) {
    await db.destroy();
    throw new Error(`Cannot bring the database ${file} up to date: ${messageOf(error)}.`, { cause: error });
  }
  return db;
}

/** Returns the absolute path of the file that a `file:` URL names. */
export function sqlitePath(url: string): string {
  return resolve(url.replace(/^file:(\/\/)?/, ''));
}

function openFile(file: string): SqliteFile.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const sqlite = new SqliteFile(file, { timeout: busyTimeoutMs });
    sqlite.pragma('journal_mode = WAL');
    // FULL syncs the disk at every commit: an enquiry confirmed with 201 survives a power cut.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // Fewer and larger checkpoints during a burst; the write-ahead log may grow to 16 MB.
    sqlite.pragma('wal_autocheckpoint = 4000');
    return sqlite;
  } catch (error) {
    const advice = adviceOn(error);
    throw new Error(
      `Cannot open the database file ${file}: ${messageOf(error)}${advice ? `: ${advice}` : '. Make it writable'}, or set DATABASE_URL to another file, like file:data/enquiries.sqlite.`,
      { cause: error },
    );
  }
}

/**
 * Caches prepared statements, a fifth of the processor time of a submission, and makes a rollback safe: on a full disk
 * SQLite rolls back by itself, and the error of a second rollback would hide the cause.
 */
function adaptFile(sqlite: SqliteFile.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(text) {
      if (text === 'rollback' && !sqlite.inTransaction) return sqlite.prepare('select 1 where false');
      const statement = statements.get(text) ?? sqlite.prepare(text);
      // Inserts and lists of ids vary in length, so the number of statements has no natural limit.
      if (statements.size >= maxStatements) statements.delete(statements.keys().next().value ?? '');
      statements.set(text, statement);
      return statement;
    },
  };
}
