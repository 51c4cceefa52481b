import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { adviceOn } from '../error-advice.ts';
import { messageOf } from '../log.ts';
import { migrate } from './migrate.ts';
import { rememberFile } from './sqlite-files.ts';

/** How long to wait for another process that writes; no other enquiry is stored meanwhile. */
const busyMs = 1000;

/** Opens the file that `file:data/enquiries.sqlite` names, and brings it up to date. */
export async function openSqlite<Tables>(url: string): Promise<Kysely<Tables>> {
  const file = resolve(url.replace(/^file:(\/\/)?/, ''));
  const sqlite = openFile(file);
  const database = keepStatements(forgiveRollback(sqlite));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  rememberFile(db, database);
  try {
    // Kysely takes no lock around migrations in SQLite; a write transaction keeps a second process waiting.
    sqlite.exec('begin immediate');
    await migrate(db);
    sqlite.exec('commit');
  } catch (error) {
    await db.destroy();
    throw new Error(`Cannot bring the database ${file} up to date: ${messageOf(error)}.`, { cause: error });
  }
  return db;
}

/**
 * A full disk makes SQLite roll back by itself, and a second rollback fails: its complaint would then stand in place of
 * what was wrong.
 */
function forgiveRollback(sqlite: SqliteFile.Database): SqliteDatabase {
  return {
    prepare: (text) => sqlite.prepare(text === 'rollback' && !sqlite.inTransaction ? 'select 1 where false' : text),
    close: () => sqlite.close(),
  };
}

function openFile(file: string): SqliteFile.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const sqlite = new SqliteFile(file, { timeout: busyMs });
    sqlite.pragma('journal_mode = WAL');
    // FULL waits for the disk at each commit: an enquiry that was answered with 201 survives a power cut.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // What a burst writes is copied into the file in fewer and larger steps; the log beside it may grow to 16 MB.
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

/** Kysely prepares every statement anew; the few that this program runs are kept. */
function keepStatements(sqlite: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      // What a rollback is depends on the moment; see above.
      if (sql === 'rollback') return sqlite.prepare(sql);
      const statement = kept.get(sql) ?? sqlite.prepare(sql);
      // Lists of ids differ in length, so there is no end to statements; the oldest makes room.
      if (kept.size >= 200) kept.delete(kept.keys().next().value ?? '');
      kept.set(sql, statement);
      return statement;
    },
  };
}
