import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, EnquiryRow } from '../database/database.ts';
import { deskPath } from '../desk/paths.ts';
import { changeEnquiry } from '../enquiries/change-enquiry.ts';

/** The page that a link leads to. */
export const donePath = `${deskPath}/done`;

const lifetimeMs = 14 * 86_400_000;

/** Returns the address of a page that marks one enquiry as done, without a sign-in, for two weeks. */
export async function createDoneLink(db: Database, url: string, enquiry: LinkedRow, now: Date): Promise<string> {
  const expires = Math.floor((now.getTime() + lifetimeMs) / 1000);
  const signature = sign(await readSecret(db), enquiry.id, expires);
  return `${url}${donePath}?link=${enquiry.reference}.${expires}.${signature}`;
}

type LinkedRow = Pick<EnquiryRow, 'id' | 'reference'>;

/**
 * Returns the enquiry of a link, and with `confirmedBy` marks it as done before. Undefined for a link that is too old or
 * was not made by us, and for an enquiry that was erased.
 */
export async function followDoneLink(db: Database, { token, now, confirmedBy }: Followed) {
  const [, reference = '', expires = '', signature = ''] = /^([0-9A-Z]{8})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (Number(expires) * 1000 <= now.getTime()) return undefined;
  const row = await db.selectFrom('enquiry').select('id').where('reference', '=', reference).executeTakeFirst();
  if (!row || !isSame(signature, sign(await readSecret(db), row.id, Number(expires)))) return undefined;
  if (confirmedBy) await changeEnquiry(db, row.id, { what: 'done', who: confirmedBy, now });
  return readLinked(db, row.id);
}

export type Followed = {
  /** What stands behind `link=`. */
  token: string;
  now: Date;
  /** Who has confirmed it. */
  confirmedBy?: string | undefined;
};

/** Reads what the page shows: the mail that the link was in says more. */
function readLinked(db: Database, id: string) {
  return db
    .selectFrom('enquiry')
    .where('enquiry.id', '=', id)
    .select(({ selectFrom }) => [
      'reference',
      'form_type',
      'name',
      'done_at',
      selectFrom('enquiry_event')
        .select('who')
        .where('enquiry_id', '=', id)
        .where('what', '=', 'done')
        .orderBy('enquiry_event.version', 'desc')
        .limit(1)
        .as('who'),
    ])
    .executeTakeFirst();
}

/** The purpose is part of what is signed: no other link of ours can pass for this one. */
function sign(secret: string, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`done\n${id}\n${expires}`).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

async function readSecret(db: Database): Promise<string> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'done-link').executeTakeFirstOrThrow();
  return row.value;
}
