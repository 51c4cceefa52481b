import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../server/config.ts';
import { isPostgres, openDatabase } from '../../server/database/database.ts';
import { recordTask } from '../../server/database/maintenance.ts';
import { migrateBack } from '../../server/database/migrate.ts';
import { sqlitePath } from '../../server/database/sqlite.ts';
import { assertUnused, backUpFile, nameBackup, pruneBackups, restoreFile } from '../../server/enquiries/backup.ts';
import { copyDatabase } from '../../server/enquiries/copy-database.ts';
import { repeatErasures } from '../../server/enquiries/erase.ts';
import { copyErasures, erasuresFile, readErasures, recordErasures } from '../../server/enquiries/erasures-file.ts';
import { countOf, messageOf } from '../../site/problem.ts';
import { type Context, type JsonOption, parseCount } from './context.ts';

export function addDatabaseCommands(program: Command, context: Context): void {
  program
    .command('backup')
    .description('copy the database file while the server runs')
    .argument('[file]', 'new file, or a folder, in which the copy is named by date and time; end a new folder with /')
    .option(
      '--keep <number>',
      'in a folder, delete copies older than <number> days, but always keep the latest <number>',
      parseCount,
    )
    .option('--done', 'copy nothing; record a backup made by another tool')
    .addHelpText('after', backupExamples)
    .action(async (file: string | undefined, options: BackupOptions, command: Command) => {
      if (!options.done && file === undefined) command.error("error: missing required argument 'file'");
      await backUp(file, options, context);
    });

  program
    .command('restore')
    .description('replace the database with a backup and repeat later erasures')
    .argument('[backup]', 'file written by backup; without it, re-applies erasures and signs out all users of the desk')
    .option('--erasures <file>', 'recorded erasures, by default ERASURES, or erasures.jsonl beside the database file')
    .addHelpText('after', restoreExamples)
    .action((backup: string | undefined, options: RestoreOptions) => restore(backup, options, context));

  program
    .command('migrate')
    .description('create or upgrade the database, as the server does when it starts')
    .option('--to <migration>', 'roll back to this migration, before starting an older version')
    .addHelpText('after', migrateExamples)
    .action((options: { to?: string }) => migrate(options, context));

  program
    .command('copy')
    .description('copy everything to an empty database, such as from SQLite to PostgreSQL')
    .requiredOption('--to <url>', 'the other database, as in DATABASE_URL')
    .option('--erasures <file>', 'file to record erasures in, by default ERASURES, or that of the other database')
    .addHelpText('after', copyExamples)
    .action((options: CopyOptions) => copy(options, context));
}

type BackupOptions = JsonOption & { keep?: number; done?: true };
type RestoreOptions = JsonOption & { erasures?: string };
type CopyOptions = JsonOption & { to: string; erasures?: string };

const backupExamples = `
The copy is complete, checked and free of erased data; its time is recorded for the metric backup_age_seconds. For
PostgreSQL use pg_dump, and record the backup with --done. See docs/operations.md.

Examples:
  backup /var/backups/enquiries-2026-11-20.sqlite
  backup /var/backups --keep 30
  backup --done`;

const restoreExamples = `
Stop the server first. The backup is checked, and erasures are repeated in it, before it replaces the database; the old
database is moved into a folder next to it. For PostgreSQL use pg_restore, then run restore without a backup.

Examples:
  restore /var/backups/enquiries-2026-11-20.sqlite
  restore --erasures /mnt/offsite/erasures.jsonl`;

const migrateExamples = `
All other commands require an existing database, so that a wrong DATABASE_URL is noticed.

--to removes what later migrations added, including its data: stop the server, run this with the newer version, then
start the older one.

Examples:
  migrate
  migrate --to 0006-enquiry-number`;

const copyExamples = `
Stop the server first. Copies enquiries, mails with their state, the history and the times of maintenance tasks in one
transaction, compares them, and copies erasures.jsonl. Refuses a database that holds enquiries. Put the password in
PGPASSWORD: other users of the machine can see the command.

Example:
  copy --to postgres://garage@db.example/enquiries`;

