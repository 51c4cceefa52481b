import { Readable } from 'node:stream';
import { todayIn } from '../../schema/clock.ts';
import { formTypes } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { exportCsv, exportedNames } from '../enquiries/export.ts';
import { type ListedEnquiry, type ListFilter, type ListPosition, listStates } from '../enquiries/list.ts';
import { parseTime } from '../enquiries/local-time.ts';
import { searchFor } from '../enquiries/search.ts';
import { type ListQuery, readPosition } from './paths.ts';
import { type DeskRequest, show } from './respond.ts';

const pageSize = 50;

const batchSize = 500;

export async function showList(request: DeskRequest): Promise<void> {
  const { deps, fields } = request;
  const { store, site } = deps;
  const now = deps.now();
  const query = readQuery(fields);
  const page = { filter: toFilter(query, site, now), after: readPosition(query.after), limit: pageSize };
  const [newest, waiting] = await Promise.all([store.list(page), store.count()]);
  const erased = /^[0-9A-Z]{8}$/.exec(fields.get('erased') ?? '')?.[0];
  await show(request, { page: 'list', query, ...newest, waiting, erased, now });
}

export async function exportList({ ctx, deps, fields }: DeskRequest): Promise<void> {
  const { store, site } = deps;
  const filter = toFilter(readQuery(fields), site, deps.now());
  async function* readRows(): AsyncGenerator<ListedEnquiry> {
    let after: ListPosition | undefined;
    do {
      const { rows, next } = await store.list({ filter, after, limit: batchSize });
      yield* rows;
      after = next;
    } while (after);
  }
  const { timeZone } = site.hours;
  ctx.attachment(`enquiries-${todayIn(timeZone)}.csv`);
  ctx.body = Readable.from(exportCsv(readRows, exportedNames(site.forms), timeZone));
}

function readQuery(params: URLSearchParams): ListQuery {
  const read = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  return {
    state: listStates.find((state) => state === read('state')) ?? 'all',
    q: read('q'),
    form: formTypes.find((type) => type === read('form')) ?? '',
    from: read('from'),
    to: read('to'),
    after: read('after'),
  };
}

/** Converts a query to a filter. Days start and end at midnight in the business's time zone. */
function toFilter({ state, q, form, from, to }: ListQuery, site: SharedSite, now: Date): ListFilter {
  const options = { timeZone: site.hours.timeZone, now };
  return {
    state,
    form: form || undefined,
    since: parseTime(from, { ...options, edge: 'start' })?.toISOString(),
    until: parseTime(to, { ...options, edge: 'end' })?.toISOString(),
    search: q === '' ? undefined : searchFor(q, site.business),
  };
}
