import type { Command } from 'commander';
import type { EventRow } from '../../server/database/database.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { replyLink } from '../../server/mail/confirmation-mail.ts';
import { addByOption, type ByOption, findAll, type JsonOption, type Tools } from './tools.ts';

/** Adds the commands for working through enquiries: done, undo, note and reply. */
export function addWorkCommands(program: Command, tools: Tools): void {
  const addCommand = (name: string, description: string) =>
    addByOption(program.command(name))
      .description(description)
      .option('--json', 'one JSON object a line, for other programs');

  addCommand('done', 'mark enquiries as done: answered, booked or settled')
    .argument('<reference...>', 'references as list shows them')
    .option('--note <text>', 'what was agreed')
    .addHelpText('after', doneExamples)
    .action((references: string[], options: WorkOptions) => change('done', references, options, tools));

  addCommand('undo', 'open enquiries again that were marked as done')
    .argument('<reference...>', 'references as list shows them')
    .addHelpText('after', '\nExample:\n  undo K7QF3MPD')
    .action((references: string[], options: WorkOptions) => change('undone', references, options, tools));

  addCommand('note', 'add a note to an enquiry, which show prints')
    .argument('<reference>', 'a reference as list shows it')
    .argument('<text...>', 'the note')
    .addHelpText('after', '\nExample:\n  note K7QF3MPD Rang at 10, no answer --by Pat')
    .action((reference: string, words: string[], options: WorkOptions) =>
      change('note', [reference], { ...options, note: words.join(' ') }, tools),
    );

  program
    .command('reply')
    .description('print a mailto: address that answers an enquiry, with its subject and a greeting')
    .argument('<reference>', 'a reference as list shows it')
    .option('--json', 'one JSON object, for other programs')
    .addHelpText('after', replyExamples)
    .action((reference: string, options: JsonOption) => reply(reference, options, tools));
}

type WorkOptions = ByOption & { note?: string };

const doneExamples = `
Examples:
  done K7QF3MPD
  done K7QF3MPD 4MWX9C3R --by Pat --note "Booked for Tuesday 9:00"`;

const replyExamples = `
Nothing is sent: the mail program that opens the address does that. Mark the enquiry with done afterwards.

Examples:
  reply K7QF3MPD
  xdg-open "$(npm run -s enquiries -- reply K7QF3MPD)"`;

type Work = Extract<EventRow['what'], 'done' | 'undone' | 'note'>;

const messages: Record<Work, { changed: string; unchanged: string }> = {
  done: { changed: 'is done.', unchanged: 'was already done.' },
  undone: { changed: 'is open again.', unchanged: 'is open; there is nothing to undo.' },
  note: { changed: 'has the note.', unchanged: '' },
};

async function change(what: Work, references: string[], { by, note, json }: WorkOptions, tools: Tools) {
  const { found, isComplete } = await findAll(tools, references);
  if (!isComplete) tools.fail();
  for (const { id, reference } of found) {
    const db = await tools.openDatabase();
    const { outcome } = await changeEnquiry(db, id, { what, who: by, note, now: tools.now() });
    if (json) tools.print(JSON.stringify({ reference, outcome }));
    else if (outcome === 'changed') tools.print(`${reference} ${messages[what].changed}`);
    else tools.warn(`${reference} ${outcome === 'missing' ? 'was erased just now.' : messages[what].unchanged}`);
  }
}

async function reply(reference: string, { json }: JsonOption, tools: Tools): Promise<void> {
  const { found, isComplete } = await findAll(tools, [reference]);
  const [enquiry] = found;
  if (!isComplete || !enquiry) return tools.fail();
  const href = replyLink(tools.site, enquiry);
  if (!href) {
    tools.fail();
    return tools.warn(`${enquiry.reference} has no e-mail address; call ${enquiry.name} on ${enquiry.phone}.`);
  }
  tools.print(json ? JSON.stringify({ reference: enquiry.reference, mailto: href }) : href);
}
