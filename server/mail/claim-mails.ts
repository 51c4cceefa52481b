import { PostgresAdapter } from 'kysely';
import type { Database, EnquiryRow, OutboxRow } from '../database/database.ts';

/**
 * Takes up to `limit` mails that are due, each with its enquiry. A claim is a lease: `due_at` moves to its end, so a
 * mail whose worker died is due again by itself, on this server or another.
 */
export async function claimMails(db: Database, { now, limit, worker, leaseMs }: Claim): Promise<ClaimedMail[]> {
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
  const claimed = await db
    .with('due', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(limit)
        // Each server passes over the rows that another is just taking.
        .$if(isShared, (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set(({ eb }) => ({ claimed_by: worker, due_at: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (where) => where.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ enquiry_id }) => enquiry_id);
  const rows = await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
  const enquiries = new Map(rows.map((row) => [row.id, row]));
  // An enquiry that was erased in between took its mails along.
  return claimed.flatMap((mail) => {
    const enquiry = enquiries.get(mail.enquiry_id);
    return enquiry ? [{ mail, enquiry }] : [];
  });
}

/** Prolongs the leases of mails that are still being sent. */
export async function renewClaims(db: Database, ids: readonly string[], worker: string, until: string): Promise<void> {
  await ownClaims(db, ids, worker).set({ due_at: until }).execute();
}

/** Gives claimed mails back untried. */
export async function releaseClaims(db: Database, ids: readonly string[], worker: string, now: Date): Promise<void> {
  await ownClaims(db, ids, worker)
    .set(({ eb }) => ({ claimed_by: '', due_at: now.toISOString(), attempts: eb('attempts', '-', 1) }))
    .execute();
}

/**
 * Makes due what is due later than anything can be: the clock was ahead when that was written, and has been set back.
 */
export async function mendClock(db: Database, now: Date, furthestMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now.toISOString() })
    .where('state', '=', 'waiting')
    .where('due_at', '>', later(now, furthestMs))
    .execute();
}

/** A moment after `now`, as the database holds it. */
export function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

function ownClaims(db: Database, ids: readonly string[], worker: string) {
  return db
    .updateTable('outbox')
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('claimed_by', '=', worker);
}

type Claim = { now: Date; limit: number; worker: string; leaseMs: number };

export type ClaimedMail = { mail: OutboxRow; enquiry: EnquiryRow };
