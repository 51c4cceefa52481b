import { statSync } from 'node:fs';
import { type ColumnType, type Generated, type Kysely, sql, type Transaction } from 'kysely';
import type { FormType } from '../../schema/submission.ts';
import type { Answer } from '../../site/answers.ts';
import { isPostgresDatabase } from './dialect.ts';
import { openPostgres } from './postgres.ts';
import { type DatabaseFile, fileSuffixes, openSqlite } from './sqlite.ts';

/** Opens and migrates a database. Ids and times are created in code, so that rows are the same in every database. */
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

/** Returns the size of a database in bytes. */
export async function measureDatabase(db: Database): Promise<number> {
  const file = fileOf(db);
  if (file) {
    const sizes = fileSuffixes.map((suffix) => statSync(file.path + suffix, { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size);
}

/** Whether a URL names a PostgreSQL database, which several servers may share, rather than a file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** Locks names, such as mail addresses, across servers until the transaction ends. SQLite has one writer anyway. */
export async function lockNames(trx: Transaction<Tables>, names: readonly string[]): Promise<void> {
  if (!isPostgresDatabase(trx)) return;
  // Sorted, so that two servers cannot deadlock.
  const sorted = [...names].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) as name`.execute(
    trx,
  );
}

export type EnquiryRow = {
  id: string;
  /** Reference quoted to the visitor and the business: `K7QF3MPD`. */
  reference: string;
  form_type: FormType;
  /** Key of its form; empty if the submission named none. */
  form: string;
  /** Only `received` is mailed. `spam` is suspected spam; `held` exceeded the global limit. */
  state: 'received' | 'spam' | 'held';
  /** ISO 8601 in UTC, which sorts as text. */
  received_at: string;
  /** Identifies a repeated submission; unique. */
  submission_key: string;
  /** Hash of the content, to detect different content under the same key. */
  fingerprint: string;
  /** The sender and reply address, copied from the answers with these roles; `''` if there is none. */
  name: string;
  phone: string;
  email: string;
  /** All questions and answers, as JSON. */
  answers: readonly Answer[];
};

/** Stored kind of the mail that notifies the business. Existing data has this name; `shownKind` returns another. */
export const toBusiness = 'garage';

/** A mail to send. Inserted in the same transaction as its enquiry, and deleted with it. */
export type OutboxRow = {
  /** Id of the enquiry and the kind; also the start of the Message-ID. */
  id: string;
  enquiry_id: string;
  /** `visitor` confirms the enquiry to its sender. */
  kind: typeof toBusiness | 'visitor';
  /**
   * `failed` is not retried. `expired` is not sent: a confirmation that is days late or over the limit, a notice with
   * nothing to say, or a mail whose enquiry was marked as spam while it was claimed.
   */
  state: 'waiting' | 'sent' | 'failed' | 'expired';
  /** Time of the next attempt, ISO 8601 in UTC; while the mail is being sent, the end of the lease. */
  due_at: string;
  /** Id of the worker sending it, or empty. */
  claimed_by: string;
  attempts: number;
  /** Number of attempts that failed because of this mail alone; limited, and the first sort key of the queue. */
  refusals: number;
  reason: string;
};

/** A mail to the business that no visitor triggered. Sent like the outbox, but only during opening hours. */
export type NoticeRow = Omit<OutboxRow, 'enquiry_id' | 'kind'> & {
  enquiry_id: string | null;
  /** `reminder`: an enquiry is due soon; `digest`: the morning list. Their ids prevent duplicates. */
  kind: 'reminder' | 'digest';
};

/** A link that signs in to the desk. Mailed from this table, because the outbox would store its secret. */
export type DeskLinkRow = {
  id: string;
  who: string;
  next: string;
  requested_at: string;
  /** When to mail it; `''` once mailed, or if it must not be. */
  due_at: string;
  /** Hash of its secret, which is created on mailing; `''` until then. */
  token_hash: string;
  expires_at: string;
};

/** A change to an enquiry. Deleted with it. */
export type EventRow = {
  enquiry_id: string;
  /** Version of the enquiry after the change. */
  version: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Who made the change: a user of the desk, or the name given to a command. */
  who: string;
  what: 'done' | 'undone' | 'note' | 'released' | 'spam' | 'retried';
  note: string;
};

export type Tables = {
  enquiry: Omit<EnquiryRow, 'answers'> & {
    answers: ColumnType<EnquiryRow['answers'], string, string>;
    /** When it was marked as done, ISO 8601 in UTC; empty while it is open. */
    done_at: Generated<string>;
    /** Number of changes, for optimistic locking. */
    version: Generated<number>;
  };
  enquiry_event: EventRow;
  /** Normalised text to search. A trigger adds the row; the next search fills in the text. */
  enquiry_search: { enquiry_id: string; text: string };
  desk_link: DeskLinkRow;
  desk_session: { token_hash: string; who: string; expires_at: string };
  outbox: OutboxRow;
  notice: NoticeRow;
  secret: { name: 'done-link'; value: string };
  /** A confirmation that was sent, recorded to limit how many each address gets. */
  confirmation: { mail_id: string; recipient: string; sent_at: string };
  /** Written by the readiness check. */
  readiness: { id: number; checked_at: string };
  /** When a regular task last succeeded, or a retry of mails was last requested. */
  maintenance: { task: 'backup' | 'purge' | 'retry'; done_at: string };
};

export type Database = Kysely<Tables>;
