import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import SqliteFile from 'better-sqlite3';
import { isPostgres } from '../../server/database/database.ts';
import { type Command, usageError } from './command.ts';

/** `backup FILE`: a whole, checked copy of the database file, while the server goes on. */
export const backup: Command = {
  summary: 'a copy of the database file, while the server goes on',
  help: `backup FILE [--json]

Writes a copy of the database to a new file, whole and checked, while the server goes on taking enquiries. The copy holds
nothing of what was erased. To restore one, see docs/operations.md. A PostgreSQL is backed up by its own pg_dump.

Examples:
  backup /var/backups/enquiries-2026-11-20.sqlite`,
  async run(tools, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [typed, ...more] = positionals;
    if (!typed || more.length > 0) throw usageError('Write one file, like backup enquiries-2026-11-20.sqlite.');
    if (isPostgres(tools.databaseUrl)) {
      throw new Error(
        'This is a PostgreSQL, which has a better tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    }
    const target = resolve(typed);
    if (existsSync(target)) throw new Error(`There is a file ${target} already; write the name of a new one.`);
    const enquiries = copyDatabase(resolve(tools.databaseUrl.replace(/^file:(\/\/)?/, '')), target);
    const bytes = statSync(target).size;
    if (values.json) tools.print(JSON.stringify({ file: target, enquiries, bytes }));
    else tools.print(`Wrote ${target}: ${enquiries} enquiries, ${bytes} bytes, checked.`);
    return 0;
  },
};

/**
 * VACUUM INTO copies what one moment saw and keeps no writer waiting; the other way, SQLite's backup calls, begins anew
 * each time another process writes. The copy gets its name once it is whole and on the disk.
 */
function copyDatabase(source: string, target: string): number {
  const partial = `${target}.partial`;
  const database = openExisting(source);
  try {
    rmSync(partial, { force: true });
    database.prepare('vacuum into ?').run(partial);
    chmodSync(partial, 0o600);
    syncFile(partial);
    const enquiries = checkCopy(partial);
    renameSync(partial, target);
    syncFile(dirname(target));
    return enquiries;
  } catch (error) {
    rmSync(partial, { force: true });
    throw new Error(`Cannot write the copy ${target}: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

function openExisting(source: string): SqliteFile.Database {
  try {
    return new SqliteFile(source, { readonly: true, fileMustExist: true, timeout: 5000 });
  } catch (error) {
    throw new Error(`Cannot open the database file ${source}: is DATABASE_URL the one that the server has?`, {
      cause: error,
    });
  }
}

function checkCopy(file: string): number {
  const copy = new SqliteFile(file, { readonly: true, fileMustExist: true });
  try {
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`);
    const row = copy.prepare<[], { count: number }>('select count(*) as count from enquiry').get();
    return row?.count ?? 0;
  } finally {
    copy.close();
  }
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
