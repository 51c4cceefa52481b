import type { Command } from 'commander';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { selectEnquiries } from '../../server/enquiries/list.ts';
import { recordDone } from '../../server/enquiries/monitoring.ts';
import { replyLink } from '../../server/mail/confirmation-mail.ts';
import { failedEnquiries, retryMails } from '../../server/mail/outbox.ts';
import { addByOption, type ByOption, findAll, type JsonOption, type Tools } from './tools.ts';

/** Adds the commands for working through enquiries: done, undo, note and reply, and those that send mails. */
export function addWorkCommands(program: Command, tools: Tools): void {
  addByOption(program.command('done'))
    .description('mark enquiries as done: answered, booked or settled')
    .argument('<reference...>', 'references as list shows them')
    .option('--note <text>', 'what was agreed')
    .addHelpText('after', doneExamples)
    .action((references: string[], options: ChangeOptions) => change('done', references, options, tools));

  addByOption(program.command('undo'))
    .description('open enquiries again that were marked as done')
    .argument('<reference...>', 'references as list shows them')
    .addHelpText('after', '\nExample:\n  undo K7QF3MPD')
    .action((references: string[], options: ChangeOptions) => change('undone', references, options, tools));

  addByOption(program.command('note'))
    .description('add a note to an enquiry, which show prints')
    .argument('<reference>', 'a reference as list shows it')
    .argument('<text...>', 'the note')
    .addHelpText('after', '\nExample:\n  note K7QF3MPD Rang at 10, no answer --by Pat')
    .action((reference: string, words: string[], options: ChangeOptions) =>
      change('note', [reference], { ...options, note: words.join(' ') }, tools),
    );

  program
    .command('reply')
    .description('print a mailto: address that answers an enquiry, with its subject and a greeting')
    .argument('<reference>', 'a reference as list shows it')
    .addHelpText('after', replyExamples)
    .action((reference: string, options: JsonOption) => reply(reference, options, tools));

  addByOption(program.command('retry'))
    .description('send mails now that failed or wait for their next attempt')
    .argument('[reference...]', 'references as list shows them')
    .option('--all', 'every enquiry whose mail failed')
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
    .addHelpText('after', releaseExamples)
    .action((references: string[], options: ChangeOptions) => change('released', references, options, tools));
}

type ChangeOptions = ByOption & { note?: string };
type RetryOptions = ByOption & { all?: true };

const doneExamples = `
Examples:
  done K7QF3MPD
  done K7QF3MPD 4MWX9C3R --by Pat --note "Booked for Tuesday 9:00"`;

const replyExamples = `
Nothing is sent: the mail program that opens the address does that. Mark the enquiry with done afterwards.

Examples:
  reply K7QF3MPD
  xdg-open "$(npm run -s enquiries -- reply K7QF3MPD)"`;

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

const messages = {
  done: { changed: 'is done.', unchanged: 'was already done.' },
  undone: { changed: 'is open again.', unchanged: 'is open; there is nothing to undo.' },
  note: { changed: 'has the note.', unchanged: '' },
  released: { changed: 'is released, and will be mailed.', unchanged: 'is not held; there is nothing to release.' },
};

async function change(what: keyof typeof messages, references: string[], options: ChangeOptions, tools: Tools) {
  const { by, note, json } = options;
  for (const { id, reference } of await findAll(tools, references)) {
    const db = await tools.openDatabase();
    const { outcome } = await changeEnquiry(db, id, { what, who: by, note, now: tools.now() });
    const isChanged = outcome === 'changed';
    if (what === 'released' && !isChanged) tools.fail();
    const said = outcome === 'missing' ? 'was erased just now.' : messages[what][isChanged ? 'changed' : 'unchanged'];
    if (json)
      tools.print(JSON.stringify({ reference, ...(what === 'released' ? { released: isChanged } : { outcome }) }));
    else (isChanged ? tools.print : tools.warn)(`${reference} ${said}`);
  }
}

async function reply(typed: string, { json }: JsonOption, tools: Tools): Promise<void> {
  for (const enquiry of await findAll(tools, [typed])) {
    const { reference, name, phone } = enquiry;
    const mailto = replyLink(tools.site, enquiry);
    if (mailto) tools.print(json ? JSON.stringify({ reference, mailto }) : mailto);
    else tools.fail(`${reference} has no e-mail address; call ${name} on ${phone}.`);
  }
}

async function retry(references: string[], { all, json, by }: RetryOptions, tools: Tools): Promise<void> {
  const db = await tools.openDatabase();
  const found = all
    ? await selectEnquiries(db).selectAll().where('id', 'in', failedEnquiries).execute()
    : await findAll(tools, references);
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
