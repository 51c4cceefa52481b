import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { failedEnquiries } from '../mail/outbox.ts';
import { type EnquiryFilter, type ListedEnquiry, narrow, selectEnquiries } from './list.ts';
import { findTexts } from './search.ts';

/** `all`: everything that is not held, open enquiries first. */
export const listStates = ['all', 'open', 'done', 'held', 'failed'] as const;

export type ListState = (typeof listStates)[number];

export type ListFilter = Pick<EnquiryFilter, 'form' | 'since' | 'until' | 'search'> & { state: ListState };

/** Cursor: the last enquiry of a page. */
export type ListPosition = Pick<ListedEnquiry, 'received_at' | 'reference'> & { isOpen: boolean };

/**
 * Reads a page of enquiries, latest first. Each list has an index of its own, so the last page of a hundred thousand is
 * as fast as the first.
 */
export async function readDeskList(db: Database, { filter, after, limit }: DeskListQuery): Promise<DeskListPage> {
  const found = filter.search && (await findTexts(db, filter.search));
  const rows: ListedEnquiry[] = [];
  const parts: readonly Part[] = filter.state === 'all' ? ['open', 'done'] : [filter.state];
  for (const part of parts) {
    const isBefore = after && part === 'open' && !after.isOpen;
    if (isBefore || rows.length > limit) continue;
    const isWithin = after && (filter.state !== 'all' || after.isOpen === (part === 'open'));
    const all = selectEnquiries(db).selectAll().where(conditions[part]);
    const query = narrow(all, filter, { order: 'desc', after: isWithin ? after : undefined, found });
    // An extra row shows whether there is a next page.
    rows.push(...(await query.limit(limit + 1).execute()));
  }
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last && { isOpen: last.done_at === '', received_at: last.received_at, reference: last.reference };
  return { rows: rows.slice(0, limit), next };
}

export type DeskListQuery = { filter: ListFilter; after?: ListPosition | undefined; limit: number };
export type DeskListPage = { rows: ListedEnquiry[]; next: ListPosition | undefined };

type Part = Exclude<ListState, 'all'>;

/** Without parameters, since SQLite uses a partial index only for exactly its own condition. */
const conditions = {
  open: sql<boolean>`state = 'received' and done_at = ''`,
  done: sql<boolean>`state = 'received' and done_at <> ''`,
  held: sql<boolean>`state <> 'received'`,
  failed: sql<boolean>`state = 'received' and id in ${failedEnquiries}`,
};

/** Counting further is slow in PostgreSQL, and of no use to the reader. */
export const maxCounted = 1000;

/** Counts the enquiries that need attention: open, held, and with a failed mail, each up to a limit. */
export async function countWaiting(db: Database): Promise<Record<'open' | 'held' | 'failed', number>> {
  const count = async (part: 'open' | 'held' | 'failed') => {
    const some = db.selectFrom('enquiry').select('id').where(conditions[part]).limit(maxCounted).as('some');
    const counted = db.selectFrom(some).select(({ fn }) => fn.countAll().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  };
  const [open, held, failed] = await Promise.all([count('open'), count('held'), count('failed')]);
  return { open, held, failed };
}
