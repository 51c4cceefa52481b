import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { fileSuffixes, sqlitePath } from '../database/sqlite.ts';
import { SqliteFile } from '../database/sqlite-file.ts';
import { messageOf } from '../log.ts';
import { checkCopy, syncPath } from './backup.ts';
import { repeatErasures } from './erase.ts';

/**
 * Replaces the database file with a backup, after checking it and repeating the erasures since. The server must not be
 * running. The old database is moved into a folder next to it.
 */
export async function restoreFile(databaseUrl: string, backup: string, references: readonly string[], now: Date) {
  const target = sqlitePath(databaseUrl);
  if (!existsSync(backup)) throw new Error(`There is no backup ${backup}.`);
  assertUnused(target);
  const draft = `${target}.restoring`;
  removeDatabase(draft);
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    copyFileSync(backup, draft);
    checkCopy(draft);
    const db = await openDatabase(`file:${draft}`, { mustExist: true });
    const erased = await repeatErasures(db, references).finally(() => db.destroy());
    const enquiries = checkCopy(draft);
    syncPath(draft);
    const before = moveAside(target, now);
    renameSync(draft, target);
    syncPath(dirname(target));
    return { enquiries, erased, before };
  } catch (error) {
    throw new Error(`Cannot restore ${backup}: ${messageOf(error)}.`, { cause: error });
  } finally {
    removeDatabase(draft);
  }
}

/** Throws while a server has the database open: leaving WAL mode needs exclusive access to the file. */
export function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  const sqlite = new SqliteFile(path, { timeout: 1000 });
  try {
    sqlite.pragma('journal_mode = delete');
  } catch (error) {
    // A damaged database is a reason to restore a backup.
    if (!messageOf(error).includes('locked')) return;
    throw new Error(`The database ${path} is in use: stop the server first.`, { cause: error });
  } finally {
    sqlite.close();
  }
}

/** Moves a database with its write-ahead log, which SQLite would apply to the restored file. Returns the folder. */
function moveAside(path: string, now: Date): string | undefined {
  const names = fileSuffixes.map((suffix) => path + suffix).filter(existsSync);
  if (names.length === 0) return undefined;
  const folder = join(dirname(path), `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '')}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of names) renameSync(name, join(folder, basename(name)));
  return folder;
}

function removeDatabase(path: string): void {
  for (const suffix of fileSuffixes) rmSync(path + suffix, { force: true });
}
