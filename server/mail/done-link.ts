import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { deskPath } from '../desk/paths.ts';

export const donePath = `${deskPath}/done`;

const lifetimeMs = 14 * 86_400_000;

/** Returns a link, valid for two weeks, to a page that marks an enquiry as done without a sign-in. */
export async function createDoneLink(db: Database, url: string, reference: string, now: Date): Promise<string> {
  const expires = Math.floor((now.getTime() + lifetimeMs) / 1000);
  return `${url}${donePath}?link=${reference}.${expires}.${await sign(db, reference, expires)}`;
}

export async function readDoneLink(db: Database, token: string, now: Date): Promise<string | undefined> {
  const [, reference = '', expires = '', signature = ''] = /^(\w+)\.(\d+)\.([\w-]{43})$/.exec(token) ?? [];
  if (Number(expires) * 1000 <= now.getTime()) return undefined;
  const expected = await sign(db, reference, Number(expires));
  // Both are hashes, so have the same length.
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? reference : undefined;
}

/** Signs a link together with its purpose, so that no other signed link can be used as one. */
async function sign(db: Database, reference: string, expires: number): Promise<string> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'done-link').executeTakeFirstOrThrow();
  return createHmac('sha256', row.value).update(`done\n${reference}\n${expires}`).digest('base64url');
}
