import type { DatabaseTransaction, EnquiryRow, OutboxRow } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';

/**
 * Notes which mails enquiries ask for: one to the garage, and a confirmation where there is an address for it.
 * Called in the transaction that stores them or releases them from the spam, so that neither is without the other.
 */
export async function enqueueMails(
  trx: DatabaseTransaction,
  enquiries: Mailable | readonly Mailable[],
  dueAt?: string,
) {
  const rows = [enquiries].flat().flatMap((enquiry) => mailsOf(enquiry, dueAt ?? enquiry.received_at));
  if (rows.length === 0) return;
  await insertRows(trx, 'outbox', rows, (values) =>
    trx
      .insertInto('outbox')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  );
}

function mailsOf({ id, email }: Mailable, dueAt: string): OutboxRow[] {
  const kinds: OutboxRow['kind'][] = email ? ['garage', 'visitor'] : ['garage'];
  return kinds.map((kind) => ({
    id: `${id}-${kind}`,
    enquiry_id: id,
    kind,
    state: 'waiting',
    due_at: dueAt,
    claimed_by: '',
    attempts: 0,
    refusals: 0,
    reason: '',
  }));
}

type Mailable = Pick<EnquiryRow, 'id' | 'email' | 'received_at'>;
