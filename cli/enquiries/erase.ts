import { type Command, InvalidArgumentError } from 'commander';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { erasuresFile, recordErasures } from '../../server/enquiries/erasures-file.ts';
import { findByPerson, type Person } from '../../server/enquiries/find-by-person.ts';
import { purgeEnquiries } from '../../server/enquiries/purge.ts';
import { countOf } from '../../site/problem.ts';
import type { Context, JsonOption } from './context.ts';

export function addDeleteCommands(program: Command, context: Context): void {
  program
    .command('erase')
    .description('delete all enquiries of one person, by email address, phone number or reference')
    .option('--email <address>', 'email address, in any letter case', parseEmail)
    .option('--phone <number>', 'phone number in any format, with or without the country code', parsePhone)
    .option('--reference <reference...>', 'references from list')
    .option(
      '--erasures <file>',
      'file to record it in, by default ERASURES, or erasures.jsonl beside the database file',
    )
    .option('--dry-run', 'show what would be deleted, and delete nothing')
    .addHelpText('after', eraseExamples)
    .action(async ({ email, phone, reference, ...options }: Person & EraseOptions, command: Command) => {
      const person = Object.fromEntries(Object.entries({ email, phone, reference }).filter(([, value]) => value));
      if (Object.keys(person).length === 0) command.error('error: give --email, --phone or both, or --reference');
      await erase(person, options, context);
    });

  program
    .command('purge')
    .description('delete enquiries past the retention period')
    .option('--force', 'delete everything older, without the safety checks')
    .option('--dry-run', 'count what would be deleted, and delete nothing')
    .addHelpText('after', purgeExamples)
    .action((options: PurgeOptions) => purge(options, context));
}

type DeleteOptions = JsonOption & { dryRun?: true };
type EraseOptions = DeleteOptions & { erasures?: string };
type PurgeOptions = DeleteOptions & { force?: true };

const eraseExamples = `
Deletes every matching enquiry with its mails, including suspected spam, and prints a receipt: which enquiries, when, and
that none is left. The receipt holds no personal data; it is recorded in erasures.jsonl, from which a restore repeats it.
Deleted data is overwritten in all files of the database. If another program prevents that, the command fails: run it
again. Mails already sent and earlier backups are not affected; later backups do not contain the data.

Examples:
  erase --email ann@example.org --dry-run
  erase --email ann@example.org --phone "01632 960123"
  erase --reference K7QF3MPD`;

const purgeExamples = `
Deletes enquiries older than enquiryRetentionDays in the site definition, including suspected spam. Meant for a timer:
finding nothing to delete is not a failure.

In case the clock is wrong, it keeps enquiries that arrived after a younger one, and those never mailed. It fails
and deletes nothing if no enquiry would be left, if it would delete more than a quarter of them (and more than ten), or
if the last purge was more than 31 days ago. If the clock is right, --force deletes everything older.

Examples:
  purge --dry-run
  purge --force`;

function parseEmail(text: string): string {
  if (/^\S+@\S+$/.test(text.trim())) return text;
  throw new InvalidArgumentError('Write a whole address, like ann@example.org.');
}

function parsePhone(text: string): string {
  if (text.replace(/\D/g, '').length >= 7) return text;
  throw new InvalidArgumentError('Write the whole number, like 01632 960123.');
}

async function erase(person: Person, { dryRun, json, erasures }: EraseOptions, context: Context): Promise<void> {
  const { print, site } = context;
  const db = await context.openDatabase();
  const { own, quoting } = await findByPerson(db, person, site.business);
  const references = own.map(({ reference }) => reference);
  const list = references.join(', ');
  if (own.length === 0) context.fail();
  if (quoting.length > 0) {
    const others = quoting.map(({ reference }) => reference).join(', ');
    context.warn(
      `Other enquiries quote this person, or an address like theirs: ${others}. Read them, and erase them with --reference if necessary.`,
    );
  }
  if (dryRun) return print(json ? JSON.stringify({ dryRun, references }) : `Would erase: ${list || 'no enquiry'}.`);
  const receipt = { erasedAt: context.now().toISOString(), by: Object.keys(person), references };
  if (own.length > 0) recordErasures(erasuresFile(context.config, erasures), [receipt]);
  const ids = own.map(({ id }) => id);
  const mails = await eraseEnquiries(db, ids);
  const remaining = (await findByPerson(db, person, site.business)).own.length;
  if (remaining > 0) context.fail();
  if (json) return print(JSON.stringify({ ...receipt, mails, remaining }));
  if (own.length === 0) return context.warn('No enquiry matches; nothing was erased.');
  print(`Erased on ${receipt.erasedAt}, by ${receipt.by.join(' and ')}: ${list}, with ${countOf(mails, 'mail')}.`);
  print(`Checked: ${remaining} left. Delete mails already sent, and older backups, where they are stored.`);
}

async function purge({ force, dryRun, json }: PurgeOptions, context: Context): Promise<void> {
  const days = context.site.enquiryRetentionDays;
  const db = await context.openDatabase();
  const options = { days, now: context.now(), force, dryRun };
  const { before, purged, unsent, outOfOrder, doubt } = await purgeEnquiries(db, options);
  if (json) {
    if (doubt !== undefined) context.fail();
    const counts = { purged: doubt === undefined ? purged : 0, unsent, outOfOrder };
    return context.print(JSON.stringify({ before, dryRun: dryRun ?? false, ...counts, ...(doubt && { doubt }) }));
  }
  const count = (number: number) => countOf(number, 'enquiry', 'enquiries');
  if (doubt !== undefined) {
    context.fail(`Deleted nothing: ${count(purged)} would go, and ${doubt}. If the clock is right, add --force.`);
  } else context.print(`${dryRun ? 'Would delete' : 'Deleted'} ${count(purged)} older than ${days} days.`);
  if (unsent > 0)
    context.warn(`Kept ${count(unsent)} of that age whose mail was never sent: see list, retry and --force.`);
  if (outOfOrder > 0)
    context.warn(`Kept ${count(outOfOrder)} of that age by the clock, but received after newer ones.`);
}
