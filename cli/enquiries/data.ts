import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { isPostgres } from '../../server/database/database.ts';
import { sqlitePath } from '../../server/database/sqlite.ts';
import { backUpFile } from '../../server/enquiries/backup.ts';
import {
  countReceivedBefore,
  eraseEnquiries,
  findByPerson,
  type Person,
  purgeEnquiries,
} from '../../server/enquiries/erase.ts';
import type { JsonOption, Tools } from './tools.ts';

/** Adds the commands that delete and copy data: erase, purge and backup. */
export function addDataCommands(program: Command, tools: Tools): void {
  program
    .command('erase')
    .description('delete everything of one person, by e-mail address or phone number')
    .option('--email <address>', 'e-mail address; letter case does not matter', parseEmail)
    .option('--phone <number>', 'phone number in any spelling, with +44 or 0', parsePhone)
    .option('--dry-run', 'show what would be deleted, and delete nothing')
    .option('--json', 'one JSON object, for other programs')
    .addHelpText('after', eraseExamples)
    .action(async ({ email, phone, ...options }: Person & DeleteOptions, command: Command) => {
      if (email === undefined && phone === undefined) command.error('error: write --email, --phone or both');
      await erase({ ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }, options, tools);
    });

  program
    .command('purge')
    .description('delete enquiries older than the site definition allows')
    .option('--dry-run', 'count what would be deleted, and delete nothing')
    .option('--json', 'one JSON object, for other programs')
    .addHelpText('after', purgeExamples)
    .action((options: DeleteOptions) => purge(options, tools));

  program
    .command('backup')
    .description('copy the database file while the server runs')
    .argument('<file>', 'a file that does not exist yet')
    .option('--json', 'one JSON object, for other programs')
    .addHelpText('after', backupExamples)
    .action((file: string, { json }: JsonOption) => {
      if (isPostgres(tools.databaseUrl)) {
        throw new Error('PostgreSQL has its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"');
      }
      const target = resolve(file);
      const { enquiries, bytes } = backUpFile(sqlitePath(tools.databaseUrl), target);
      if (json) tools.print(JSON.stringify({ file: target, enquiries, bytes }));
      else tools.print(`Wrote ${target}: ${enquiries} enquiries, ${bytes} bytes, checked.`);
    });
}

type DeleteOptions = JsonOption & { dryRun?: true };

const eraseExamples = `
Deletes every enquiry with that address or number, suspected spam included, with its mails, and prints a proof: which
enquiries, when, and that none is left. The proof holds no personal data. Deleted data is overwritten in a database file.
Mails already sent and earlier backups are not affected; later backups do not hold the data.

Examples:
  erase --email ann@example.org --dry-run
  erase --email ann@example.org --phone "01632 960123"
  erase --phone +441632960123 --json >> erasures.jsonl`;

const purgeExamples = `
Deletes every enquiry older than enquiryRetentionDays in the site definition, suspected spam included. It is meant for a
timer: finding nothing to delete is no failure.

Examples:
  purge --dry-run
  purge --json`;

const backupExamples = `
The copy is complete, checked and without erased data. See docs/operations.md for how to restore it. For PostgreSQL use
pg_dump.

Example:
  backup /var/backups/enquiries-2026-11-20.sqlite`;

function parseEmail(text: string): string {
  if (/^\S+@\S+$/.test(text.trim())) return text;
  throw new InvalidArgumentError('Write a whole address, like ann@example.org.');
}

function parsePhone(text: string): string {
  if (text.replace(/\D/g, '').length >= 7) return text;
  throw new InvalidArgumentError('Write the whole number, like 01632 960123.');
}

async function erase(person: Person, { dryRun, json }: DeleteOptions, tools: Tools): Promise<void> {
  const { print, site } = tools;
  const db = await tools.openDatabase();
  const found = await findByPerson(db, person, site.business);
  const references = found.map(({ reference }) => reference);
  const list = references.join(', ');
  if (found.length === 0) tools.fail();
  if (dryRun) return print(json ? JSON.stringify({ dryRun, references }) : `Would erase: ${list || 'no enquiry'}.`);
  const ids = found.map(({ id }) => id);
  const mails = await eraseEnquiries(db, ids);
  const remaining = (await findByPerson(db, person, site.business)).length;
  if (remaining > 0) tools.fail();
  const by = Object.keys(person);
  const erasedAt = tools.now().toISOString();
  if (json) return print(JSON.stringify({ erasedAt, by, references, mails, remaining }));
  if (found.length === 0) return tools.warn('No enquiry matches; nothing was erased.');
  print(`Erased on ${erasedAt}, by ${by.join(' and ')}: ${list}, with ${mails} mails.`);
  print(`Checked: ${remaining} left. Delete mails already sent, and older backups, where they are stored.`);
}

async function purge({ dryRun, json }: DeleteOptions, tools: Tools): Promise<void> {
  const days = tools.site.enquiryRetentionDays;
  const before = new Date(tools.now().getTime() - days * 86_400_000).toISOString();
  const db = await tools.openDatabase();
  const count = dryRun ? await countReceivedBefore(db, before) : await purgeEnquiries(db, before);
  if (json) return tools.print(JSON.stringify({ before, dryRun: dryRun ?? false, purged: count }));
  const enquiries = count === 1 ? '1 enquiry' : `${count} enquiries`;
  tools.print(`${dryRun ? 'Would delete' : 'Deleted'} ${enquiries} older than ${days} days.`);
}
