import { sql } from 'kysely';
import { addMs } from '../../schema/clock.ts';
import { type Database, toBusiness } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import { readTaskTime, recordTask } from '../database/maintenance.ts';
import { overwriteDeleted } from '../database/overwrite-deleted.ts';
import { deleteEnquiries } from './erase.ts';

const dayMs = 86_400_000;

/** Maximum share of enquiries to delete at once (or ten if that is more, but never all), in case the clock is wrong. */
const maxShare = 0.25;
const minAllowed = 10;

const maxDaysBetween = 31;

/** Deletes, or counts, enquiries older than the retention period, with their mails, unless the clock seems wrong. */
export async function purgeEnquiries(db: Database, options: PurgeOptions) {
  const { days, now, force = false, dryRun = false } = options;
  const before = addMs(now, -days * dayMs);
  const { ids, ...kept } = await findExpired(db, before, now, force);
  const doubt = force ? undefined : await explainDoubt(db, ids.length, now);
  if (!dryRun && doubt === undefined) {
    await db.transaction().execute((trx) => deleteEnquiries(trx, ids));
    await overwriteDeleted(db);
    await recordTask(db, 'purge', now);
  }
  return { before, purged: ids.length, ...kept, doubt };
}

/** `force` trusts the clock and deletes everything past the retention period; `dryRun` deletes nothing. */
type PurgeOptions = { days: number; now: Date; force?: boolean | undefined; dryRun?: boolean | undefined };

/** Finds expired enquiries. Omits open ones that were never mailed, and those that arrived after younger ones. */
async function findExpired(db: Database, before: string, now: Date, force: boolean) {
  // Order of arrival, by which SQLite numbers rows anyway.
  const number = isPostgresDatabase(db) ? sql<number>`number` : sql<number>`enquiry.rowid`;
  const young = await db
    .selectFrom('enquiry')
    .where('received_at', '>=', before)
    .where('received_at', '<=', now.toISOString())
    .select(sql<number | null>`min(${number})`.as('first'))
    .executeTakeFirstOrThrow();
  const old = await db
    .selectFrom('enquiry')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.enquiry_id', '=', 'enquiry.id')
        .on('outbox.kind', '=', toBusiness)
        .on('outbox.state', 'in', ['waiting', 'failed']),
    )
    .where('received_at', '<', before)
    .select(['enquiry.id', 'enquiry.done_at', 'outbox.id as unsent', number.as('number')])
    .execute();
  const rows = old.map(({ id, done_at, unsent, number }) => {
    const isOutOfOrder = !force && young.first !== null && Number(number) > Number(young.first);
    return { id, isOutOfOrder, isUnsent: !force && !isOutOfOrder && unsent !== null && done_at === '' };
  });
  const ids = rows.filter((row) => !row.isOutOfOrder && !row.isUnsent).map(({ id }) => id);
  const count = (kind: 'isUnsent' | 'isOutOfOrder') => rows.filter((row) => row[kind]).length;
  return { ids, unsent: count('isUnsent'), outOfOrder: count('isOutOfOrder') };
}

/** Explains why the clock may be wrong, as a clause; undefined if nothing suggests it. */
async function explainDoubt(db: Database, count: number, now: Date): Promise<string | undefined> {
  if (count === 0) return undefined;
  const last = await readTaskTime(db, 'purge');
  if (last && now.getTime() - last.getTime() > maxDaysBetween * dayMs)
    return `the last purge was on ${last.toISOString().slice(0, 10)}, more than ${maxDaysBetween} days before the clock’s ${now.toISOString().slice(0, 10)}`;
  const { total } = await db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  if (count === Number(total)) return 'no enquiry would be left';
  const allowed = Math.max(minAllowed, Math.floor(Number(total) * maxShare));
  return count > allowed ? `of ${total} enquiries at most ${allowed} are deleted at once` : undefined;
}
