import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../../server/config.ts';
import { isPostgres, openDatabase } from '../../server/database/database.ts';
import { migrateBack } from '../../server/database/migrate.ts';
import { sqlitePath } from '../../server/database/sqlite.ts';
import { assertUnused, backUpFile, nameBackup, pruneBackups, restoreFile } from '../../server/enquiries/backup.ts';
import { copyDatabase } from '../../server/enquiries/copy.ts';
import { copyErasures, erasuresFile, readErasures, repeatErasures } from '../../server/enquiries/erase.ts';
import { recordDone } from '../../server/enquiries/monitoring.ts';
import { messageOf } from '../../server/log.ts';
import type { JsonOption, Tools } from './tools.ts';

/** Adds the commands for the whole database: backup, restore, migrate and copy. */
export function addDatabaseCommands(program: Command, tools: Tools): void {
  program
    .command('backup')
    .description('copy the database file while the server runs')
    .argument(
      '[file]',
      'a file that does not exist yet; or a folder, in which it is named by the time, with / after a new one',
    )
    .option(
      '--keep <number>',
      'in a folder, remove copies older than this many days, but always leave this many',
      parseKeep,
    )
    .option('--done', 'copy nothing; record that another tool has made a backup')
    .addHelpText('after', backupExamples)
    .action(async (file: string | undefined, options: BackupOptions, command: Command) => {
      if (!options.done && file === undefined) command.error("error: missing required argument 'file'");
      await backUp(file, options, tools);
    });

  program
    .command('restore')
    .description('replace the database with a backup, and repeat the erasures since then')
    .argument('[backup]', 'a file that backup has written; without it, only the erasures are repeated')
    .option('--erasures <file>', 'where erase has recorded them, by default erasures.jsonl beside the database file')
    .addHelpText('after', restoreExamples)
    .action((backup: string | undefined, options: RestoreOptions) => restore(backup, options, tools));

  program
    .command('migrate')
    .description('create the database of DATABASE_URL, or bring it up to date, as the server does when it starts')
    .option('--to <migration>', 'roll back to this migration, before starting an older version')
    .addHelpText('after', migrateExamples)
    .action((options: { to?: string }) => migrate(options, tools));

  program
    .command('copy')
    .description('copy everything into another, empty database: from SQLite to PostgreSQL, or back')
    .requiredOption('--to <url>', 'the other database, as DATABASE_URL would name it')
    .option('--erasures <file>', 'where erasures are to be recorded, by default as for the other database')
    .addHelpText('after', copyExamples)
    .action((options: CopyOptions) => copy(options, tools));
}

type BackupOptions = JsonOption & { keep?: number; done?: true };
type RestoreOptions = JsonOption & { erasures?: string };
type CopyOptions = JsonOption & { to: string; erasures?: string };

const backupExamples = `
The copy is complete, checked and without erased data, and the time is recorded for the metric backup_age_seconds. For
PostgreSQL use pg_dump, and record it with --done. See docs/operations.md.

Examples:
  backup /var/backups/enquiries-2026-11-20.sqlite
  backup /var/backups --keep 30
  backup --done`;

const restoreExamples = `
Stop the server first. The backup is checked, and erasures are repeated in it, before it takes the place of the database;
what was there is moved into a folder beside it. For PostgreSQL use pg_restore, then restore without a backup.

Examples:
  restore /var/backups/enquiries-2026-11-20.sqlite
  restore --erasures /mnt/offsite/erasures.jsonl`;

const migrateExamples = `
Every other command requires an existing database, so a wrong DATABASE_URL is noticed.

With --to it removes what later migrations added, including the data in it: run it with the newer version, while no
server runs, and then start the earlier one.

Examples:
  migrate
  migrate --to 0006-enquiry-number`;

const copyExamples = `
Stop the server first. Enquiries, mails with their state, what was done and when tasks ran are copied in one transaction
and compared, and erasures.jsonl goes along. A database that holds enquiries is refused.

Example:
  copy --to postgres://garage:secret@db.example/enquiries`;

function parseKeep(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a number of days and copies from 1, like 30.');
}

