import type { Database, OutboxRow } from '../database/database.ts';
import type { Metrics, OutboxState } from '../metrics.ts';
import { countOutbox } from './count-outbox.ts';
import type { Outcome } from './deliver-mails.ts';

/** Counts what became of one try to send a mail. */
export function countMail({ mailsSent, mailsFailed }: Metrics, outcome: Outcome, kind: OutboxRow['kind']): void {
  if (outcome === 'sent') mailsSent.inc({ kind });
  else mailsFailed.inc({ kind, outcome: outcome === 'postponed' ? 'retry' : 'given-up' });
}

/** What waits in the outbox, as the metrics tell it. */
export async function readOutbox(db: Database, now = new Date()): Promise<OutboxState> {
  const { waiting, failed, oldestWaiting } = await countOutbox(db);
  return { waiting, failed, oldestAgeSeconds: oldestWaiting ? (now.getTime() - oldestWaiting.getTime()) / 1000 : 0 };
}
