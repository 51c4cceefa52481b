import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { messageOf } from '../log.ts';
import { migrate } from './migrate.ts';

/** Connects to the PostgreSQL that `postgres://user:password@host/database` names, and brings it up to date. */
export async function openPostgres<Tables>(url: string): Promise<Kysely<Tables>> {
  const pool = createPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new Error(
      `Cannot use the PostgreSQL database ${nameOf(url)}: ${messageOf(error)}. Check that it runs, and the user, password and database in DATABASE_URL.`,
      { cause: error },
    );
  }
  return db;
}

/** Connections with bounds: a database that hangs makes a request fail within seconds, and the visitor is told to call. */
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
  // Without a listener, a database that restarts would end this process; the pool connects anew by itself.
  pool.on('error', () => {});
  return pool;
}

/** Host and database; the password stays out of every message. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
