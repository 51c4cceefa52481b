import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';

/**
 * The better-sqlite3 package for the running Node, and the versions of Node it supports: 13, or 12 on Node 20. Neither
 * works everywhere: 12 aborts the process on Node 24.19 and later when it frees a statement.
 */
export const sqlitePackage =
  Number(process.versions.napi) >= 10
    ? { name: 'better-sqlite3', nodes: '>=22.14' }
    : { name: 'better-sqlite3-12', nodes: '>=20.19 <22.14' };

export const SqliteFile: typeof Sqlite = createRequire(import.meta.url)(sqlitePackage.name);

/** An open file. */
export type SqliteFile = Sqlite.Database;
