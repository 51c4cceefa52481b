import { type Selectable, sql } from 'kysely';
import { addMs } from '../../schema/clock.ts';
import { type Database, type NoticeRow, type OutboxRow, type Tables, toBusiness } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';

export type Queue = 'outbox' | 'notice';

export type QueuedMail = OutboxRow | NoticeRow;

/** Returns the kind of a mail as logs, metrics and commands show it. */
export function shownKind({ kind }: Pick<QueuedMail, 'kind'>) {
  return kind === toBusiness ? 'business' : kind;
}

export type ShownKind = ReturnType<typeof shownKind>;

/** Both tables have the columns needed for sending. */
export const asOutbox = (queue: Queue) => queue as 'outbox';

/** Returns the mails of an enquiry, to insert in the same transaction. */
export function createMailRows({ id, email }: Record<'id' | 'email', string>, dueAt: string): OutboxRow[] {
  const kinds: OutboxRow['kind'][] = email ? [toBusiness, 'visitor'] : [toBusiness];
  return kinds.map((kind) => ({ id: `${id}-${kind}`, enquiry_id: id, kind, ...unsent(dueAt) }));
}

export function unsent(due_at: string) {
  return { state: 'waiting', due_at, claimed_by: '', attempts: 0, refusals: 0, reason: '' } as const;
}

/** Counts what waits and what failed. Ignores failed confirmations, whose addresses may be mistyped, and digests. */
export async function countOutbox(db: Database, now = new Date()) {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .where('outbox.state', '=', 'waiting')
    .groupBy('outbox.kind')
    .select(({ fn }) => ['outbox.kind', fn.countAll().as('count'), fn.min('enquiry.received_at').as('oldest')] as const)
    .execute();
  const oldest = rows.find(({ kind }) => kind === toBusiness)?.oldest;
  const failed = db.selectFrom('enquiry').where('state', '=', 'received').where('id', 'in', failedEnquiries);
  const { count } = await failed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return {
    waiting: rows.reduce((sum, each) => sum + Number(each.count), 0),
    failed: Number(count),
    oldestAgeSeconds: oldest ? (now.getTime() - Date.parse(oldest)) / 1000 : 0,
  };
}

/** Leases due mails: fewest failures first, then longest waiting. `due_at` becomes the end of the lease. */
export async function claimMails(db: Database, claim: Claim): Promise<ClaimedMail[]> {
  const { queue, worker, now, limit, leaseMs, inProgress = [], skipFailed = false } = claim;
  const table = asOutbox(queue);
  const claimed: QueuedMail[] = await db
    .with('due', (cte) =>
      cte
        .selectFrom(table)
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.toISOString())
        .$if(skipFailed, (query) => query.where('refusals', '=', 0))
        .$if(inProgress.length > 0, (query) => query.where('id', 'not in', inProgress))
        .orderBy('refusals')
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        // Skip rows that another server is claiming.
        .$if(isPostgresDatabase(db), (query) => query.forUpdate().skipLocked()),
    )
    .updateTable(table)
    .set(({ eb }) => ({ claimed_by: worker, due_at: addMs(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (where) => where.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.flatMap(({ enquiry_id }) => enquiry_id ?? []);
  const rows = ids.length > 0 ? await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute() : [];
  const enquiries = new Map(rows.map((row) => [row.id, row]));
  // Ids start with the time.
  claimed.sort((a, b) => a.refusals - b.refusals || (a.id < b.id ? -1 : 1));
  // Drop mails whose enquiry was erased since the claim.
  return claimed.flatMap((mail) => {
    const enquiry = enquiries.get(mail.enquiry_id ?? '');
    return enquiry || mail.enquiry_id === null ? [{ mail, enquiry }] : [];
  });
}

type Claim = {
  queue: Queue;
  worker: string;
  now: Date;
  limit: number;
  leaseMs: number;
  /** Ids in progress, whose leases may seem expired after a clock jump. */
  inProgress?: readonly string[];
  /** Claims only mails that have never been refused. */
  skipFailed?: boolean;
};

/** A mail with its enquiry; only digests have none. */
export type ClaimedMail = { mail: QueuedMail; enquiry: Selectable<Tables['enquiry']> | undefined };

/** Makes the mails of an enquiry due now (of null, the digests), except those in progress. Returns how many. */
export async function retryMails(db: Database, enquiryId: string | null, now: Date): Promise<number> {
  let count = 0;
  for (const queue of ['outbox', 'notice'] as const) {
    const { numUpdatedRows } = await db
      .updateTable(asOutbox(queue))
      .set({ state: 'waiting', due_at: now.toISOString(), attempts: 0, refusals: 0, reason: '' })
      .where('enquiry_id', enquiryId === null ? 'is' : '=', enquiryId as string)
      .where('state', 'in', ['waiting', 'failed'])
      .where('claimed_by', '=', '')
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Ids of enquiries with a failed mail or reminder to the business. No parameters, for SQLite's partial index. */
export const failedEnquiries = sql<string>`(select enquiry_id from outbox where state = 'failed' and kind = ${sql.lit(toBusiness)}
  union all select enquiry_id from notice where state = 'failed')`;
