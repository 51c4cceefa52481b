import { type Kysely, Migrator, sql } from 'kysely';
import { messageOf } from '../../site/problem.ts';
import { codeOf } from '../error-codes.ts';
import { isPostgresDatabase } from './dialect.ts';
import { migrations } from './migrations.ts';

/** Runs pending migrations. If several servers start at once, one migrates and the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  // Check before locking: a command would wait during a purge, and forever if a connection pooler kept the lock.
  const applied = await readApplied(db).catch((error) => {
    if (isTableMissing(error)) return [];
    throw error;
  });
  if (applied.join() === Object.keys(migrations).join()) return;
  await runAlone(db, async (connection) => {
    const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
    if (!error) return;
    const unknown = (await readApplied(connection)).findLast((name) => !Object.hasOwn(migrations, name));
    throw unknown ? new NewerDatabaseError(unknown) : error;
  });
}

/** Whether a query failed because its table does not exist, as in a new database. */
function isTableMissing(error: unknown): boolean {
  return codeOf(error) === '42P01' || messageOf(error).startsWith('no such table');
}

/** Returns the names of the migrations that have run; fails on a new database, which has no table of them. */
async function readApplied<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Runs migrations, all or none, under a lock. Kysely has neither on SQLite, and on PostgreSQL it takes its lock only
 * after creating its tables, which two servers would race to create.
 */
function runAlone<Tables>(db: Kysely<Tables>, run: (connection: Kysely<Tables>) => Promise<void>): Promise<void> {
  const steps = isPostgresDatabase(db)
    ? { begin: `select pg_advisory_lock(${lockId})`, end: unlock, fail: unlock }
    : { begin: 'begin immediate', end: 'commit', fail: 'rollback' };
  return db.connection().execute(async (connection) => {
    await sql.raw(steps.begin).execute(connection);
    try {
      await run(connection);
      await sql.raw(steps.end).execute(connection);
    } catch (error) {
      await sql.raw(steps.fail).execute(connection);
      throw error;
    }
  });
}

/** Arbitrary, but unique among the database's advisory locks. */
export const lockId = 7_306_120_517;

const unlock = `select pg_advisory_unlock(${lockId})`;

const provider = { getMigrations: async () => migrations };

export class NewerDatabaseError extends Error {
  constructor(newest: string) {
    super(
      `A newer version has migrated this database to ${newest}, but this version only knows ${lastMigration}: start the newer version, or roll back with its \`enquiries migrate --to ${lastMigration}\`, as docs/operations.md describes under Rollback.`,
    );
  }
}

/** Undoes all migrations after the named one, latest first; none if one fails or is irreversible. */
export async function migrateBack<Tables>(db: Kysely<Tables>, name: string): Promise<string[]> {
  const names = Object.keys(migrations);
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`There is no migration ${name}; write one of ${names.join(', ')}.`);
  const later = names.slice(at + 1).reverse();
  const stuck = later.find((each) => !migrations[each]?.down);
  if (stuck) throw new Error(`The migration ${stuck} cannot be undone: restore a backup from before it.`);
  await runAlone(db, async (connection) => {
    const { error } = await new Migrator({ db: connection, provider }).migrateTo(name);
    if (error) throw error;
  });
  return later;
}

const lastMigration = Object.keys(migrations).at(-1) ?? '';
