import { hash } from 'node:crypto';
import { addMs } from '../../schema/clock.ts';
import { type Database, lockNames } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import type { ClaimedMail } from './outbox.ts';

const limits = [
  { count: 5, ms: 3_600_000 },
  { count: 20, ms: 86_400_000 },
];

const longestMs = Math.max(...limits.map(({ ms }) => ms));

/** Returns the claimed confirmations that exceed the limit of their address, which may be someone else's. */
export async function findExcessConfirmations(db: Database, claimed: readonly ClaimedMail[], now: Date) {
  const confirmations = claimed
    .filter(({ mail }) => mail.kind === 'visitor')
    .map(({ mail, enquiry }) => ({ mail_id: mail.id, recipient: hashRecipient(enquiry?.email ?? '') }));
  const excess = new Set<string>();
  if (confirmations.length === 0) return excess;
  const sent_at = now.toISOString();
  const recipients = [...new Set(confirmations.map(({ recipient }) => recipient))];
  await db.transaction().execute(async (trx) => {
    // Write before reading, to take SQLite's write lock for the whole transaction.
    await trx.deleteFrom('confirmation').where('mail_id', '=', '').execute();
    await lockNames(trx, recipients);
    const known = trx.selectFrom('confirmation').selectAll().where('recipient', 'in', recipients);
    const rows = await known.where('sent_at', '>', addMs(now, -longestMs)).execute();
    const sent = new Map(rows.map((row) => [row.mail_id, row]));
    for (const { mail_id, recipient } of confirmations) {
      const others = [...sent.values()].filter((row) => row.recipient === recipient && row.mail_id !== mail_id);
      const isExcess = limits.some(
        ({ count, ms }) => others.filter((row) => row.sent_at > addMs(now, -ms)).length >= count,
      );
      if (isExcess) excess.add(mail_id);
      else sent.set(mail_id, { mail_id, recipient, sent_at });
    }
    // Skip enquiries erased since the claim.
    const ids = confirmations.map(({ mail_id }) => mail_id);
    const found = trx.selectFrom('outbox').select('id').where('id', 'in', ids);
    const rest = await found.$if(isPostgresDatabase(trx), (query) => query.forKeyShare().skipLocked()).execute();
    const admitted = confirmations
      .filter(({ mail_id }) => !excess.has(mail_id) && rest.some(({ id }) => id === mail_id))
      .map((row) => ({ ...row, sent_at }));
    if (admitted.length === 0) return;
    const insert = trx.insertInto('confirmation').values(admitted);
    await insert.onConflict((conflict) => conflict.column('mail_id').doUpdateSet({ sent_at })).execute();
  });
  return excess;
}

/** Returns a hash of the mailbox, ignoring case, a `+tag` and Gmail's dots. */
function hashRecipient(email: string): string {
  const [, local = '', domain = ''] = /^([^@]*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const [mailbox = ''] = local.split('+');
  const address = isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
  return hash('sha256', address, 'base64url');
}
