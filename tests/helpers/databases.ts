import { afterAll, inject } from 'vitest';
import { createPostgresDatabase, createSqliteUrl, removeSqlite } from './postgres.ts';

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

/** Call once at the top of a test file. Returns a function that creates an empty database and returns its URL. */
export function databaseFactory(): (kind: DatabaseKind) => Promise<string> {
  const files: string[] = [];
  afterAll(() => Promise.all(files.map(removeSqlite)));
  return async (kind) => {
    if (kind === 'PostgreSQL') return createPostgresDatabase(inject('postgres'));
    const url = await createSqliteUrl();
    files.push(url);
    return url;
  };
}
