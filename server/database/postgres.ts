import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { messageOf } from '../log.ts';
import { migrate } from './migrations.ts';

/** Connects to the database of `postgres://user:password@host/database`, and brings it up to date. */
export async function openPostgres<Tables>(url: string): Promise<Kysely<Tables>> {
  const pool = createPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new Error(
      `Cannot use the PostgreSQL database ${describeUrl(url)}: ${messageOf(error)}. Check that it runs, and the user, password and database in DATABASE_URL.`,
      { cause: error },
    );
  }
  return db;
}

/** Creates a connection pool with a timeout on every step, so that a hanging database fails a request within seconds. */
export function createPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    query_timeout: 15_000,
    keepAlive: true,
    application_name: 'enquiries',
  });
  // Without a listener, a restart of the database would end this process; the pool reconnects by itself.
  pool.on('error', () => {});
  return pool;
}

/** Returns host and database without the password. */
function describeUrl(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
