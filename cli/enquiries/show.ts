import { parseArgs } from 'node:util';
import type { Database, OutboxRow } from '../../server/database/database.ts';
import type { Command } from './command.ts';
import { findByReference } from './find-by-reference.ts';
import { formatLocal } from './local-time.ts';
import type { SelectedEnquiry } from './read-enquiries.ts';
import { toRecord } from './to-record.ts';

/** `show REFERENCE`: one enquiry with everything in it, and what became of its mails. */
export const show: Command = {
  summary: 'one enquiry with everything in it',
  help: `show REFERENCE… [--json]

Shows all that was written in an enquiry, and what became of its mails. A reference may be typed with small letters,
spaces and hyphens.

Examples:
  show K7QF3MPD
  show k7qf-3mpd --json`,
  async run(tools, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const db = await tools.openDatabase();
    const { found, isComplete } = await findByReference(db, positionals, tools);
    for (const row of found) {
      const mails = await selectMails(db, row);
      if (values.json) tools.print(JSON.stringify({ ...toRecord(row), mails: mails.map(toMail) }));
      else tools.print(toText(row, mails, tools.site.hours.timeZone));
    }
    return isComplete ? 0 : 1;
  },
};

function selectMails(db: Database, row: SelectedEnquiry) {
  return db.selectFrom('outbox').selectAll().where('enquiry_id', '=', row.id).orderBy('kind').execute();
}

function toMail({ kind, state, attempts, due_at, reason }: OutboxRow) {
  return { to: kind, state, attempts, reason, ...(state === 'waiting' && { nextTry: due_at }) };
}

function toText(row: SelectedEnquiry, mails: readonly OutboxRow[], timeZone: string): string {
  const { receivedAt, ...record } = toRecord(row);
  const entries: [string, string][] = Object.entries({ ...record, receivedAt: formatLocal(receivedAt, timeZone) });
  for (const mail of mails) {
    const { to, state, attempts, reason, nextTry } = toMail(mail);
    const next = nextTry ? `, next try ${formatLocal(nextTry, timeZone)}` : '';
    const times = attempts === 1 ? '1 try' : `${attempts} tries`;
    entries.push([`mail to ${to}`, `${state} after ${times}${next}${reason && `: ${reason}`}`]);
  }
  const written = entries.filter(([, value]) => value !== '');
  const width = Math.max(...written.map(([name]) => name.length)) + 2;
  // What has several lines stays in its column.
  return written
    .map(([name, value]) => name.padEnd(width) + value.replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}
