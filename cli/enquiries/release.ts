import { parseArgs } from 'node:util';
import type { Database } from '../../server/database/database.ts';
import { enqueueMails } from '../../server/mail/enqueue-mails.ts';
import type { Command } from './command.ts';
import { findByReference } from './find-by-reference.ts';

/** `release REFERENCE`: what was taken for spam becomes an enquiry like any other, and its mails go out. */
export const release: Command = {
  summary: 'what was taken for spam becomes an enquiry, and is mailed',
  help: `release REFERENCE… [--json]

Puts an enquiry that was kept apart as spam back among the others. Its mails, to the garage and to the visitor who gave
an address, go out within seconds if the server is running with mail on.

Examples:
  list --spam
  release K7QF3MPD`,
  async run(tools, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const db = await tools.openDatabase();
    const { found, isComplete } = await findByReference(db, positionals, tools);
    let isDone = isComplete;
    for (const { id, reference } of found) {
      const isReleased = await putBack(db, id, tools.now());
      if (!isReleased) isDone = false;
      if (values.json) tools.print(JSON.stringify({ reference, released: isReleased }));
      else if (isReleased) tools.print(`${reference} is among the enquiries now, and will be mailed.`);
      else tools.complain(`${reference} is not kept apart; there is nothing to release.`);
    }
    return isDone ? 0 : 1;
  },
};

/** In one transaction, and by one of two people who release it at once. */
function putBack(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable('enquiry')
      .set({ state: 'received' })
      .where('id', '=', id)
      .where('state', '=', 'spam')
      .returning(['id', 'email', 'received_at'])
      .executeTakeFirst();
    if (!released) return false;
    await enqueueMails(trx, released, now.toISOString());
    return true;
  });
}
