import { type RawBuilder, sql } from 'kysely';
import { formTypes } from '../../schema/submission.ts';
import { type Database, type EventRow, toBusiness } from '../database/database.ts';
import { failedEnquiries, type QueuedMail } from '../mail/outbox.ts';
import { findTexts, type Search } from './search.ts';

/**
 * Selects enquiries with the delivery status of the mail to the business: `received` until it is sent, then `sent`;
 * `failed` once it or the reminder is no longer retried; `held` if it must not be mailed.
 */
export function selectEnquiries(db: Database) {
  const markedAsSpam = db
    .selectFrom('enquiry_event')
    .select('what')
    .where('enquiry_event.enquiry_id', '=', sql.ref<string>('enquiry.id'))
    .where('what', '=', 'spam')
    .limit(1);
  return db.selectFrom(
    db
      .selectFrom('enquiry')
      .leftJoin('outbox', (join) =>
        join.onRef('outbox.enquiry_id', '=', 'enquiry.id').on('outbox.kind', '=', toBusiness),
      )
      .leftJoin('notice', (join) =>
        join.onRef('notice.enquiry_id', '=', 'enquiry.id').on('notice.state', '=', 'failed'),
      )
      .selectAll('enquiry')
      .select(({ eb, val, fn }) => [
        sql<Delivery>`case when enquiry.state in ('spam', 'held') then 'held' when notice.id is not null then 'failed'
          when outbox.state in ('sent', 'failed') then outbox.state else 'received' end`.as('delivery'),
        fn.coalesce('notice.reason', 'outbox.reason', val('')).as('delivery_reason'),
        // For `exists`, PostgreSQL would read every event of every enquiry.
        eb(markedAsSpam, 'is not', null).as('is_marked'),
      ])
      .as('enquiry'),
  );
}

export const deliveries = ['received', 'sent', 'failed', 'held'] as const;

type Delivery = (typeof deliveries)[number];

export type ListedEnquiry = Awaited<ReturnType<Listing['execute']>>[number];

type Listing = ReturnType<ReturnType<typeof selectEnquiries>['selectAll']>;

type BaseFilter = {
  /** A type of form, or the key of one. */
  form?: string | undefined;
  /** ISO 8601 in UTC. */
  since?: string | undefined;
  /** Exclusive. */
  until?: string | undefined;
  search?: Search | undefined;
};

/** Options of `list` and `export`. Without `state`, `spam` or a search, matches everything that is not held. */
export type EnquiryFilter = BaseFilter & { state?: Delivery; spam?: true; open?: true; done?: true; limit?: number };

/** Yields the enquiries that match a filter, oldest first. Reads in pages, so that memory stays constant. */
export async function* listEnquiries(db: Database, filter: EnquiryFilter): AsyncGenerator<ListedEnquiry> {
  const { state, spam, open, done, limit } = filter;
  const applyFilter = await createFilter(db, filter, limit === undefined ? 'asc' : 'desc');
  let all = selectEnquiries(db).selectAll();
  if (state || spam) all = all.where('delivery', '=', state ?? 'held');
  else if (!filter.search) all = all.where('delivery', '!=', 'held');
  if (open || done) all = all.where('done_at', done ? '!=' : '=', '');
  if (limit !== undefined) return yield* (await applyFilter(all).limit(limit).execute()).reverse();
  for (let after: ListedEnquiry | undefined; ; ) {
    const page = await applyFilter(all, after).limit(pageSize).execute();
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1);
  }
}

const pageSize = 500;

/** Returns a function that filters a query, sorts it by time, and starts after a cursor. */
async function createFilter(db: Database, { form, since, until, search }: BaseFilter, order: 'asc' | 'desc') {
  const found = search && (await findTexts(db, search));
  // Prevents the use of the index if few match: databases would scan all enquiries from the latest to find old ones.
  const time = found?.isRare ? sql<string>`received_at || ''` : sql.ref<string>('received_at');
  return (from: Listing, after?: Pick<ListedEnquiry, 'received_at' | 'reference'>): Listing => {
    let query = from.orderBy(time, order).orderBy('reference', order);
    if (form) query = query.where(isFormType(form) ? 'form_type' : 'form', '=', form);
    if (since) query = query.where('received_at', '>=', since);
    if (until) query = query.where('received_at', '<', until);
    if (found) query = query.where(found.where);
    if (!after) return query;
    return query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'reference'), order === 'asc' ? '>' : '<', tuple(after.received_at, after.reference)),
    );
  };
}

const isFormType = (form: string) => formTypes.some((type) => type === form);

/** The lists of the desk. `all`: open enquiries, then those done; in a search then those held, whose senders may ring. */
export const listStates = ['all', 'open', 'done', 'held', 'failed'] as const;

