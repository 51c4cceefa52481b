import type { Database, OutboxRow } from '../database/database.ts';

/** Notes that a mail needs no more work. What was sent stays sent, whoever holds the claim by now. */
export async function closeMail(
  db: Database,
  id: string,
  state: Exclude<OutboxRow['state'], 'waiting'>,
  reason = '',
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, reason, claimed_by: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Notes why a mail did not go, and when to try again. */
export async function postponeMail(
  db: Database,
  { id, claimed_by }: Pick<OutboxRow, 'id' | 'claimed_by'>,
  change: Pick<OutboxRow, 'due_at' | 'refusals' | 'reason'>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, claimed_by: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_by', '=', claimed_by)
    .execute();
}

/**
 * Makes the mails of an enquiry due now, refused ones too, and forgets how often they were tried: what was wrong has been
 * mended. What somebody is sending at this moment is left to them, or it would go twice. Returns how many are due.
 */
export async function retryMails(db: Database, enquiryId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: now.toISOString(), attempts: 0, refusals: 0, reason: '' })
    .where('enquiry_id', '=', enquiryId)
    .where('state', 'in', ['waiting', 'failed'])
    .where('claimed_by', '=', '')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
