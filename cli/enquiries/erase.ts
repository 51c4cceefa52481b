import { type Command, InvalidArgumentError } from 'commander';
import {
  eraseEnquiries,
  erasuresFile,
  findByPerson,
  type Person,
  recordErasure,
} from '../../server/enquiries/erase.ts';
import { purgeEnquiries } from '../../server/enquiries/purge.ts';
import type { JsonOption, Tools } from './tools.ts';

/** Adds the commands that delete enquiries: erase and purge. */
export function addDeleteCommands(program: Command, tools: Tools): void {
  program
    .command('erase')
    .description('delete everything of one person, by e-mail address, phone number or reference')
    .option('--email <address>', 'e-mail address; letter case does not matter', parseEmail)
    .option('--phone <number>', 'phone number in any format, with +44 or 0', parsePhone)
    .option('--reference <reference...>', 'references as list shows them')
    .option('--erasures <file>', 'where to record it, by default erasures.jsonl beside the database file')
    .option('--dry-run', 'show what would be deleted, and delete nothing')
    .addHelpText('after', eraseExamples)
    .action(async ({ email, phone, reference, ...options }: Person & EraseOptions, command: Command) => {
      const person = Object.fromEntries(Object.entries({ email, phone, reference }).filter(([, value]) => value));
      if (Object.keys(person).length === 0) {
        command.error('error: write --email, --phone or both, or --reference');
      }
      await erase(person, options, tools);
    });

  program
    .command('purge')
    .description('delete enquiries older than the site definition allows')
    .option('--force', 'delete everything older, without the safety checks')
    .option('--dry-run', 'count what would be deleted, and delete nothing')
    .addHelpText('after', purgeExamples)
    .action((options: PurgeOptions) => purge(options, tools));
}

type DeleteOptions = JsonOption & { dryRun?: true };
type EraseOptions = DeleteOptions & { erasures?: string };
type PurgeOptions = DeleteOptions & { force?: true };

const eraseExamples = `
Deletes every enquiry that matches, suspected spam included, with its mails, and prints a proof: which enquiries, when,
and that none is left. The proof holds no personal data, and is recorded in erasures.jsonl, by which a restore repeats it.
What is deleted is overwritten in every file of the database; if another program prevents that, the command fails and has
to be run again. Mails already sent and earlier backups are not affected; later backups do not hold the data.

Examples:
  erase --email ann@example.org --dry-run
  erase --email ann@example.org --phone "01632 960123"
  erase --reference K7QF3MPD`;

const purgeExamples = `
Deletes every enquiry older than enquiryRetentionDays in the site definition, suspected spam included. It is meant for a
timer: finding nothing to delete is no failure. So that a wrong clock does no harm, it keeps what arrived after an enquiry
that is younger, and what was never mailed; and it deletes nothing at all if no enquiry would be left, if it were more
than a quarter of them (and more than ten), or if the last purge was more than 31 days ago. Then it fails; where the
clock is right, --force deletes all that is older by the clock.

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

async function erase(person: Person, { dryRun, json, erasures }: EraseOptions, tools: Tools): Promise<void> {
  const { print, site } = tools;
  const db = await tools.openDatabase();
  const found = await findByPerson(db, person, site.business);
  const references = found.map(({ reference }) => reference);
  const list = references.join(', ');
  if (found.length === 0) tools.fail();
  if (dryRun) return print(json ? JSON.stringify({ dryRun, references }) : `Would erase: ${list || 'no enquiry'}.`);
  const proof = { erasedAt: tools.now().toISOString(), by: Object.keys(person), references };
  if (found.length > 0) recordErasure(erasuresFile(tools.databaseUrl, erasures), proof);
  const ids = found.map(({ id }) => id);
  const mails = await eraseEnquiries(db, ids);
  const remaining = (await findByPerson(db, person, site.business)).length;
  if (remaining > 0) tools.fail();
  if (json) return print(JSON.stringify({ ...proof, mails, remaining }));
  if (found.length === 0) return tools.warn('No enquiry matches; nothing was erased.');
  print(`Erased on ${proof.erasedAt}, by ${proof.by.join(' and ')}: ${list}, with ${mails} mails.`);
  print(`Checked: ${remaining} left. Delete mails already sent, and older backups, where they are stored.`);
}

async function purge({ force, dryRun, json }: PurgeOptions, tools: Tools): Promise<void> {
  const days = tools.site.enquiryRetentionDays;
  const db = await tools.openDatabase();
  const options = { days, now: tools.now(), force: force ?? false, dryRun: dryRun ?? false };
  const { before, purged, unsent, outOfOrder, doubt } = await purgeEnquiries(db, options);
  if (json) {
    if (doubt !== undefined) tools.fail();
    const counts = { purged: doubt === undefined ? purged : 0, unsent, outOfOrder };
    return tools.print(JSON.stringify({ before, dryRun: options.dryRun, ...counts, ...(doubt && { doubt }) }));
  }
  const count = (number: number) => (number === 1 ? '1 enquiry' : `${number} enquiries`);
  if (doubt !== undefined) {
    tools.fail(`Deleted nothing: ${count(purged)} would go, and ${doubt}. If the clock is right, add --force.`);
  } else tools.print(`${dryRun ? 'Would delete' : 'Deleted'} ${count(purged)} older than ${days} days.`);
  if (unsent > 0)
    tools.warn(`Kept ${count(unsent)} of that age whose mail was never sent: see list, retry and --force.`);
  if (outOfOrder > 0) tools.warn(`Kept ${count(outOfOrder)} of that age by the clock, but received after newer ones.`);
}
