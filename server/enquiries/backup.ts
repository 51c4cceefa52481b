import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '../../site/problem.ts';
import { isPostgres, openDatabase } from '../database/database.ts';
import { recordTask } from '../database/maintenance.ts';
import { createFolder, fileSuffixes, SqliteFile, sqlitePath } from '../database/sqlite.ts';
import { repeatErasures } from './erase.ts';

/** Copies a database by VACUUM INTO, which blocks no writers; SQLite's backup API would start over at every write. */
export function backUpFile(source: string, target: string): { enquiries: number; bytes: number } {
  if (existsSync(target)) throw new Error(`${target} already exists; name a new file.`);
  const partial = `${target}.partial`;
  const database = openExisting(source);
  try {
    createFolder(dirname(target));
    rmSync(partial, { force: true });
    // Create the file first: SQLite fills an empty one, but would create one that others can read.
    closeSync(openSync(partial, 'wx', 0o600));
    database.prepare('vacuum into ?').run(partial);
    syncPath(partial);
    const enquiries = checkCopy(partial);
    renameSync(partial, target);
    syncPath(dirname(target));
    return { enquiries, bytes: statSync(target).size };
  } catch (error) {
    if (existsSync(partial)) rmSync(partial);
    throw new Error(`Cannot write the copy ${target}: ${messageOf(error)}.`, { cause: error });
  } finally {
    database.close();
  }
}

export function nameBackup(folder: string, now: Date): string {
  return join(folder, `${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.sqlite`);
}

/** Removes backups older than `keep` days, but never the latest `keep`, in case the clock is wrong. */
export function pruneBackups(folder: string, keep: number, now: Date): string[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d(-\d{6})?\.sqlite$/.test(name));
  const isOld = (name: string) => now.getTime() - statSync(join(folder, name)).mtimeMs > keep * 86_400_000;
  const removed = names.sort().reverse().slice(keep).filter(isOld);
  // Interrupted copies have personal data too. One less than an hour old may still be in progress.
  const interrupted = readdirSync(folder).filter(
    (name) =>
      /^\d{4}-.*\.sqlite\.partial$/.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > 3_600_000,
  );
  for (const name of [...removed, ...interrupted]) rmSync(join(folder, name));
  return removed;
}

function openExisting(source: string): SqliteFile {
  try {
    return new SqliteFile(source, { readonly: true, fileMustExist: true, timeout: 5000 });
  } catch (error) {
    throw new Error(`Cannot open the database file ${source}: check that DATABASE_URL is the server's.`, {
      cause: error,
    });
  }
}

function checkCopy(file: string): number {
  const copy = new SqliteFile(file, { readonly: true, fileMustExist: true });
  try {
    const result = copy.pragma('integrity_check', { simple: true });
    if (result !== 'ok') throw new Error(`the copy is damaged: ${result}`);
    const row = copy.prepare<[], { count: number }>('select count(*) as count from enquiry').get();
    return row?.count ?? 0;
  } finally {
    copy.close();
  }
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Replaces the database file with a backup, after repeating later erasures in it. Keeps the old file. */
export async function restoreFile(databaseUrl: string, backup: string, references: readonly string[], now: Date) {
  const target = sqlitePath(databaseUrl);
  const found = statSync(backup, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no backup ${backup}.`);
  if (found.isDirectory()) throw new Error(`${backup} is a folder; name a backup in it.`);
  assertUnused(databaseUrl);
  const draft = `${target}.restoring`;
  removeDatabase(draft);
  try {
    createFolder(dirname(target));
    copyFileSync(backup, draft);
    checkCopy(draft);
    const db = await openDatabase(`file:${draft}`, { mustExist: true });
    // A backup lacks its own record, which is written afterwards.
    const erased = await recordTask(db, 'backup', statSync(backup).mtime)
      .then(() => repeatErasures(db, references))
      .finally(() => db.destroy());
    const enquiries = checkCopy(draft);
    syncPath(draft);
    const before = linkAside(target, now);
    // Otherwise SQLite would apply the old log to the restored file.
    for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
    renameSync(draft, target);
    syncPath(dirname(target));
    return { enquiries, erased, before };
  } catch (error) {
    throw new Error(`Cannot restore ${backup}: ${messageOf(error)}.`, { cause: error });
  } finally {
    removeDatabase(draft);
  }
}

/** Throws if a server has the database file open. Detects it by leaving WAL mode, which needs exclusive access. */
export function assertUnused(databaseUrl: string): void {
  const path = sqlitePath(databaseUrl);
  if (isPostgres(databaseUrl) || !existsSync(path)) return;
  const sqlite = new SqliteFile(path, { timeout: 1000 });
  try {
    sqlite.pragma('journal_mode = delete');
  } catch (error) {
    // Any other error may be damage, which is a reason to restore.
    if (!messageOf(error).includes('locked')) return;
    throw new Error(`The database ${path} is in use: stop the server first.`, { cause: error });
  } finally {
    sqlite.close();
  }
}

/** Hard-links a database into a folder, and returns it. Moving it would leave no database after a crash. */
function linkAside(path: string, now: Date): string | undefined {
  const names = fileSuffixes.map((suffix) => path + suffix).filter(existsSync);
  if (names.length === 0) return undefined;
  const folder = join(dirname(path), `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '')}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of names) linkSync(name, join(folder, basename(name)));
  syncPath(folder);
  return folder;
}

function removeDatabase(path: string): void {
  for (const suffix of fileSuffixes) rmSync(path + suffix, { force: true });
}
