import { hash, randomInt, randomUUID } from 'node:crypto';
import { addMs } from '../../schema/clock.ts';
import type { FormType } from '../../schema/submission.ts';
import { type Answer, answerWith } from '../../site/answers.ts';
import { type Database, type EnquiryRow, fileOf } from '../database/database.ts';
import { createGroupCommit } from '../database/group-commit.ts';
import { fieldColumns } from '../database/migrations.ts';
import { createMailRows } from '../mail/outbox.ts';
import { detectSpam } from './spam.ts';

/** Period in which identical content without a key counts as one submission. */
const duplicateWindowMs = 10 * 60_000;

/** Stores an enquiry once, across servers by its `submission_key`; resolves when it is durable. */
export function storeEnquiry(db: Database, enquiry: NewEnquiry): Promise<Stored> {
  const store = stores.get(db) ?? createGroupCommit((group: readonly NewEnquiry[]) => storeAll(db, group));
  stores.set(db, store);
  return store(enquiry);
}

const stores = new WeakMap<Database, (enquiry: NewEnquiry) => Promise<Stored>>();

export type NewEnquiry = {
  formType: FormType;
  form?: string | undefined;
  answers: readonly Answer[];
  website?: string | undefined;
  key?: string | undefined;
  now: Date;
  /** Stores it without mailing it, until it is released. */
  isHeld?: boolean | undefined;
};

/** `duplicate`: stored before; `conflict`: a known key with different content. */
export type Stored =
  | { outcome: 'stored'; reference: string; state: EnquiryRow['state'] }
  | { outcome: 'duplicate'; reference: string }
  | { outcome: 'conflict' };

async function storeAll(db: Database, enquiries: readonly NewEnquiry[]): Promise<Stored[]> {
  const file = fileOf(db);
  file?.assertInPlace();
  const stored = await db.transaction().execute((trx) => storeGroup(trx, enquiries));
  file?.assertInPlace();
  return stored;
}

async function storeGroup(db: Database, enquiries: readonly NewEnquiry[]): Promise<Stored[]> {
  const rows = enquiries.map(createEnquiryRow);
  const outcomes = new Map<EnquiryRow, Stored>();
  await releaseOldKeys(db, enquiries, rows);
  // Sort, to prevent deadlocks between servers that insert the same keys.
  const sorted = rows.toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1));
  for (let open = sorted; open.length > 0; open = open.filter((row) => !outcomes.has(row))) {
    const inserted = await insertEnquiries(db, open);
    const others = open.filter(({ id }) => !inserted.has(id));
    const known = await findByKey(db, others);
    for (const row of open) {
      const { id, reference, state, fingerprint } = row;
      const first = known.get(row.submission_key);
      if (inserted.has(id)) outcomes.set(row, { outcome: 'stored', reference, state });
      // Neither inserted nor a duplicate: the reference is taken, so try another in the next round.
      else if (!first) row.reference = createReference();
      else if (first.fingerprint !== fingerprint) outcomes.set(row, { outcome: 'conflict' });
      else outcomes.set(row, { outcome: 'duplicate', reference: first.reference });
    }
  }
  return rows.map((row) => outcomes.get(row) as Stored);
}

/** Inserts rows with their mails. Returns the ids of those that were new. */
export async function insertEnquiries(trx: Database, rows: readonly EnquiryRow[]): Promise<ReadonlySet<string>> {
  const insert = trx.insertInto('enquiry').values(rows.map(toColumns)).returning('id');
  const inserted = await insert.onConflict((conflict) => conflict.doNothing()).execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const mails = rows
    .filter(({ id, state }) => ids.has(id) && state === 'received')
    .flatMap((row) => createMailRows(row, row.received_at));
  if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute();
  return ids;
}

/** Adds the columns of the previous version, which may run alongside this one. */
export function toColumns(row: EnquiryRow) {
  const typedIn = (field: string) => row.answers.find(({ name }) => name === field)?.value ?? '';
  const columns = fieldColumns.slice(3).map(([column, name]) => [column, typedIn(name)] as const);
  return { ...row, ...Object.fromEntries(columns), answers: JSON.stringify(row.answers) };
}

async function findByKey(trx: Database, rows: readonly EnquiryRow[]) {
  if (rows.length === 0) return new Map<string, Pick<EnquiryRow, 'reference' | 'fingerprint'>>();
  const keys = rows.map(({ submission_key }) => submission_key);
  const known = await trx
    .selectFrom('enquiry')
    .select(['submission_key', 'reference', 'fingerprint'])
    .where('submission_key', 'in', keys)
    .execute();
  return new Map(known.map((row) => [row.submission_key, row]));
}

/** Lets the same content be stored again after the window, or if the clock was set back by more than that. */
async function releaseOldKeys(trx: Database, enquiries: readonly NewEnquiry[], rows: readonly EnquiryRow[]) {
  const keys = rows.filter((_, index) => enquiries[index]?.key === undefined).map((row) => row.submission_key);
  const [first] = enquiries;
  if (keys.length === 0 || !first) return;
  const oldest = addMs(first.now, -duplicateWindowMs);
  const newest = addMs(first.now, duplicateWindowMs);
  await trx
    .updateTable('enquiry')
    .set(({ ref }) => ({ submission_key: ref('id') }))
    .where('submission_key', 'in', keys.sort())
    .where((where) => where.or([where('received_at', '<', oldest), where('received_at', '>', newest)]))
    .execute();
}

/** Creates a row with a new id and reference. Its key is the sender's or a hash of the content. */
export function createEnquiryRow(enquiry: NewEnquiry): EnquiryRow {
  const { formType, form = '', answers, website = '', key, now, isHeld } = enquiry;
  const fingerprint = createFingerprint(formType, answers, website);
  return {
    id: createId(now),
    reference: createReference(),
    form_type: formType,
    form,
    state: detectSpam(answers, website) ? 'spam' : isHeld ? 'held' : 'received',
    received_at: now.toISOString(),
    submission_key: key === undefined ? `content:${fingerprint}` : `key:${key}`,
    fingerprint,
    name: answerWith(answers, 'name'),
    phone: answerWith(answers, 'answer-by', 'phone'),
    email: answerWith(answers, 'answer-by', 'email'),
    answers,
  };
}

function createFingerprint(formType: FormType, answers: readonly Answer[], website: string): string {
  const content = [...answers.map(({ name, value }) => [name, value]), ['formType', formType]];
  if (website) content.push(['website', website]);
  return hash('sha256', JSON.stringify(content.sort()), 'base64url');
}

/** Returns a version 7 UUID, which starts with the time and so writes a third as many index pages as version 4. */
export function createId(now: Date): string {
  const time = Math.max(0, now.getTime()).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

function createReference(): string {
  return Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

/** Characters that are unambiguous on paper and on the phone, without vowels, to form no words. */
const referenceAlphabet = '34679CDFGHJKMNPQRTVWXY';
