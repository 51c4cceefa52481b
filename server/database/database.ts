import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { FieldName, FormType } from '../../schema/submission.ts';
import { openPostgres } from './postgres.ts';
import { type DatabaseFile, openSqlite } from './sqlite.ts';

/**
 * Opens the database of `DATABASE_URL` and brings it up to date. Ids and times are created in code and stored as text,
 * so that every database holds the same rows. With `mustExist` it creates nothing, and throws where there is none.
 */
export async function openDatabase(url: string, { mustExist = false } = {}): Promise<Database> {
  if (isPostgres(url)) return openPostgres<Tables>(url, mustExist);
  const { db, file } = await openSqlite<Tables>(url, mustExist);
  files.set(db, file);
  return db;
}

const files = new WeakMap<Database, DatabaseFile>();

/** Returns the file of an open SQLite database; undefined for PostgreSQL. */
export function fileOf(db: Database): DatabaseFile | undefined {
  return files.get(db);
}

/** Whether a URL names a PostgreSQL database, which several servers may share, and not a file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The same of an open database, or of a transaction in it. */
export function isPostgresDatabase(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

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

/** The row that the readiness check writes. */
type ReadinessRow = { id: number; checked_at: string };

/** When a regular task last succeeded. */
type MaintenanceRow = { task: 'backup' | 'purge'; done_at: string };

export type Tables = {
  enquiry: EnquiryRow;
  outbox: OutboxRow;
  confirmation: ConfirmationRow;
  readiness: ReadinessRow;
  maintenance: MaintenanceRow;
};

export type Database = Kysely<Tables>;

export type DatabaseTransaction = Transaction<Tables>;
