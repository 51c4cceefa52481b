import { Readable } from 'node:stream';
import { todayIn } from '../../schema/booking.ts';
import { exportCsv, exportedNames } from '../enquiries/export.ts';
import type { ListedEnquiry } from '../enquiries/list.ts';
import type { ListPosition } from '../enquiries/newest.ts';
import { readPosition, readQuery, toFilter } from './list-query.ts';
import { type DeskRequest, show } from './respond.ts';

const pageSize = 50;

/** Enquiries that the export reads at a time. */
const exportSize = 500;

export async function showList(request: DeskRequest): Promise<void> {
  const { ctx, deps } = request;
  const { ask, site } = deps;
  const now = deps.now();
  const params = new URLSearchParams(ctx.querystring);
  const query = readQuery(params);
  const argument = { filter: toFilter(query, site, now), after: readPosition(query.after), limit: pageSize };
  const [{ rows, next }, waiting] = await Promise.all([
    ask({ name: 'list', argument }),
    ask({ name: 'count', argument: undefined }),
  ]);
  const erased = /^[0-9A-Z]{8}$/.exec(params.get('erased') ?? '')?.[0];
  await show(request, { page: 'list', query, rows, next, waiting, erased, now });
}

/** Sends what the list shows, all pages of it, as a file for a spreadsheet. */
export async function exportList({ ctx, deps }: DeskRequest): Promise<void> {
  const { ask, site } = deps;
  const filter = toFilter(readQuery(new URLSearchParams(ctx.querystring)), site, deps.now());
  async function* readRows(): AsyncGenerator<ListedEnquiry> {
    let after: ListPosition | undefined;
    do {
      const { rows, next } = await ask({ name: 'list', argument: { filter, after, limit: exportSize } });
      yield* rows;
      after = next;
    } while (after);
  }
  const { timeZone } = site.hours;
  ctx.attachment(`enquiries-${todayIn(timeZone)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = Readable.from(exportCsv(readRows, exportedNames(site.forms), timeZone));
}