async function backUp(file: string | undefined, { keep, done, json }: BackupOptions, tools: Tools): Promise<void> {
  const now = tools.now();
  if (done || file === undefined) {
    await recordDone(await tools.openDatabase(), 'backup', now);
    return tools.print(json ? JSON.stringify({ recorded: now.toISOString() }) : 'Recorded a backup.');
  }
  if (isPostgres(tools.databaseUrl)) {
    throw new Error('PostgreSQL has its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  }
  const path = resolve(file);
  const found = existsSync(path) ? statSync(path) : undefined;
  const isFolder = found ? found.isDirectory() : keep !== undefined || file.endsWith('/');
  if (keep !== undefined && !isFolder) throw new Error(`--keep needs a folder of backups; ${path} is a file.`);
  const target = isFolder ? nameBackup(path, now) : path;
  const { enquiries, bytes } = backUpFile(sqlitePath(tools.databaseUrl), target);
  await recordDone(await tools.openDatabase(), 'backup', now);
  const removed = keep === undefined ? [] : pruneBackups(path, keep, now);
  if (json) return tools.print(JSON.stringify({ file: target, enquiries, bytes, removed }));
  tools.print(`Wrote ${target}: ${enquiries} enquiries, ${bytes} bytes, checked.`);
  if (removed.length > 0) tools.print(`Removed ${removed.join(', ')}.`);
}

async function restore(backup: string | undefined, { erasures, json }: RestoreOptions, tools: Tools): Promise<void> {
  const { databaseUrl, print } = tools;
  if (backup !== undefined && isPostgres(databaseUrl)) {
    throw new Error(
      'PostgreSQL has its own tool: pg_restore --clean --dbname="$DATABASE_URL" FILE; then write restore alone.',
    );
  }
  const file = erasuresFile(databaseUrl, erasures);
  const known = readErasures(file);
  const references = known.flatMap((erasure) => erasure.references);
  const result =
    backup === undefined
      ? { erased: await repeatErasures(await tools.openDatabase(), references) }
      : await restoreFile(databaseUrl, resolve(backup), references, tools.now());
  if (json) return print(JSON.stringify({ ...result, erasures: known.length }));
  if ('enquiries' in result) {
    print(`Restored ${backup}: ${result.enquiries} enquiries, checked.`);
    if (result.before) print(`The database that was there is in ${result.before}; delete it once all is well.`);
  }
  print(`Repeated ${known.length} erasures of ${file}: ${result.erased.join(', ') || 'it held none of them'}.`);
  if ('enquiries' in result) print('Start the server. Mails sent after the backup was made will be sent once more.');
}

async function migrate({ to }: { to?: string }, tools: Tools): Promise<void> {
  if (to === undefined) {
    await (await openDatabase(tools.databaseUrl)).destroy();
    return tools.print('The database is up to date.');
  }
  assertUnused(tools.databaseUrl);
  const undone = await migrateBack(await tools.openDatabase(), to);
  tools.print(`Undone: ${undone.join(', ') || 'nothing'}. Start the earlier version now.`);
}

async function copy({ to, erasures, json }: CopyOptions, tools: Tools): Promise<void> {
  const { databaseUrl } = readConfig({ DATABASE_URL: to });
  if (databaseUrl === tools.databaseUrl) throw new Error('--to names the database of DATABASE_URL itself.');
  assertUnused(tools.databaseUrl);
  const source = await tools.openDatabase();
  const target = await openDatabase(databaseUrl);
  const copied = await copyDatabase(source, target)
    .catch((error: unknown) => {
      throw new Error(`Copied nothing: ${messageOf(error)}.`, { cause: error });
    })
    .finally(() => target.destroy());
  const file = erasuresFile(databaseUrl, erasures);
  const recorded = copyErasures(erasuresFile(tools.databaseUrl), file);
  if (json) return tools.print(JSON.stringify({ ...copied, erasures: recorded }));
  const rows = Object.entries(copied).map(([table, count]) => `${count} ${table}`);
  tools.print(`Copied and compared: ${rows.join(', ')}; ${recorded} erasures to ${file}.`);
  tools.print('Set DATABASE_URL to the new database, and start the server.');
}
