import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** Whether an open database, or the one a transaction runs in, is PostgreSQL rather than SQLite. */
export function isPostgresDatabase(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
