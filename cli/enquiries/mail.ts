import type { Command } from 'commander';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { selectEnquiries } from '../../server/enquiries/list.ts';
import { recordDone } from '../../server/enquiries/maintenance.ts';
import { failedEnquiries, retryMails } from '../../server/mail/outbox.ts';
import { addByOption, type ByOption, findAll, type Tools } from './tools.ts';

/** Adds the commands that send mails: retry and release. */
export function addMailCommands(program: Command, tools: Tools): void {
  addByOption(program.command('retry'))
    .description('send mails now that failed or wait for their next attempt')
    .argument('[reference...]', 'references as list shows them')
    .option('--all', 'every enquiry whose mail failed')
    .option('--json', 'one JSON object a line, for other programs')
    .addHelpText('after', retryExamples)
    .action(async (references: string[], options: RetryOptions, command: Command) => {
      if (options.all ? references.length > 0 : references.length === 0) {
        command.error('error: write one or more references, or --all');
      }
      await retry(references, options, tools);
    });

  addByOption(program.command('release'))
    .description('accept held enquiries and mail them')
    .argument('<reference...>', 'references as list --spam shows them')
    .option('--json', 'one JSON object a line, for other programs')
    .addHelpText('after', releaseExamples)
    .action((references: string[], options: ByOption) => release(references, options, tools));
}

type RetryOptions = ByOption & { all?: true };

const retryExamples = `
Makes the mails of an enquiry due now and resets their counts. Mails already sent are not sent again. A running server
sends them within seconds, even if it pauses because the mail server was down.

Examples:
  list --state failed
  retry K7QF3MPD
  retry --all`;

const releaseExamples = `
Its mails, to the business and to the visitor if there is an address, are sent within seconds by a running server.

Examples:
  list --spam
  release K7QF3MPD`;

async function retry(references: string[], { all, json, by }: RetryOptions, tools: Tools): Promise<void> {
  const db = await tools.openDatabase();
  const { found, isComplete } = all
    ? { found: await selectEnquiries(db).selectAll().where('id', 'in', failedEnquiries).execute(), isComplete: true }
    : await findAll(tools, references);
  if (!isComplete) tools.fail();
  for (const { id, reference, delivery } of found) {
    const changed = await changeEnquiry(db, id, { what: 'retried', who: by, now: tools.now() });
    const mails = 'mails' in changed ? (changed.mails ?? 0) : 0;
    if (mails === 0) tools.fail();
    if (json) tools.print(JSON.stringify({ reference, mails }));
    else if (mails > 0) tools.print(`${reference}: ${mails === 1 ? '1 mail is' : `${mails} mails are`} due now.`);
    else if (delivery === 'spam') tools.warn(`${reference} is held; release it to have it mailed.`);
    else tools.warn(`${reference} has no mail to send: all are sent, or being sent.`);
  }
  if (all) await retryMails(db, null, tools.now());
  // Ends the pause of a running server while the mail server is down.
  await recordDone(db, 'retry', tools.now());
  if (found.length === 0 && all && !json) tools.print('No mail has failed.');
}

async function release(references: string[], { json, by }: ByOption, tools: Tools): Promise<void> {
  const { found, isComplete } = await findAll(tools, references);
  if (!isComplete) tools.fail();
  for (const { id, reference } of found) {
    const change = { what: 'released', who: by, now: tools.now() } as const;
    const isReleased = (await changeEnquiry(await tools.openDatabase(), id, change)).outcome === 'changed';
    if (!isReleased) tools.fail();
    if (json) tools.print(JSON.stringify({ reference, released: isReleased }));
    else if (isReleased) tools.print(`${reference} is released, and will be mailed.`);
    else tools.warn(`${reference} is not held; there is nothing to release.`);
  }
}
