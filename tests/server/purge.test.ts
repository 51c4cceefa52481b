import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { SqliteFile } from '../../server/database/sqlite.ts';
import { pruneBackups } from '../../server/enquiries/backup.ts';
import { purgeEnquiries } from '../../server/enquiries/purge.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { answersOf } from '../helpers/answers.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { enquiriesTools } from './enquiries-tools.ts';
import { enquiry, makeFolder, postJson } from './start-server.ts';

const createDatabase = databaseFactory();

const now = new Date('2026-11-20T03:30:00.000Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe.each(databaseKinds)('purge over %s', (kind) => {
  /** Stores enquiries by age in days, in order of arrival, with their mails sent. */
  const open = async (...ages: number[]) => {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    for (const age of ages) {
      const values = { name: `${age} days`, phone: '01632 960123', website: age === 731 ? 'filled' : '' };
      await storeEnquiry(db, {
        formType: 'contact',
        ...answersOf(values),
        key: crypto.randomUUID(),
        now: daysFromNow(-age),
      });
    }
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const left = async () => (await db.selectFrom('enquiry').select('name').orderBy('received_at').execute()).length;
    return { db, left };
  };
  const nothing = { unsent: 0, outOfOrder: 0, doubt: undefined };

  test('deletes enquiries older than the retention period, including spam, and not a day more', async () => {
    const { db, left } = await open(800, 731, 729);
    const before = daysFromNow(-730).toISOString();
    expect(await purgeEnquiries(db, { days: 730, now, dryRun: true })).toEqual({ before, purged: 2, ...nothing });
    expect(await left()).toBe(3);
    expect(await purgeEnquiries(db, { days: 730, now })).toEqual({ before, purged: 2, ...nothing });
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: '729 days' }]);
    expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'sent' }]);
    expect(await purgeEnquiries(db, { days: 730, now })).toEqual({ before, purged: 0, ...nothing });
  });

  test('keeps unmailed enquiries, unless forced', async () => {
    const { db, left } = await open(900, 800, 1);
    await db.updateTable('outbox').set({ state: 'failed' }).where('id', '>', '').execute();
    expect(await purgeEnquiries(db, { days: 730, now })).toMatchObject({ purged: 0, unsent: 2 });
    expect(await left()).toBe(3);
    // Whoever marked it as done has read it.
    await db.updateTable('enquiry').set({ done_at: now.toISOString() }).where('name', '=', '900 days').execute();
    expect(await purgeEnquiries(db, { days: 730, now })).toMatchObject({ purged: 1, unsent: 1 });
    expect(await purgeEnquiries(db, { days: 730, now, force: true })).toMatchObject({ purged: 1, unsent: 0 });
  });

  test('keeps enquiries that arrived after younger ones while the clock was slow', async () => {
    const { db, left } = await open(-4000, 800, 10, 9000, 5);
    expect(await purgeEnquiries(db, { days: 730, now })).toMatchObject({ purged: 1, outOfOrder: 1 });
    expect(await left()).toBe(4);
  });

  test('deletes nothing if the clock jumped ahead, however many enquiries there are', async () => {
    const few = await open(3, 2, 1);
    const many = await open(...Array.from({ length: 60 }, (_, index) => 600 - 10 * index));
    await purgeEnquiries(many.db, { days: 730, now });
    for (const [{ db }, days, doubt] of [
      [few, 4000, 'no enquiry would be left'],
      [many, 700, 'the last purge was on 2026-11-20, more than 31 days before the clock’s 2028-10-20'],
    ] as const) {
      expect(await purgeEnquiries(db, { days: 730, now: daysFromNow(days) })).toMatchObject({ doubt });
    }
    await many.db.deleteFrom('maintenance').execute();
    expect(await purgeEnquiries(many.db, { days: 730, now: daysFromNow(400) })).toMatchObject({
      doubt: 'of 60 enquiries at most 15 are deleted at once',
    });
    expect([await few.left(), await many.left()]).toEqual([3, 60]);
    expect(await purgeEnquiries(many.db, { days: 730, now: daysFromNow(400), force: true })).toMatchObject({
      purged: 27,
    });
    expect(await many.left()).toBe(33);
  });
});

test('forms sent while a purge rewrites the file wait for it, and all are stored', async () => {
  const url = await createDatabase('SQLite');
  const server = createServerProcess(inject('tinyServer'), await findFreePort(), { DATABASE_URL: url });
  expect(await server.start(), server.output()).toBe(true);
  onTestFinished(async () => void (await server.stop()));
  const send = async (at: number) => (await postJson(server.url, { ...enquiry, name: `Ann ${at}` })).status;
  // Locked for longer than a small file needs.
  const rewriting = new SqliteFile(url.replace('file:', ''));
  rewriting.exec('begin exclusive');
  const held = [send(0), send(1), send(2)];
  setTimeout(() => rewriting.exec('rollback'), 1500);
  expect(await Promise.all(held)).toEqual([201, 201, 201]);
  rewriting.close();
  const purging = enquiriesTools().runBuilt(url, 'purge');
  const sent = Promise.all(Array.from({ length: 30 }, (_, at) => wait(at * 20).then(() => send(3 + at))));
  expect([(await purging).err, ...(await sent)]).toEqual(['', ...Array(30).fill(201)]);
  expect((await enquiriesTools().run(url, 'list', '--json')).out.trim().split('\n')).toHaveLength(33);
});

test('backups are only removed if they are old and there are enough newer ones', async () => {
  const folder = join(await makeFolder(), 'backups');
  mkdirSync(folder);
  const add = (name: string, ageDays: number) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), daysFromNow(-ageDays), daysFromNow(-ageDays));
  };
  for (let day = 10; day < 20; day++) add(`2026-11-${day}-033000.sqlite`, 20 - day);
  add('precious.sqlite', 900);
  expect(pruneBackups(folder, 3, now)).toEqual(
    [16, 15, 14, 13, 12, 11, 10].map((day) => `2026-11-${day}-033000.sqlite`),
  );
  expect(pruneBackups(folder, 3, daysFromNow(4000))).toEqual([]);
  add('2026-11-01-033000.sqlite', 1);
  expect(pruneBackups(folder, 3, now)).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(5);
});

test('a copy that was interrupted is removed, but none that may still be being written', async () => {
  const folder = await makeFolder();
  for (const [name, ageDays] of [
    ['2026-11-10-033000.sqlite.partial', 1],
    ['2026-11-20-033000.sqlite.partial', 0],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), daysFromNow(-ageDays), daysFromNow(-ageDays));
  }
  pruneBackups(folder, 30, now);
  expect(readdirSync(folder)).toEqual(['2026-11-20-033000.sqlite.partial']);
});