async function backUp(file: string | undefined, { keep, done, json }: BackupOptions, context: Context): Promise<void> {
  const now = context.now();
  if (done || file === undefined) {
    await recordTask(await context.openDatabase(), 'backup', now);
    return context.print(json ? JSON.stringify({ recorded: now.toISOString() }) : 'Recorded a backup.');
  }
  if (isPostgres(context.config.DATABASE_URL)) {
    throw new Error(
      'PostgreSQL needs pg_dump, which this runs: BACKUPS=FOLDER sh deploy/backup-postgres.sh --once (see docs/operations.md)',
    );
  }
  const path = resolve(file);
  const found = existsSync(path) ? statSync(path) : undefined;
  const isFolder = found ? found.isDirectory() : keep !== undefined || file.endsWith('/');
  if (keep !== undefined && !isFolder) throw new Error(`--keep needs a folder of backups; ${path} is a file.`);
  const target = isFolder ? nameBackup(path, now) : path;
  const { enquiries, bytes } = backUpFile(sqlitePath(context.config.DATABASE_URL), target);
  await recordTask(await context.openDatabase(), 'backup', now);
  const removed = keep === undefined ? [] : pruneBackups(path, keep, now);
  if (json) return context.print(JSON.stringify({ file: target, enquiries, bytes, removed }));
  context.print(`Wrote ${target}: ${countOf(enquiries, 'enquiry', 'enquiries')}, ${bytes} bytes, checked.`);
  if (removed.length > 0) context.print(`Removed ${removed.join(', ')}.`);
}

async function restore(backup: string | undefined, { erasures, json }: RestoreOptions, context: Context) {
  const { config, print } = context;
  if (backup !== undefined && isPostgres(config.DATABASE_URL)) {
    throw new Error(
      'PostgreSQL needs pg_restore, which this runs: sh deploy/backup-postgres.sh --restore FILE; then run restore without a file',
    );
  }
  const file = erasuresFile(config, erasures);
  const known = readErasures(file);
  const references = known.flatMap((erasure) => erasure.references);
  const result =
    backup === undefined
      ? { erased: await repeatErasures(await context.openDatabase(), references) }
      : await restoreFile(config.DATABASE_URL, resolve(backup), references, context.now());
  if (json) return print(JSON.stringify({ ...result, erasures: known.length }));
  if ('enquiries' in result) {
    print(`Restored ${backup}: ${countOf(result.enquiries, 'enquiry', 'enquiries')}, checked.`);
    if (result.before) print(`The previous database is in ${result.before}; delete it once everything works.`);
  }
  const repeated = result.erased.join(', ') || 'none were in the database';
  print(`Repeated ${countOf(known.length, 'erasure')} of ${file}: ${repeated}.`);
  if ('enquiries' in result) print('Start the server. Mails sent after the backup was made will be sent once more.');
}

async function migrate({ to }: { to?: string }, context: Context): Promise<void> {
  if (to === undefined) {
    await (await openDatabase(context.config.DATABASE_URL)).destroy();
    return context.print('The database is up to date.');
  }
  assertUnused(context.config.DATABASE_URL);
  const undone = await migrateBack(await context.openDatabase(), to);
  context.print(`Undone: ${undone.join(', ') || 'nothing'}. Start the earlier version now.`);
}

/** Parses the URL as the server would, but names the option in errors. */
function readTarget(to: string): string {
  try {
    return readConfig({ DATABASE_URL: to }).DATABASE_URL;
  } catch (error) {
    throw new Error(messageOf(error).replace(/^.*\n *DATABASE_URL/, '--to'), { cause: error });
  }
}

async function copy({ to, erasures, json }: CopyOptions, context: Context): Promise<void> {
  const DATABASE_URL = readTarget(to);
  if (DATABASE_URL === context.config.DATABASE_URL)
    throw new Error('--to and DATABASE_URL name the same database; name another in --to.');
  assertUnused(context.config.DATABASE_URL);
  const file = erasuresFile({ ...context.config, DATABASE_URL }, erasures);
  // Create the file first, to fail before copying: the target can be filled only once.
  recordErasures(file, []);
  const source = await context.openDatabase();
  const target = await openDatabase(DATABASE_URL);
  const copied = await copyDatabase(source, target)
    .catch((error: unknown) => {
      throw new Error(`Copied nothing: ${messageOf(error)}.`, { cause: error });
    })
    .finally(() => target.destroy());
  const recorded = copyErasures(erasuresFile(context.config), file);
  if (json) return context.print(JSON.stringify({ ...copied, erasures: recorded }));
  const rows = Object.entries(copied).map(([table, count]) => `${count} ${table}`);
  context.print(`Copied and compared: ${rows.join(', ')}; ${countOf(recorded, 'erasure')} to ${file}.`);
  context.print('Set DATABASE_URL to the new database, and start the server.');
}
