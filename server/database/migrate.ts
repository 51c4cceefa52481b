import { type Kysely, Migrator, sql } from 'kysely';
import { isPostgresDatabase } from './dialect.ts';
import { migrations } from './migrations.ts';

/** Brings the database up to date. When several servers start at once, one migrates and the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!isPostgresDatabase(db)) return migrateToLatest(db);
  // Kysely takes its lock only after creating its own tables, so two servers would race to create them.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      await migrateToLatest(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}

/** Arbitrary, but unique among the advisory locks of the database. */
export const lockId = 7_306_120_517;

async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  // Only after a failure, since a new database has no table of migrations.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name)).at(-1);
  if (unknown) throw new NewerDatabaseError(unknown.name);
  throw error;
}

export class NewerDatabaseError extends Error {
  constructor(newest: string) {
    super(
      `A newer version has migrated this database to ${newest}, but this version only knows ${lastMigration}: start the newer version, or roll back with its \`enquiries migrate --to ${lastMigration}\`, as docs/operations.md describes under Rollback.`,
    );
  }
}

/** Undoes all migrations after the named one, latest first. Throws, undoing none, if one of them is irreversible. */
export async function migrateBack<Tables>(db: Kysely<Tables>, name: string): Promise<string[]> {
  const names = Object.keys(migrations);
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`There is no migration ${name}; write one of ${names.join(', ')}.`);
  const later = names.slice(at + 1).reverse();
  const stuck = later.find((each) => !migrations[each]?.down);
  if (stuck) throw new Error(`The migration ${stuck} cannot be undone: restore a backup from before it.`);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
  return later;
}

const lastMigration = Object.keys(migrations).at(-1) ?? '';
