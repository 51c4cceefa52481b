import type { Command } from 'commander';
import { recordTask } from '../../server/database/maintenance.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { selectEnquiries } from '../../server/enquiries/list.ts';
import { replyLink } from '../../server/mail/confirmation-mail.ts';
import { failedEnquiries, retryMails } from '../../server/mail/outbox.ts';
import { countOf } from '../../site/problem.ts';
import { addByOption, type ByOption, type Context, findAll, type JsonOption } from './context.ts';

export function addWorkCommands(program: Command, context: Context): void {
  addByOption(program.command('done'))
    .description('mark enquiries as done')
    .argument('<reference...>', 'reference from list')
    .option('--note <text>', 'what was agreed')
    .addHelpText('after', doneExamples)
    .action((references: string[], options: ChangeOptions) => change('done', references, options, context));

  addByOption(program.command('undo'))
    .description('reopen enquiries that are marked as done')
    .argument('<reference...>', 'reference from list')
    .addHelpText('after', '\nExample:\n  undo K7QF3MPD')
    .action((references: string[], options: ChangeOptions) => change('undone', references, options, context));

  addByOption(program.command('note'))
    .description('add a note to an enquiry; show prints it')
    .argument('<reference>', 'reference from list')
    .argument('<text...>', 'the note')
    .addHelpText('after', '\nExample:\n  note K7QF3MPD Rang at 10, no answer --by Pat')
    .action((reference: string, words: string[], options: ChangeOptions) =>
      change('note', [reference], { ...options, note: words.join(' ') }, context),
    );

  program
    .command('reply')
    .description('print a mailto: link that answers an enquiry, with a subject and a greeting')
    .argument('<reference>', 'reference from list')
    .addHelpText('after', replyExamples)
    .action((reference: string, options: JsonOption) => reply(reference, options, context));

  addByOption(program.command('retry'))
    .description('retry failed and delayed mails now')
    .argument('[reference...]', 'reference from list')
    .option('--all', 'all enquiries with a failed mail')
    .addHelpText('after', retryExamples)
    .action(async (references: string[], options: RetryOptions, command: Command) => {
      if (options.all ? references.length > 0 : references.length === 0)
        command.error('error: give one or more references, or --all');
      await retry(references, options, context);
    });

  addByOption(program.command('release'))
    .description('accept held enquiries and send their mails')
    .argument('<reference...>', 'reference from list --spam')
    .addHelpText('after', releaseExamples)
    .action((references: string[], options: ChangeOptions) => change('released', references, options, context));
}

type ChangeOptions = ByOption & { note?: string };
type RetryOptions = ByOption & { all?: true };

const doneExamples = `
Examples:
  done K7QF3MPD
  done K7QF3MPD 4MWX9C3R --by Pat --note "Booked for Tuesday 9:00"`;

const replyExamples = `
Sends nothing: opening the link starts your mail program. Mark the enquiry as done afterwards.

Example:
  reply K7QF3MPD`;

const retryExamples = `
Makes the mails of an enquiry due now and resets their counts. Mails already sent are not sent again. A running server
sends them within seconds, even while it pauses after an outage of the mail server.

Examples:
  list --state failed
  retry K7QF3MPD
  retry --all`;

const releaseExamples = `
A running server sends the mails within seconds: to the business, and to the visitor if there is an address.

Examples:
  list --spam
  release K7QF3MPD`;

const messages = {
  done: { changed: 'is done.', unchanged: 'was already done.' },
  undone: { changed: 'is open again.', unchanged: 'is open; there is nothing to undo.' },
  note: { changed: 'now has the note.', unchanged: '' },
  released: { changed: 'is released, and will be mailed.', unchanged: 'is not held; there is nothing to release.' },
};

async function change(what: keyof typeof messages, references: string[], options: ChangeOptions, context: Context) {
  const { by, note, json } = options;
  for (const { id, reference } of await findAll(context, references)) {
    const db = await context.openDatabase();
    const { outcome } = await changeEnquiry(db, id, { what, who: by, note, now: context.now() });
    const isChanged = outcome === 'changed';
    const isNoteLost = what === 'done' && outcome === 'unchanged' && note !== undefined;
    if ((what === 'released' && !isChanged) || isNoteLost) context.fail();
    const result = what === 'released' ? { released: isChanged } : { outcome };
    const text = outcome === 'missing' ? 'was erased just now.' : messages[what][isChanged ? 'changed' : 'unchanged'];
    const hint = isNoteLost ? ' Your note was not saved; add it with the command note.' : '';
    printOutcome(json, { reference, ...result }, isChanged, `${reference} ${text}${hint}`, context);
  }
}

function printOutcome(json: true | undefined, outcome: object, isChanged: boolean, words: string, context: Context) {
  if (json) context.print(JSON.stringify(outcome));
  else if (isChanged) context.print(words);
  else context.warn(words);
}

async function reply(typed: string, { json }: JsonOption, context: Context): Promise<void> {
  for (const enquiry of await findAll(context, [typed])) {
    const { reference, name, phone } = enquiry;
    const mailto = replyLink(context.site, enquiry);
    if (mailto) context.print(json ? JSON.stringify({ reference, mailto }) : mailto);
    else context.fail(`${reference} has no email address; call ${name ? `${name} on ${phone}` : phone}.`);
  }
}

async function retry(references: string[], { all, json, by }: RetryOptions, context: Context): Promise<void> {
  const db = await context.openDatabase();
  const found = all
    ? await selectEnquiries(db).selectAll().where('id', 'in', failedEnquiries).execute()
    : await findAll(context, references);
  for (const { id, reference, delivery } of found) {
    const changed = await changeEnquiry(db, id, { what: 'retried', who: by, now: context.now() });
    const mails = 'mails' in changed ? (changed.mails ?? 0) : 0;
    if (mails === 0) context.fail();
    const isHeld = delivery === 'held';
    const why = isHeld ? 'is held; release it to have it mailed.' : 'has no mail to send: all are sent, or being sent.';
    const due = `${reference}: ${countOf(mails, 'mail is', 'mails are')} due now.`;
    printOutcome(json, { reference, mails }, mails > 0, mails > 0 ? due : `${reference} ${why}`, context);
  }
  if (all) await retryMails(db, null, context.now());
  // A running server may have paused sending while the mail server was down; this ends the pause.
  await recordTask(db, 'retry', context.now());
  if (found.length === 0 && all && !json) context.print('No mail has failed.');
}
