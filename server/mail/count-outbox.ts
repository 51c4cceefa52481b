import type { Database } from '../database/database.ts';

/** How many mails wait, how many were refused for good, and since when the oldest enquiry waits for its mail. */
export async function countOutbox(db: Database): Promise<OutboxCount> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .where('outbox.state', 'in', ['waiting', 'failed'])
    .groupBy('outbox.state')
    .select(({ fn }) => ['outbox.state', fn.countAll().as('count'), fn.min('enquiry.received_at').as('oldest')])
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  const failed = rows.find(({ state }) => state === 'failed');
  return {
    waiting: Number(waiting?.count ?? 0),
    failed: Number(failed?.count ?? 0),
    oldestWaiting: waiting?.oldest ? new Date(waiting.oldest) : undefined,
  };
}

export type OutboxCount = { waiting: number; failed: number; oldestWaiting: Date | undefined };
