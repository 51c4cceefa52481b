import { parseArgs } from 'node:util';
import { selectEnquiries } from '../../server/enquiries/select-enquiries.ts';
import { retryMails } from '../../server/mail/settle-mail.ts';
import { type Command, usageError } from './command.ts';
import { findByReference } from './find-by-reference.ts';

/** `retry`: mails that were refused, or that wait for their next try, are due now. */
export const retry: Command = {
  summary: 'mails that were refused, or wait for their next try, go now',
  help: `retry REFERENCE… | --all [--json]

Makes the mails of an enquiry due now, and forgets how often they were tried. --all takes every enquiry whose mail the
mail server refused for good. What was sent is not sent again. The running server sends them within seconds.

Examples:
  list --state failed
  retry K7QF3MPD
  retry --all`,
  async run(tools, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    });
    if (values.all && positionals.length > 0) throw usageError('Found --all and a reference; write one of them.');
    const db = await tools.openDatabase();
    const { found, isComplete } = values.all
      ? { found: await selectEnquiries(db).selectAll().where('delivery', '=', 'failed').execute(), isComplete: true }
      : await findByReference(db, positionals, tools);
    let isDone = isComplete;
    for (const { id, reference, delivery } of found) {
      const mails = await retryMails(db, id, tools.now());
      if (mails === 0) isDone = false;
      if (values.json) tools.print(JSON.stringify({ reference, mails }));
      else if (mails > 0) tools.print(`${reference}: ${mails === 1 ? '1 mail is' : `${mails} mails are`} due now.`);
      else if (delivery === 'spam') tools.complain(`${reference} is kept apart as spam; release it to have it mailed.`);
      else tools.complain(`${reference} has no mail to send: what there was is sent, or is being sent.`);
    }
    if (found.length === 0 && values.all && !values.json) tools.print('No mail was refused.');
    return isDone ? 0 : 1;
  },
};