export type ListState = (typeof listStates)[number];

export type ListFilter = BaseFilter & { state: ListState };

export type ListCursor = Pick<ListedEnquiry, 'received_at' | 'reference'> & { list: Part };

/** The parts of the list of all enquiries, in order. */
export const partsOfAll = ['open', 'done', 'held'] as const;

type Part = (typeof partsOfAll)[number];

/**
 * Reads a page of a list, latest first; of the open enquiries oldest first, as their answers are due first. Each list
 * has an index, so the last page is as fast as the first.
 */
export async function readDeskList(db: Database, { filter, after, limit }: DeskListQuery): Promise<DeskListPage> {
  const applyFilter = await createFilter(db, filter, filter.state === 'open' ? 'asc' : 'desc');
  const rows: ListedEnquiry[] = [];
  const start = after ? partsOfAll.indexOf(after.list) : 0;
  const lists = filter.state === 'all' ? partsOfAll.slice(start, filter.search ? undefined : 2) : [filter.state];
  for (const list of lists) {
    if (rows.length > limit) break;
    const isWithin = after && (filter.state !== 'all' || after.list === list);
    const all = selectEnquiries(db).selectAll().where(conditions[list]);
    const query = applyFilter(all, isWithin ? after : undefined);
    // Read one more to see whether there is a next page.
    rows.push(...(await query.limit(limit + 1).execute()));
  }
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last && { list: partOf(last), received_at: last.received_at, reference: last.reference };
  return { rows: rows.slice(0, limit), next };
}

function partOf({ state, done_at }: ListedEnquiry): Part {
  if (state !== 'received') return 'held';
  return done_at === '' ? 'open' : 'done';
}

export type DeskListQuery = { filter: ListFilter; after?: ListCursor | undefined; limit: number };
export type DeskListPage = { rows: ListedEnquiry[]; next: ListCursor | undefined };

/** Without parameters, because SQLite uses a partial index only for its identical condition. */
const conditions = {
  open: sql<boolean>`state = 'received' and done_at = ''`,
  done: sql<boolean>`state = 'received' and done_at <> ''`,
  held: sql<boolean>`state <> 'received'`,
  failed: sql<boolean>`state = 'received' and id in ${failedEnquiries}`,
};

/** Maximum count. Counting further is slow in PostgreSQL, and no use to the reader. */
export const maxCounted = 1000;

/** Counts the enquiries that need attention: open, held, or with a failed mail, but none that is done; up to a limit. */
export async function countWaiting(db: Database): Promise<Record<'open' | 'held' | 'failed', number>> {
  const count = async (condition: RawBuilder<boolean>) => {
    const some = db.selectFrom('enquiry').select('id').where(condition).limit(maxCounted).as('some');
    const counted = db.selectFrom(some).select(({ fn }) => fn.countAll().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  };
  const undone = (condition: RawBuilder<boolean>) => sql<boolean>`${condition} and done_at = ''`;
  const [open, held, failed] = await Promise.all([
    count(conditions.open),
    count(undone(conditions.held)),
    count(undone(conditions.failed)),
  ]);
  return { open, held, failed };
}

/** Finds enquiries by references in any notation, in the given order. Also returns those that do not exist. */
export async function findByReference(db: Database, typed: readonly string[]) {
  const references = [...new Set(typed.map(normaliseReference))];
  const rows = await selectEnquiries(db).selectAll().where('reference', 'in', references).execute();
  const found = references.flatMap((reference) => rows.find((row) => row.reference === reference) ?? []);
  return { found, missing: references.filter((reference) => !found.some((row) => row.reference === reference)) };
}

/** `k7qf-3mpd` → `K7QF3MPD`. */
export function normaliseReference(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export async function loadEnquiry(db: Database, enquiry: ListedEnquiry) {
  const [mails, events] = await Promise.all([listMails(db, enquiry.id), listEvents(db, enquiry.id)]);
  // Recalled mails of a held enquiry did not fail; its state says why nothing is sent.
  const shown = mails.filter(({ state }) => enquiry.delivery !== 'held' || state !== 'expired');
  return { enquiry, mails: shown, events };
}

export type LoadedEnquiry = Awaited<ReturnType<typeof loadEnquiry>>;

export async function listMails(db: Database, enquiryId: string): Promise<QueuedMail[]> {
  const mails = await db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).orderBy('kind').execute();
  return [...mails, ...(await db.selectFrom('notice').selectAll().where('enquiry_id', '=', enquiryId).execute())];
}

/** Returns the history of an enquiry, ordered by version, because servers' clocks may differ. */
export function listEvents(db: Database, enquiryId: string): Promise<EventRow[]> {
  return db.selectFrom('enquiry_event').selectAll().where('enquiry_id', '=', enquiryId).orderBy('version').execute();
}
