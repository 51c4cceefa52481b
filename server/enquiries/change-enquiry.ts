import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database, EventRow, Tables } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import { createMailRows, retryMails } from '../mail/outbox.ts';

/** Applies and records a change by the business, unless the enquiry has changed since `version`. */
export function changeEnquiry(db: Database, enquiryId: string, change: Change): Promise<Changed> {
  const { what, who, now, version, note = '' } = change;
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const { set, where } = transitions(at)[what];
    const changed = await trx
      .updateTable('enquiry')
      .set(({ eb }) => ({ version: eb('version', '+', 1), ...set }))
      .where('id', '=', enquiryId)
      .where(where)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .returning(['id', 'email', 'version'])
      .executeTakeFirst();
    if (!changed) return explainUnchanged(trx, enquiryId, version);
    if (what === 'spam') await recallMails(trx, enquiryId);
    const mails = what === 'retried' && (await retryMails(trx, enquiryId, now));
    if (what === 'released') {
      const insert = trx.insertInto('outbox').values(createMailRows(changed, at));
      const back = insert.onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ state: 'waiting' }).where('outbox.claimed_by', '<>', ''),
      );
      await back.execute();
    }
    const event = { enquiry_id: enquiryId, version: changed.version, at, who, what, note };
    await trx.insertInto('enquiry_event').values(event).execute();
    return { outcome: 'changed', version: changed.version, ...(mails !== false && { mails }) };
  });
}

/** Deletes unsent mails, but only expires one in progress: it may be sent all the same, and then not once more. */
async function recallMails(trx: Database, enquiryId: string): Promise<void> {
  // Lock them, so that no server claims one meanwhile.
  const mails = trx.selectFrom('outbox').select('id').where('enquiry_id', '=', enquiryId);
  if (isPostgresDatabase(trx)) await mails.forUpdate().execute();
  const waiting = trx.updateTable('outbox').where('enquiry_id', '=', enquiryId).where('state', '=', 'waiting');
  await waiting.where('claimed_by', '<>', '').set({ state: 'expired' }).execute();
  const unsent = trx.deleteFrom('outbox').where('enquiry_id', '=', enquiryId);
  await unsent.where('state', 'in', ['waiting', 'failed']).execute();
}

const isUnsent = sql<boolean>`state in ('waiting', 'failed') and claimed_by = ''`;

const transitions = (at: string): Record<Change['what'], Transition> => ({
  done: { set: { done_at: at }, where: sql`done_at = ''` },
  undone: { set: { done_at: '' }, where: sql`done_at <> ''` },
  note: { set: {}, where: sql`1 = 1` },
  released: { set: { state: 'received' }, where: sql`state in ('spam', 'held')` },
  spam: { set: { state: 'spam' }, where: sql`state = 'received'` },
  retried: {
    set: {},
    where: sql`id in (select enquiry_id from outbox where ${isUnsent} union all select enquiry_id from notice where ${isUnsent})`,
  },
});

type Transition = { set: Updateable<Tables['enquiry']>; where: RawBuilder<boolean> };

export type Change = {
  what: EventRow['what'];
  who: string;
  now: Date;
  note?: string | undefined;
  /** The version that the user saw; undefined to ignore other changes. */
  version?: number | undefined;
};

/** `unchanged`: it already was in that state. `conflict`: changed since. `mails`: how many are due again. */
export type Changed =
  | { outcome: 'changed' | 'unchanged' | 'conflict'; version: number; mails?: number }
  | { outcome: 'missing' };

export async function explainUnchanged(trx: Database, enquiryId: string, seen: number | undefined): Promise<Changed> {
  const row = await trx.selectFrom('enquiry').select('version').where('id', '=', enquiryId).executeTakeFirst();
  if (!row) return { outcome: 'missing' };
  const isOutdated = seen !== undefined && seen !== row.version;
  return { outcome: isOutdated ? 'conflict' : 'unchanged', version: row.version };
}
