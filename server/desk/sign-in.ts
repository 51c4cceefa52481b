import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addMs } from '../../schema/clock.ts';
import { asciiEmail } from '../../schema/email.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { type Database, lockNames } from '../database/database.ts';
import { createId } from '../enquiries/store.ts';
import { deskPath } from './paths.ts';

/** Lifetime of a link, and of attempts to send it. */
export const linkMs = 15 * 60_000;

export const sessionMs = 30 * 86_400_000;

/** How long a used link still works: after a double click, the browser shows the second response and drops the first. */
const doubleClickMs = 10_000;

/** Maximum links requested by one address within a link's lifetime. */
const maxLinks = 3;

/** Queues a link, unless too many were requested. Strangers get a row too, so that the response time is the same. */
export async function requestLink(db: Database, { email, next, now, users }: SignIn<'email' | 'next'>) {
  const who = findUser(users, email) ?? hashToken(email.trim().toLowerCase());
  const since = addMs(now, -linkMs);
  await db.transaction().execute(async (trx) => {
    // Write before reading, to take SQLite's write lock for the whole transaction.
    const old = trx.deleteFrom('desk_link').where('requested_at', '<', since);
    await old.where('expires_at', '<', now.toISOString()).execute();
    await lockNames(trx, [who]);
    const asked = trx.selectFrom('desk_link').select('id').where('who', '=', who).where('requested_at', '>', since);
    // Ignore times in the future, which a fast clock may have left, so that they lock nobody out.
    const recent = asked.where('requested_at', '<', addMs(now, linkMs));
    if ((await recent.execute()).length >= maxLinks) return;
    const times = { requested_at: now.toISOString(), due_at: now.toISOString(), expires_at: addMs(now, linkMs) };
    const row = { id: createId(now), who, next, ...times, token_hash: '' };
    await trx.insertInto('desk_link').values(row).execute();
  });
}

type SignIn<Typed extends string> = Record<Typed, string> & { now: Date; users: readonly string[] };

export function deskUsers({ DESK_USERS, ENQUIRIES_TO }: Config, { business }: SharedSite): readonly string[] {
  return DESK_USERS ?? ENQUIRIES_TO ?? [business.email];
}

export function findUser(users: readonly string[], email: string): string | undefined {
  // Some browsers send a domain such as `müller.de` as typed, others as mail writes it.
  const wanted = asciiEmail(email.trim().toLowerCase());
  return users.find((user) => user.toLowerCase() === wanted);
}

/** Creates a link without verifying the address; it does not count towards the limit. Returns its secret. */
export async function createLink(db: Database, who: string, now: Date): Promise<string> {
  const token = createToken();
  const times = { requested_at: '', due_at: '', expires_at: addMs(now, linkMs) };
  const row = { id: createId(now), who, next: deskPath, ...times, token_hash: hashToken(token) };
  await db.insertInto('desk_link').values(row).execute();
  return token;
}

/** Whether a link is still valid. Does not use it up, because mail scanners open every link. */
export async function isLinkValid(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
  const found = db.selectFrom('desk_link').select('id').where('token_hash', '=', hashToken(token));
  return (await found.where('expires_at', '>', now.toISOString()).executeTakeFirst()) !== undefined;
}

/** Uses up a link and returns a new session; undefined if it is no longer valid. Ends the previous session. */
export function startSession(db: Database, { token, before, now, users }: SignIn<'token' | 'before'>) {
  // In a transaction, so that a link is used up only if the session is stored.
  return db.transaction().execute(async (trx) => {
    const until = addMs(now, doubleClickMs);
    const expires_at = sql<string>`case when expires_at < ${until} then expires_at else ${until} end`;
    // Without a time of request, it no longer counts towards the limit.
    const used = trx.updateTable('desk_link').set({ requested_at: '', due_at: '', expires_at });
    const valid = used.where('token_hash', '=', hashToken(token)).where('expires_at', '>', now.toISOString());
    const link = await valid.returning(['who', 'next']).executeTakeFirst();
    if (!link || findUser(users, link.who) === undefined) return undefined;
    const session = createToken();
    await endSession(trx, before);
    await trx.deleteFrom('desk_session').where('expires_at', '<', now.toISOString()).execute();
    const row = { token_hash: hashToken(session), who: link.who, expires_at: addMs(now, sessionMs) };
    await trx.insertInto('desk_session').values(row).execute();
    return { session, next: link.next };
  });
}

export async function readSession(db: Database, { session, now, users }: SignIn<'session'>) {
  const found = db.selectFrom('desk_session').select('who').where('token_hash', '=', hashToken(session));
  const row = await found.where('expires_at', '>', now.toISOString()).executeTakeFirst();
  return row && findUser(users, row.who);
}

export async function endSession(db: Database, session: string): Promise<void> {
  await db.deleteFrom('desk_session').where('token_hash', '=', hashToken(session)).execute();
}

/** Deletes the sessions and links of users, such as former ones, which would revive if they became users again. */
export async function deleteSessions(db: Database, isEnded: (who: string) => boolean): Promise<void> {
  for (const table of ['desk_session', 'desk_link'] as const) {
    const rows = await db.selectFrom(table).select('who').distinct().execute();
    const ended = rows.map(({ who }) => who).filter(isEnded);
    if (ended.length > 0) await db.deleteFrom(table).where('who', 'in', ended).execute();
  }
}

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for the database. Needs no salt, because secrets are random. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
