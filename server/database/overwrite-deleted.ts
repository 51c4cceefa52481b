import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { codeOf } from '../error-codes.ts';
import { type Database, fileOf, measureDatabase } from './database.ts';
import { busyTimeoutMs } from './sqlite.ts';

export type OverwriteLimits = {
  timeoutMs?: number;
  /** Leaves a larger database to the next purge, because forms wait while it is rewritten. */
  maxBytes?: number;
};

/** Overwrites copies of deleted rows in free space and in SQLite's write-ahead log, or throws if it cannot in time. */
export async function overwriteDeleted(db: Database, limits: OverwriteLimits = {}): Promise<void> {
  const { timeoutMs = 10_000, maxBytes = Number.POSITIVE_INFINITY } = limits;
  const isLarge = maxBytes < (await measureDatabase(db));
  const end = performance.now() + timeoutMs;
  const repeat = async (step: () => Promise<string | undefined>) => {
    for (let obstacle = await step(); obstacle !== undefined; obstacle = await step()) {
      if (performance.now() > end) {
        throw new Error(
          `The rows are deleted, but copies of them are still on the disk: ${obstacle}. Stop whatever is using the database, such as a database browser, a backup or a replication, and run the command again.`,
        );
      }
      await wait(200);
    }
  };
  if (fileOf(db)) {
    if (!isLarge) await repeat(() => rewriteFile(db));
    // Separate from the rewrite, so that a reader of the log does not cause a second one.
    const obstacle = 'another program is reading the write-ahead log';
    await repeat(async () => ((await truncateLog(db, 500)) ? undefined : obstacle));
  } else if (!isLarge) {
    const deletedBy = await readNextTransaction(db);
    await repeat(() => rewriteTables(db, deletedBy));
  }
}

/** Rewrites the file without deleted rows. Returns the obstacle if another attempt may succeed. */
async function rewriteFile(db: Database): Promise<string | undefined> {
  try {
    // Otherwise VACUUM writes a copy to the folder for temporary files.
    await sql`pragma temp_store = memory`.execute(db);
    await sql`vacuum`.execute(db);
    return undefined;
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) return 'another program is writing to the database';
    throw error;
  }
}

/** Empties the write-ahead log, while forms wait. Returns false if another program still reads it after `waitMs`. */
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

/** All tables with personal data. */
const tables = ['confirmation', 'enquiry_event', 'enquiry_search', 'notice', 'outbox', 'enquiry'];

/** Returns the id of the next transaction: only earlier ones may have deleted the rows. */
async function readNextTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    db,
  );
  return rows[0]?.next ?? '0';
}

/**
 * Whether anything older than a transaction is still running: another program, a prepared transaction, a replica, or
 * any transaction that writes to a database of this server. Until it ends, PostgreSQL copies deleted rows into the
 * rewritten table, since they may still be read.
 */
async function isReadSince(db: Database, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ is_read: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) < ${transaction}::xid8 or exists (
      select from (
        select backend_xmin as oldest from pg_stat_activity
        where pid <> pg_backend_pid() and (datname = current_database() or datid is null)
        union all select xmin from pg_replication_slots
      ) as reader
      where age(oldest) > age(${transaction}::xid8::xid)
    ) as is_read
  `.execute(db);
  return rows[0]?.is_read === true;
}

async function rewriteTables(db: Database, deletedBy: string): Promise<string | undefined> {
  return db.connection().execute(async (connection) => {
    if (await isReadSince(connection, deletedBy)) return 'another program began to read before they were deleted';
    // Forms wait for this lock too, and fail after five seconds.
    await sql`set lock_timeout = '2s'`.execute(connection);
    try {
      for (const table of tables) {
        const before = await readFileNode(connection, table);
        await sql`vacuum full ${sql.table(table)}`.execute(connection);
        // Without permission, PostgreSQL only warns.
        if ((await readFileNode(connection, table)) === before)
          throw new Error(`The table ${table} was not rewritten: the user in DATABASE_URL must own it.`);
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

/** Empties the write-ahead log regularly, so that it keeps no old data. Returns a function that stops it. */
export function emptyLogRegularly(db: Database, onError: (error: unknown) => void, everyMs = 10_000): () => void {
  if (!fileOf(db)) return () => {};
  // Do not wait for other programs, because forms would wait too.
  const timer = setInterval(() => truncateLog(db, 0).catch(onError), everyMs);
  return () => clearInterval(timer);
}
