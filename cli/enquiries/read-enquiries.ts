import type { Database } from '../../server/database/database.ts';
import { selectEnquiries } from '../../server/enquiries/select-enquiries.ts';
import type { Filter } from './filter.ts';

/** So many are in memory at a time, however many there are. */
const pageSize = 500;

/** The enquiries that a filter asks for, the oldest first. */
export async function* readEnquiries(db: Database, filter: Filter): AsyncGenerator<SelectedEnquiry> {
  let last: SelectedEnquiry | undefined;
  for (;;) {
    const page = await readPage(db, filter, last);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

function readPage(db: Database, { form, state, since, until }: Filter, after: SelectedEnquiry | undefined) {
  let query = selectEnquiries(db).selectAll();
  if (form) query = query.where('form_type', '=', form);
  query = state ? query.where('delivery', '=', state) : query.where('delivery', '!=', 'spam');
  if (since) query = query.where('received_at', '>=', since);
  if (until) query = query.where('received_at', '<', until);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'reference'), '>', tuple(after.received_at, after.reference)),
    );
  }
  return query.orderBy('received_at').orderBy('reference').limit(pageSize).execute();
}

export type SelectedEnquiry = Awaited<ReturnType<typeof selectOne>>;

/** One enquiry by its reference. */
export function selectOne(db: Database, reference: string) {
  return selectEnquiries(db).selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
}
