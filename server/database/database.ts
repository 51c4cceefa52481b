import type { Kysely, Transaction } from 'kysely';
import type { FieldName, FormType } from '../../schema/submission.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database of `DATABASE_URL` and brings it up to date. Ids and times are created in code and stored as text,
 * so that every database holds the same rows.
 */
export async function openDatabase(url: string): Promise<Database> {
  return isPostgres(url) ? openPostgres<Tables>(url) : openSqlite<Tables>(url);
}

/** Whether a URL names a PostgreSQL database, which several servers may share, and not a file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** Throws unless the database accepts a write: a full or read-only disk still reads well. */
export async function checkWritable(db: Database): Promise<void> {
  const checked_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('readiness')
      .values({ id: 1, checked_at: ballast })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: ballast }))
      .execute();
    await trx.updateTable('readiness').set({ checked_at }).where('id', '=', 1).execute();
  });
}

/** Larger than an enquiry, so that the check fails while the disk still has a byte to spare. */
const ballast = 'x'.repeat(16 * 1024);

/** The columns with what the visitor typed. */
export type FieldColumns = Record<Exclude<FieldName, 'preferredDate' | 'preferredTime'>, string> & {
  preferred_date: string;
  preferred_time: string;
};

export type EnquiryRow = FieldColumns & {
  id: string;
  /** What the visitor and the garage call the enquiry: `K7QF3MPD`. */
  reference: string;
  form_type: FormType;
  /** Only `received` is mailed. `spam` is suspected, and the rules may be wrong; `held` came beyond the global limit. */
  state: 'received' | 'spam' | 'held';
  /** ISO 8601 in UTC, which sorts as text. */
  received_at: string;
  /** Identifies a repeated submission; unique. */
  submission_key: string;
  /** Hash of the content, to tell a repeated submission from other content under the same key. */
  fingerprint: string;
};

/** A mail to send. It is inserted in the transaction of its enquiry, and deleted with it. */
export type OutboxRow = {
  /** The id of the enquiry and the kind; also the start of the Message-ID. */
  id: string;
  enquiry_id: string;
  /** `garage` notifies the business, `visitor` confirms the enquiry to its sender. */
  kind: 'garage' | 'visitor';
  /** `failed` is not retried, `expired` is a confirmation that would have come days late, or one too many. */
  state: 'waiting' | 'sent' | 'failed' | 'expired';
  /** Time of the next attempt, ISO 8601 in UTC; while the mail is being sent, the end of the lease. */
  due_at: string;
  /** Id of the worker that is sending it, or empty. */
  claimed_by: string;
  /** Number of attempts. */
  attempts: number;
  /** Number of attempts that failed for this mail alone; limited, and the first key of the queue's order. */
  refusals: number;
  /** The last error of the mail server, or empty. */
  reason: string;
};

/** A confirmation that was sent, to limit how many one mail address gets. */
type ConfirmationRow = { mail_id: string; recipient: string; sent_at: string };

/** The row that `checkWritable` writes. */
type ReadinessRow = { id: number; checked_at: string };

export type Tables = { enquiry: EnquiryRow; outbox: OutboxRow; confirmation: ConfirmationRow; readiness: ReadinessRow };

export type Database = Kysely<Tables>;

export type DatabaseTransaction = Transaction<Tables>;
