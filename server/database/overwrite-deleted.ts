import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, fileOf } from './database.ts';
import { busyTimeoutMs, fileSuffixes } from './sqlite.ts';

type Overwriting = {
  /** How long other programs may delay it. */
  patienceMs?: number;
  /** A larger database is left to the next purge, since forms would wait while it is rewritten. */
  maxBytes?: number;
};

/**
 * Removes what was deleted from the files of the database. Deleting leaves copies of rows behind: in the gaps of pages
 * that SQLite and PostgreSQL have rearranged, and in SQLite's write-ahead log. Throws if it cannot be done in time.
 */
export async function overwriteDeleted(
  db: Database,
  { patienceMs = 10_000, maxBytes = Number.POSITIVE_INFINITY }: Overwriting = {},
): Promise<void> {
  const isLarge = maxBytes < (await measureDatabase(db));
  const isFile = fileOf(db) !== undefined;
  const deletedBy = isFile ? '' : await readNextTransaction(db);
  const steps = isLarge ? [] : [isFile ? rewriteFile : (connection: Database) => rewriteTables(connection, deletedBy)];
  const end = performance.now() + patienceMs;
  // A log that others are reading is no reason to rewrite the file again.
  for (const step of isFile ? [...steps, emptyLog] : steps) {
    for (let obstacle = await step(db); obstacle !== undefined; obstacle = await step(db)) {
      if (performance.now() > end) {
        throw new Error(
          `The rows are deleted, but copies of them are still on the disk: ${obstacle}. End what uses the database, such as a database browser, a backup or a replication, and run the command again.`,
        );
      }
      await wait(200);
    }
  }
}

/** Returns what prevented it, if it is worth another attempt. */
async function rewriteFile(db: Database): Promise<string | undefined> {
  try {
    // The copy that VACUUM makes on the way must not end in a folder for temporary files.
    await sql`pragma temp_store = memory`.execute(db);
    await sql`vacuum`.execute(db);
    return undefined;
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) return 'another program is writing to the database';
    throw error;
  }
}

/** SQLite has overwritten the rows themselves as it deleted them (`secure_delete`). */
async function emptyLog(db: Database): Promise<string | undefined> {
  return (await truncateLog(db, 500)) ? undefined : 'another program is reading the write-ahead log';
}

/**
 * Copies the write-ahead log into the database file and empties it. Returns false while another program reads it; forms
 * wait until then.
 */
function truncateLog(db: Database, waitMs: number): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = ${sql.lit(waitMs)}`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection);
    }
  });
}

/** Personal data is in no other tables, and not in the statistics of these. */
const tables = ['confirmation', 'enquiry_event', 'enquiry_search', 'notice', 'outbox', 'enquiry'];

/** The transactions before this one may have deleted rows. */
async function readNextTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    db,
  );
  return rows[0]?.next ?? '0';
}

/**
 * Whether anything began before a transaction and still goes on. PostgreSQL copies deleted rows into the rewritten table
 * while something might read them: another program, a prepared transaction or a replica.
 */
async function isReadSince(db: Database, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ is_read: boolean }>`
    select exists (
      select from (
        select backend_xmin as oldest from pg_stat_activity
        where pid <> pg_backend_pid() and (datname = current_database() or datid is null)
        union all select backend_xid from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()
        union all select transaction from pg_prepared_xacts where database = current_database()
        union all select xmin from pg_replication_slots
      ) as reader
      where pg_snapshot_xmax(pg_current_snapshot())::text::bigint - age(oldest) < ${transaction}::bigint
    ) as is_read
  `.execute(db);
  return rows[0]?.is_read === true;
}

async function rewriteTables(db: Database, deletedBy: string): Promise<string | undefined> {
  return db.connection().execute(async (connection) => {
    if (await isReadSince(connection, deletedBy)) return 'another program began to read before they were deleted';
    // Forms wait as long as this does, and are refused after five seconds.
    await sql`set lock_timeout = '2s'`.execute(connection);
    try {
      for (const table of tables) {
        const before = await readFileNode(connection, table);
        await sql`vacuum full ${sql.table(table)}`.execute(connection);
        // PostgreSQL only warns a user who may not do this.
        if ((await readFileNode(connection, table)) === before) {
          throw new Error(`The table ${table} was not rewritten: the user in DATABASE_URL has to own it.`);
        }
      }
      return undefined;
    } catch (error) {
      if (codeOf(error) === '55P03') return 'another program has locked a table';
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

async function readFileNode(db: Database, table: string): Promise<number | undefined> {
  const { rows } = await sql<{ node: number }>`select pg_relation_filenode(${table}) as node`.execute(db);
  return rows[0]?.node;
}

/** Returns how many bytes a database has on the disk. */
export async function measureDatabase(db: Database): Promise<number> {
  const file = fileOf(db);
  if (file) {
    const sizes = fileSuffixes.map((suffix) => statSync(file.path + suffix, { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Empties the write-ahead log of a SQLite file every few seconds, so that it never keeps what was stored weeks ago. Does
 * not wait for other programs, because forms would. Returns what stops it.
 */
export function emptyLogRegularly(db: Database, onError: (error: unknown) => void, everyMs = 10_000): () => void {
  if (!fileOf(db)) return () => {};
  const timer = setInterval(() => truncateLog(db, 0).catch(onError), everyMs);
  return () => clearInterval(timer);
}
