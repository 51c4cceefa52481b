import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import { createEnquiry } from './migrations/0001-enquiry.ts';
import { createOutbox } from './migrations/0002-outbox.ts';

/** Every step of the database's history, by a name that sorts; a step that was released never changes. */
const migrations: Record<string, Migration> = {
  '0001-enquiry': createEnquiry,
  '0002-outbox': createOutbox,
};

/** Any number that nothing else in the database locks. */
const lockId = 7_306_120_517;

/** Brings the database up to date. Several servers may start at once: one migrates, the others wait for it. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return migrateToLatest(db);
  // Kysely's own lock begins only after it has made its own tables, which two servers would make at once.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      await migrateToLatest(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}

async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
