import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { messageOf } from '../../site/problem.ts';
import { withTls } from '../connection-tls.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';

/** Connects to a PostgreSQL database and migrates it. With `mustExist`, throws if it is empty. */
export async function openPostgres<Tables>(url: string, mustExist: boolean): Promise<Kysely<Tables>> {
  await migrateUnlimited(url, mustExist);
  // Commands have time: no visitor waits for them, and one may rewrite a large table.
  const pool = await createPool(url, mustExist ? { query_timeout: 600_000 } : {});
  if (!mustExist) pool.on('connect', endIfSilent);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Migrates over a separate connection without a time limit, because rewriting a large table takes minutes. */
async function migrateUnlimited(url: string, mustExist: boolean): Promise<void> {
  const pool = await createPool(url, { max: 1, query_timeout: 0 });
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    if (mustExist) await assertEnquiries(db);
    await migrate(db);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
    // Omits the password.
    const { host, pathname } = new URL(url);
    throw new Error(
      `Cannot use the PostgreSQL database ${host}${pathname}: ${messageOf(error)}. Check that it runs, the user and database in DATABASE_URL, and the password there or in PGPASSWORD.`,
      { cause: error },
    );
  } finally {
    await db.destroy();
  }
}

/** Ends an unresponsive connection. After a timeout Kysely would reuse it, though a firewall may have dropped it. */
function endIfSilent(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(14_000, () => stream.destroy(new Error('The database did not answer for 14 seconds')));
}

async function assertEnquiries<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('enquiry') as found`.execute(db);
  if (!rows[0]?.found)
    throw new Error('it has no enquiry tables; start the server or run `enquiries migrate` to create them');
}

/** Creates a pool with a timeout on every step, so that requests fail within seconds if the database hangs. */
async function createPool(url: string, options: pg.PoolConfig): Promise<pg.Pool> {
  // Imported here, because a server on SQLite does without.
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: withTls(url),
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    keepAlive: true,
    application_name: 'enquiries',
    ...options,
  });
  // Without error listeners on the pool and its connections, a database restart would end this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
