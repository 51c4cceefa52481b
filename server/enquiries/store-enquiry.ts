import { createHash } from 'node:crypto';
import type { EnquiryValues } from '../../schema/enquiry.ts';
import { type FormType, fieldNames } from '../../schema/form-names.ts';
import type { Database, DatabaseTransaction, EnquiryRow } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { enqueueMails } from '../mail/enqueue-mails.ts';
import { createId } from './create-id.ts';
import { createReference } from './reference.ts';
import { suspectSpam } from './spam.ts';
import { createGroup } from './store-group.ts';

/** How long the same content without a key counts as the same submission. */
const replayWindowMs = 10 * 60_000;

/**
 * Stores an enquiry once and returns when it is durable. The unique `submission_key` makes a double click, a retry
 * and a replay the same enquiry, on any number of servers: the second insert finds the first one's key taken.
 * Enquiries that arrive together share one transaction, since what takes long is to wait for the disk.
 */
export function storeEnquiry(db: Database, enquiry: NewEnquiry): Promise<Stored> {
  const group = groups.get(db) ?? createGroup((enquiries: readonly NewEnquiry[]) => storeTogether(db, enquiries));
  groups.set(db, group);
  return group(enquiry);
}

const groups = new WeakMap<Database, (enquiry: NewEnquiry) => Promise<Stored>>();

function storeTogether(db: Database, enquiries: readonly NewEnquiry[]): Promise<Stored[]> {
  return db.transaction().execute(async (trx) => {
    const rows = enquiries.map(toRow);
    const outcomes = new Map<EnquiryRow, Stored>();
    await releaseOldKeys(trx, enquiries, rows);
    for (;;) {
      const open = rows.filter((row) => !outcomes.has(row)).sort(byKey);
      if (open.length === 0) return rows.map((row) => outcomes.get(row) as Stored);
      const stored = await insertNew(trx, open);
      for (const row of stored) {
        outcomes.set(row, { outcome: 'stored', reference: row.reference, state: row.state });
      }
      const replays = open.filter((row) => !outcomes.has(row));
      const known = await findKnown(trx, replays);
      for (const row of replays) {
        const first = known.get(row.submission_key);
        // Neither stored nor known: the reference was taken, so the next round draws another.
        if (!first) row.reference = createReference();
        else if (first.fingerprint !== row.fingerprint) outcomes.set(row, { outcome: 'conflict' });
        else outcomes.set(row, { outcome: 'known', reference: first.reference });
      }
    }
  });
}

/** Inserts what is new, with the mails it asks for: what is stored is also mailed, whatever crashes. */
async function insertNew(trx: DatabaseTransaction, rows: readonly EnquiryRow[]): Promise<EnquiryRow[]> {
  const inserted = await insertRows(trx, 'enquiry', rows, (values) =>
    trx
      .insertInto('enquiry')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  const ids = new Set(inserted.map(({ id }) => id));
  const stored = rows.filter(({ id }) => ids.has(id));
  await enqueueMails(
    trx,
    stored.filter(({ state }) => state === 'received'),
  );
  return stored;
}

async function findKnown(trx: Database, rows: readonly EnquiryRow[]) {
  if (rows.length === 0) return new Map<string, Pick<EnquiryRow, 'reference' | 'fingerprint'>>();
  const keys = rows.map(({ submission_key }) => submission_key);
  const known = await trx
    .selectFrom('enquiry')
    .select(['submission_key', 'reference', 'fingerprint'])
    .where('submission_key', 'in', keys)
    .execute();
  return new Map(known.map((row) => [row.submission_key, row]));
}

/** Lets the same content be sent anew once the window has passed, or when the clock was set back by more than that. */
async function releaseOldKeys(trx: Database, enquiries: readonly NewEnquiry[], rows: readonly EnquiryRow[]) {
  const keys = rows.filter((_, index) => enquiries[index]?.key === undefined).map((row) => row.submission_key);
  const [first] = enquiries;
  if (keys.length === 0 || !first) return;
  const [oldest, newest] = [-replayWindowMs, replayWindowMs].map((shift) =>
    new Date(first.now.getTime() + shift).toISOString(),
  );
  await trx
    .updateTable('enquiry')
    .set(({ ref }) => ({ submission_key: ref('id') }))
    .where('submission_key', 'in', keys.sort())
    .where((where) => where.or([where('received_at', '<', oldest ?? ''), where('received_at', '>', newest ?? '')]))
    .execute();
}

/** Servers that write the same keys at once write them in the same order, so that none waits for the other in a ring. */
function byKey(a: EnquiryRow, b: EnquiryRow): number {
  return a.submission_key < b.submission_key ? -1 : 1;
}

/** Written out in one piece: spread and looked up by name, a row takes longer to make than to insert. */
function toRow({ formType, values, key, now }: NewEnquiry): EnquiryRow {
  const fingerprint = createFingerprint(formType, values);
  return {
    id: createId(now),
    reference: createReference(),
    form_type: formType,
    state: suspectSpam(values) ? 'spam' : 'received',
    received_at: now.toISOString(),
    submission_key: key === undefined ? `content:${fingerprint}` : `key:${key}`,
    fingerprint,
    name: values.name ?? '',
    phone: values.phone ?? '',
    email: values.email ?? '',
    registration: values.registration ?? '',
    postcode: values.postcode ?? '',
    service: values.service ?? '',
    message: values.message ?? '',
    preferred_date: values.preferredDate ?? '',
    preferred_time: values.preferredTime ?? '',
  };
}

const fingerprinted = [...fieldNames, 'website', 'formType'].sort();

function createFingerprint(formType: FormType, values: EnquiryValues): string {
  const content: [name: string, value: string][] = [];
  for (const name of fingerprinted) {
    const value = name === 'formType' ? formType : values[name];
    if (value) content.push([name, value]);
  }
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

export type NewEnquiry = {
  formType: FormType;
  values: EnquiryValues;
  /** The sender's own key for this submission. */
  key?: string | undefined;
  now: Date;
};

/** `known` is a replay of what is stored already; `conflict` is a known key with other content. */
export type Stored =
  | { outcome: 'stored'; reference: string; state: EnquiryRow['state'] }
  | { outcome: 'known'; reference: string }
  | { outcome: 'conflict' };
