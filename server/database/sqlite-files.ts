import type { SqliteDatabase } from 'kysely';

/** By the adapter of their Kysely, which its transactions share: for what is faster without Kysely between. */
const files = new WeakMap<object, SqliteDatabase>();

export function rememberFile(db: HasAdapter, file: SqliteDatabase): void {
  files.set(db.getExecutor().adapter, file);
}

/** The SQLite file behind a database, or undefined where it is a PostgreSQL. */
export function fileOf(db: HasAdapter): SqliteDatabase | undefined {
  return files.get(db.getExecutor().adapter);
}

type HasAdapter = { getExecutor: () => { adapter: object } };
