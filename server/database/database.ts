import { type Generated, type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { FormType } from '../../schema/submission.ts';
import type { Answer } from '../../site/answers.ts';
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

export type EnquiryRow = {
  id: string;
  /** What the visitor and the business call the enquiry: `K7QF3MPD`. */
  reference: string;
  form_type: FormType;
  /** The key of its form; empty where it was not named. */
  form: string;
  /** Only `received` is mailed. `spam` is suspected, and the rules may be wrong; `held` came beyond the global limit. */
  state: 'received' | 'spam' | 'held';
  /** ISO 8601 in UTC, which sorts as text. */
  received_at: string;
  /** Identifies a repeated submission; unique. */
  submission_key: string;
  /** Hash of the content, to tell a repeated submission from other content under the same key. */
  fingerprint: string;
  /** Who sent it and where to answer, from the answers of these roles; empty if there is none. */
  name: string;
  phone: string;
  email: string;
  /** All that was asked and answered: JSON. */
  answers: readonly Answer[];
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

/** A mail to the business that no visitor caused, sent like those of the outbox, but only while the business is open. */
export type NoticeRow = Omit<OutboxRow, 'enquiry_id' | 'kind'> & {
  /** The enquiry that it is about, with which it is deleted. */
  enquiry_id: string | null;
  /** `reminder` says that an enquiry is due soon, `digest` what waits in the morning. Ids make each unique. */
  kind: 'reminder' | 'digest';
};

/** A random value that no one else knows, which signs links. */
type SecretRow = { name: 'done-link'; value: string };

/** A confirmation that was sent, to limit how many one mail address gets. */
type ConfirmationRow = { mail_id: string; recipient: string; sent_at: string };

/** The row that the readiness check writes. */
type ReadinessRow = { id: number; checked_at: string };

/** When a regular task last succeeded, or someone last asked for mails to be tried again. */
type MaintenanceRow = { task: 'backup' | 'purge' | 'retry'; done_at: string };

/** What the business has done with an enquiry. */
type WorkColumns = {
  /** When it was done, ISO 8601 in UTC; empty while it is open. */
  done_at: Generated<string>;
  /** Counts the changes, so that nobody overwrites one that they have not seen. */
  version: Generated<number>;
};

/** What an enquiry is found by. A trigger adds the row, and the first search after that its text. */
type SearchRow = { enquiry_id: string; text: string };

/** A link that signs in to the desk. It is mailed from here and not from the outbox, where its secret would be stored. */
export type DeskLinkRow = {
  id: string;
  /** The mail address of whoever asked for it. */
  who: string;
  /** The page that it leads to: `/desk`. */
  next: string;
  requested_at: string;
  /** When it is to be mailed; empty if it is not to be, or was. */
  due_at: string;
  /** Hash of its secret, which is created as it is mailed; empty until then. */
  token_hash: string;
  expires_at: string;
};

/** Somebody who is signed in to the desk. */
type DeskSessionRow = { token_hash: string; who: string; expires_at: string };

/** Something that was done with an enquiry. Deleted with it. */
export type EventRow = {
  enquiry_id: string;
  /** The version of the enquiry that it led to. */
  version: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Who did it, as the business calls them. */
  who: string;
  what: 'done' | 'undone' | 'note' | 'released' | 'spam' | 'retried';
  note: string;
};

export type Tables = {
  enquiry: EnquiryRow & WorkColumns;
  enquiry_event: EventRow;
  enquiry_search: SearchRow;
  desk_link: DeskLinkRow;
  desk_session: DeskSessionRow;
  outbox: OutboxRow;
  notice: NoticeRow;
  secret: SecretRow;
  confirmation: ConfirmationRow;
  readiness: ReadinessRow;
  maintenance: MaintenanceRow;
};

export type Database = Kysely<Tables>;

export type DatabaseTransaction = Transaction<Tables>;
