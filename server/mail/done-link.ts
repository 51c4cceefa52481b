import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, EnquiryRow } from '../database/database.ts';
import { deskPath } from '../desk/paths.ts';

/** Path of the page that a link opens. */
export const donePath = `${deskPath}/done`;

const lifetimeMs = 14 * 86_400_000;

/** Returns a link, valid for two weeks, to a page that marks an enquiry as done without a sign-in. */
export async function createDoneLink(db: Database, url: string, enquiry: LinkedRow, now: Date): Promise<string> {
  const expires = Math.floor((now.getTime() + lifetimeMs) / 1000);
  const signature = sign(await readSecret(db), enquiry.id, expires);
  return `${url}${donePath}?link=${enquiry.reference}.${expires}.${signature}`;
}

type LinkedRow = Pick<EnquiryRow, 'id' | 'reference'>;

/** Returns the reference in a link; undefined if it has expired, is not ours, or its enquiry was erased. */
export async function readDoneLink(db: Database, token: string, now: Date): Promise<string | undefined> {
  const [, reference = '', expires = '', signature = ''] = /^([0-9A-Z]{8})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (Number(expires) * 1000 <= now.getTime()) return undefined;
  const row = await db.selectFrom('enquiry').select('id').where('reference', '=', reference).executeTakeFirst();
  const expected = row && sign(await readSecret(db), row.id, Number(expires));
  // Both are hashes of the same length.
  return expected && timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? reference : undefined;
}

/** Signs a link. The purpose is signed too, so that no other link of ours can pass for this one. */
function sign(secret: string, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`done\n${id}\n${expires}`).digest('base64url');
}

async function readSecret(db: Database): Promise<string> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'done-link').executeTakeFirstOrThrow();
  return row.value;
}
