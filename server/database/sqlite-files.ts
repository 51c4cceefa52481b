import type { Kysely, SqliteDatabase } from 'kysely';

/** The file behind each Kysely that is one, for what Kysely has no words for; found in transactions too. */
const files = new WeakMap<object, SqliteDatabase>();

export function rememberFile<Tables>(db: Kysely<Tables>, file: SqliteDatabase): void {
  files.set(db.getExecutor().adapter, file);
}

/** The file behind a database, or undefined where it is a PostgreSQL. */
export function fileOf<Tables>(db: Kysely<Tables>): SqliteDatabase | undefined {
  return files.get(db.getExecutor().adapter);
}
