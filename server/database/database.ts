import type { Kysely, Transaction } from 'kysely';
import type { FieldName, FormType } from '../../schema/form-names.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/**
 * Opens the database that `DATABASE_URL` names and brings it up to date.
 * Ids and times are made in code and kept as text, so that every database holds the same rows.
 */
export async function openDatabase(url: string): Promise<Database> {
  return isPostgres(url) ? openPostgres<Tables>(url) : openSqlite<Tables>(url);
}

/** Whether an address is that of a PostgreSQL, which several servers may share, rather than of a file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The columns that hold what a visitor typed. */
export type FieldColumns = Record<Exclude<FieldName, 'preferredDate' | 'preferredTime'>, string> & {
  preferred_date: string;
  preferred_time: string;
};

export type EnquiryRow = FieldColumns & {
  id: string;
  /** What the visitor and the garage call it by. */
  reference: string;
  form_type: FormType;
  /** `spam` is kept apart because it looks like it; machines and browsers err, so nothing is thrown away. */
  state: 'received' | 'spam';
  /** ISO 8601 in UTC, which sorts as text. */
  received_at: string;
  /** What makes a second submission the same one; unique. */
  submission_key: string;
  /** A hash of the content, to tell a replay from other content under the same key. */
  fingerprint: string;
};

/** A mail that is owed. It is written in the same transaction as its enquiry, and goes when the enquiry goes. */
export type OutboxRow = {
  /** The enquiry's id and the kind; also the start of the mail's Message-ID. */
  id: string;
  enquiry_id: string;
  /** `garage` tells the business of an enquiry, `visitor` confirms it to whoever sent it. */
  kind: 'garage' | 'visitor';
  /** `failed` was refused for good, `expired` is a confirmation that would have come days late. */
  state: 'waiting' | 'sent' | 'failed' | 'expired';
  /** When to try next, ISO 8601 in UTC; while somebody is sending it, when another may take it over. */
  due_at: string;
  /** Who is sending it, or empty. */
  claimed_by: string;
  /** How often it was tried. */
  attempts: number;
  /** How often the mail server said "not now", which is not endless. */
  refusals: number;
  /** What the mail server said last, or empty. */
  reason: string;
};

/** One row that is written to find out whether anything can be. */
type ReadinessRow = { id: number; checked_at: string };

export type Tables = { enquiry: EnquiryRow; outbox: OutboxRow; readiness: ReadinessRow };

export type Database = Kysely<Tables>;

export type DatabaseTransaction = Transaction<Tables>;
