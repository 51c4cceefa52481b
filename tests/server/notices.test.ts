import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { listMails, readDeskList } from '../../server/enquiries/list.ts';
import { type NewEnquiry, storeEnquiry } from '../../server/enquiries/store.ts';
import { createLog } from '../../server/log.ts';
import { readDigest } from '../../server/mail/digest.ts';
import { composeNotice, queueNotices } from '../../server/mail/notices.ts';
import { claimMails, countOutbox, retryMails, unsent } from '../../server/mail/outbox.ts';
import { startMail } from '../../server/mail/start-mail.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { enquiriesTools } from './enquiries-tools.ts';
import { startMailServer, until } from './mail-server.ts';

const createDatabase = databaseFactory();
const tools = enquiriesTools();

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const siteWith = (notices: { reminder?: string | false; digest?: boolean; weekly?: boolean } = {}) =>
  parseSite({
    ...tinySiteInput,
    hours: {
      timeZone: 'Europe/London',
      regular: [
        { days: weekdays, opens: '08:00', closes: '18:00' },
        { days: ['Saturday'], opens: '08:00', closes: '16:00' },
      ],
      exceptions: [
        { date: '2026-11-16', name: 'Holiday' },
        { date: '2026-11-29', name: 'Open Sunday', opens: '08:00', closes: '16:00' },
        { date: '2026-12-25', name: 'Christmas Day' },
      ],
    },
    mail: { respondWithin: '2 hours', notices },
  });

const site = siteWith();
const remindersOnly = siteWith({ digest: false, weekly: false });
const at = (time: string) => new Date(`${time}:00Z`);
const ann = { name: 'Ann Driver', phone: '01632 960123', email: 'ann@example.org', message: 'Brakes.' };

describe.each(databaseKinds)('reminders to the garage, over %s', (kind) => {
  test.each([
    ['on the same day', '2026-11-20T08:40', '2026-11-20T10:09', '2026-11-20T10:10'],
    ['after a night', '2026-11-20T21:00', '2026-11-21T09:29', '2026-11-21T09:30'],
    ['in the first minutes of Monday', '2026-11-21T14:10', '2026-11-21T15:39', '2026-11-21T15:40'],
    ['after Christmas', '2026-12-24T17:00', '2026-12-26T08:29', '2026-12-26T08:30'],
    ['in summer time', '2026-07-03T07:40', '2026-07-03T09:09', '2026-07-03T09:10'],
  ])('a reply due %s is named once, with 30 minutes of opening time left', async (_, received, early, due) => {
    const { db } = await open(kind);
    await store(db, received);
    const counts = [early, due, due].map((time) => () => queueNotices(db, remindersOnly, at(time)));
    expect([await counts[0]?.(), await counts[1]?.(), await counts[2]?.()]).toEqual([0, 1, 0]);
    const due_at = at(due).toISOString();
    expect(await db.selectFrom('notice').select('due_at').execute()).toEqual([{ due_at }]);
  });

  test.each([
    ['one working day', '2026-11-20T08:40', '2026-11-21T15:29', '2026-11-21T15:30'],
    ['2 hours at any time', '2026-11-22T01:10', '2026-11-22T02:39', '2026-11-22T02:40'],
    ['2 hours at any time', '2026-11-21T22:05', '2026-11-21T23:34', '2026-11-21T23:35'],
    ['30 minutes', '2026-11-21T15:30', '2026-11-21T15:44', '2026-11-21T15:45'],
    ['30 minutes', '2026-11-20T17:50', '2026-11-21T08:04', '2026-11-21T08:05'],
    ['20 minutes at any time', '2026-11-21T22:10', '2026-11-21T22:19', '2026-11-21T22:20'],
  ])(
    'a reply due within %s is named 30 minutes before, or once half the time is over',
    async (respondWithin, received, early, due) => {
      const { db } = await open(kind);
      await store(db, received);
      const site = parseSite({ ...tinySiteInput, hours: remindersOnly.hours, mail: { respondWithin } });
      const remind = (time: string) => queueNotices(db, site, at(time));
      await remind('2026-11-21T08:00');
      expect([await remind(early), await remind(due), await remind(due)]).toEqual([0, 1, 0]);
    },
  );

  test('name nothing done, held, erased or of a past day, and none are sent while closed or turned off', async () => {
    const { db } = await open(kind);
    const received = '2026-11-20T08:40';
    const remind = (time: string, definition = remindersOnly) => queueNotices(db, definition, at(time));
    await changeEnquiry(db, await store(db, received), { what: 'done', who: 'Pat', now: at(received) });
    await eraseEnquiries(db, [await store(db, received)]);
    await store(db, received, {}, { isHeld: true });
    await store(db, received, { website: 'x' });
    await store(db, '2026-11-19T08:40');
    expect(await remind('2026-11-20T10:20')).toBe(0);
    await store(db, received);
    expect(await remind('2026-11-20T18:00')).toBe(0);
    expect(await remind('2026-11-22T12:00')).toBe(0);
    expect(await remind('2026-11-20T10:45', siteWith({ reminder: false, digest: false, weekly: false }))).toBe(0);
    // Half of a promise of 2 hours at the earliest.
    const early = siteWith({ reminder: '2 hours', digest: false, weekly: false });
    expect([await remind('2026-11-20T09:39', early), await remind('2026-11-20T09:40', early)]).toEqual([0, 1]);
  });

  test('two servers send one reminder, and none of what is done, and what fails at closing time once the garage is open again', async () => {
    const { url, db } = await open(kind);
    const other = await openAgain(url);
    const first = await store(db, '2026-11-20T08:40');
    const second = await store(db, '2026-11-20T08:40', { name: 'Bob' });
    const due = at('2026-11-20T10:15');
    const queued = await Promise.all([db, other, db, other].map((each) => queueNotices(each, remindersOnly, due)));
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2);
    await changeEnquiry(db, second, { what: 'done', who: 'Pat', now: due });
    const mails = await startMailServer();
    onTestFinished(() => mails.stop());
    await sendAll([db, other], mails.url, due);
    const reminders = mails.delivered.filter(({ mail }) => mail.subject?.startsWith('Reply due'));
    const reference = await referenceOf(db, first);
    expect(reminders.map(({ mail, to }) => [mail.subject, mail.messageId, to])).toEqual([
      [`Reply due by 10:40: Ann Driver, ${reference}`, `<${first}-reminder@tiny.example>`, ['office@tiny.example']],
    ]);
    const [{ mail } = { mail: undefined }] = reminders;
    expect(mail?.replyTo).toEqual([{ address: 'ann@example.org', name: '' }]);
    expect(mail?.text).toMatch(/^Reply due by 10:40: Ann Driver, \w{8}\n\nCall Ann Driver on 01632 960123/);
    expect(mail?.text).toMatch(/Mark \w{8} as done:\nhttps:\/\/tiny\.example\/desk\/done\?link=[\w.-]+\n/);

    await store(db, '2026-11-20T15:50', { name: 'Cat' });
    expect(await queueNotices(db, remindersOnly, at('2026-11-20T17:25'))).toBe(1);
    await sendAll([db, other], mails.url, at('2026-11-20T18:01'), remindersOnly, 1);
    expect(await states(db)).toEqual(['expired', 'sent', 'waiting']);
    await sendAll([db, other], mails.url, at('2026-11-21T08:01'));
    expect(await states(db)).toEqual(['expired', 'sent', 'sent']);
    const subjects = mails.delivered.map(({ mail }) => mail.subject ?? '').filter((text) => text.startsWith('Reply'));
    expect(subjects).toEqual([expect.stringContaining('Ann Driver'), expect.stringContaining('Cat')]);
    await eraseEnquiries(db, [first]);
    expect(await states(db)).toEqual(['expired', 'sent']);
  });

  test('a failed reminder is counted and listed alike everywhere, and can be sent again by hand, as can a digest', async () => {
    const { url, db } = await open(kind);
    const id = await store(db, '2026-11-20T08:40');
    const now = at('2026-11-20T10:15');
    expect(await queueNotices(db, site, now)).toBe(2);
    await db.updateTable('notice').set({ state: 'failed', reason: '550 no', attempts: 9, refusals: 9 }).execute();
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await countOutbox(db, now)).toMatchObject({ waiting: 0, failed: 1 });
    const listFailed = async () => (await readDeskList(db, { filter: { state: 'failed' }, limit: 9 })).rows;
    expect(await listFailed()).toMatchObject([{ id, delivery: 'failed' }]);
    const listed = await tools.run(url, 'list', '--state', 'failed');
    expect(listed.out).toContain(`${await referenceOf(db, id)} was not mailed: 550 no\n`);
    expect((await listMails(db, id)).map(({ kind, reason }) => [kind, reason])).toContainEqual(['reminder', '550 no']);
    expect(await changeEnquiry(db, id, { what: 'retried', who: 'Pat', now })).toMatchObject({ mails: 1 });
    expect(await retryMails(db, null, now)).toBe(1);
    const counts = await db.selectFrom('notice').select(['attempts', 'refusals', 'reason']).execute();
    expect(counts).toEqual(Array(2).fill({ attempts: 0, refusals: 0, reason: '' }));
    expect([await countOutbox(db, now), await listFailed()]).toMatchObject([{ failed: 0 }, []]);
  });

  test('the first morning of a week begins with one list of everything waiting', async () => {
    const { url, db } = await open(kind);
    const other = await openAgain(url);
    // A message that names the day is no visit on it.
    const car = { name: 'Sue', registration: 'AB12 CDE', service: 'brake-service', message: '2026-11-23' };
    const visit = { name: 'Bo', phone: '01632 960777', preferredDate: '2026-11-23', preferredTime: 'Morning' };
    const tomorrow = { ...visit, preferredDate: '2026-11-24', message: '2026-11-23' };
    const ids = {
      overdue: await store(db, '2026-11-20T15:00'),
      due: await store(db, '2026-11-22T20:00', car, { formType: 'quote' }),
      booked: await store(db, '2026-11-19T09:00', visit, { formType: 'booking' }),
      held: await store(db, '2026-11-18T09:00', { name: 'Hal' }, { isHeld: true }),
      heldAndDone: await store(db, '2026-11-18T09:00', { name: 'Answered' }, { isHeld: true }),
      spamAndDone: await store(db, '2026-11-21T10:00', { name: 'Answered too', website: 'x' }),
      failed: await store(db, '2026-11-19T10:00', { name: 'Fay' }),
      failedAndDone: await store(db, '2026-11-19T10:01', { name: 'Answered as well' }),
      marked: await store(db, '2026-11-21T11:00', { name: 'Marked' }),
      ancientSpam: await store(db, '2026-11-13T10:00', { name: 'Ancient', website: 'x' }),
      oldSpam: await store(db, '2026-11-17T10:00', { name: 'Old', website: 'x' }),
      spam: await store(db, '2026-11-21T10:00', { name: 'New', website: 'x' }),
      tomorrow: await store(db, '2026-11-19T09:00', tomorrow, { formType: 'booking' }),
      afterOpening: await store(db, '2026-11-23T08:00', { name: 'Later' }),
      newSpam: await store(db, '2026-11-23T08:00', { name: 'Newest', website: 'x' }),
    };
    for (const id of [ids.booked, ids.heldAndDone, ids.spamAndDone, ids.failedAndDone, ids.tomorrow]) {
      await changeEnquiry(db, id, { what: 'done', who: 'Pat', now: at('2026-11-20T09:00') });
    }
    await changeEnquiry(db, ids.marked, { what: 'spam', who: 'Pat', now: at('2026-11-21T12:00') });
    for (const day of ['2026-11-17', '2026-11-21']) await recordDigest(db, day);
    const fail = db.updateTable('outbox').set({ state: 'failed', reason: '550 no' });
    await fail.where('id', 'in', [`${ids.failed}-garage`, `${ids.failedAndDone}-garage`]).execute();
    const now = at('2026-11-23T08:01');
    expect(await queueNotices(db, site, at('2026-11-23T07:59'))).toBe(0);
    const queued = await Promise.all([db, other].map((each) => queueNotices(each, site, now)));
    expect(queued.sort()).toEqual([0, 1]);
    const mails = await startMailServer();
    onTestFinished(() => mails.stop());
    await sendAll([db, other], mails.url, now, site);
    const digests = mails.delivered.filter(({ mail }) => mail.subject?.includes('what’s waiting'));
    expect(digests.map(({ mail, to }) => [mail.subject, mail.messageId, mail.replyTo, to])).toEqual([
      [
        'Tiny Garage, Monday 23 November 2026: what’s waiting for you',
        '<digest-2026-11-23@tiny.example>',
        undefined,
        ['office@tiny.example'],
      ],
    ]);
    const { html = '' } = digests[0]?.mail ?? {};
    expect(html).toContain(`href="https://tiny.example/desk/enquiries/${await referenceOf(db, ids.held)}"`);
    let text = digests[0]?.mail.text ?? '';
    for (const [name, id] of Object.entries(ids)) text = text.replaceAll(await referenceOf(db, id), name);
    expect(text).toMatchInlineSnapshot(`
      "Tiny Garage, Monday 23 November 2026: what’s waiting for you

      Not answered yet: 3

      failed: Fay, Reply overdue
      overdue: Ann Driver, Reply overdue
      due: Sue, AB12 CDE, Brake service, Reply due by 10:00

      Asked to come today: 1

      booked: Morning, Bo, 01632 960777

      Held back because too many came at once: 1. They may be customers: check them and release them.

      held: Hal, 01632 960123

      Saved, but the email about them failed: 1

      failed: Fay, 01632 960123

      Held as suspected spam since the last list: 1

      spam: New, a hidden field was filled in

      Held as suspected spam since the last weekly list: 2. Check that no customer is among them.

      oldSpam: Old, a hidden field was filled in
      spam: New, a hidden field was filled in

      Open the desk:
      https://tiny.example/desk

      "
    `);
  });

  test('the list of a day that begins while the last one is still open comes when its own hours begin', async () => {
    const { db } = await open(kind);
    const regular = [{ days: [...weekdays, 'Saturday' as const], opens: '18:00', closes: '02:00' }];
    const bar = parseSite({ ...tinySiteInput, hours: { timeZone: 'Europe/London', regular }, mail: {} });
    await store(db, '2026-11-23T23:00');
    const times = ['2026-11-24T00:00', '2026-11-24T01:59', '2026-11-24T17:59', '2026-11-24T18:00', '2026-11-24T23:59'];
    const queued = [];
    for (const time of times) queued.push(await queueNotices(db, bar, at(time)));
    expect(queued).toEqual([0, 0, 0, 1, 0]);
    // Sunday has no hours of its own.
    expect(await queueNotices(db, bar, at('2026-11-29T01:00'))).toBe(0);
  });

  test('of a day by appointment at any time, the list comes during office hours', async () => {
    const { db } = await open(kind);
    const regular = [{ days: [...weekdays], byAppointment: true }];
    const tuner = parseSite({ ...tinySiteInput, hours: { timeZone: 'Europe/London', regular }, mail: {} });
    await store(db, '2026-11-23T23:00');
    const times = ['2026-11-24T08:59', '2026-11-24T09:00', '2026-11-24T12:00', '2026-11-25T17:00', '2026-11-28T10:00'];
    const queued = [];
    for (const time of times) queued.push(await queueNotices(db, tuner, at(time)));
    expect(queued).toEqual([0, 1, 0, 0, 0]);
    expect(await states(db)).toEqual(['waiting']);
  });

  test('what was queued is not sent once its day is over or its enquiry is held', async () => {
    const { db } = await open(kind);
    await store(db, '2026-11-19T09:00');
    const due = await store(db, '2026-11-22T20:00');
    expect(await queueNotices(db, site, at('2026-11-23T09:31'))).toBe(2);
    await changeEnquiry(db, due, { what: 'spam', who: 'Pat', now: at('2026-11-23T09:31') });
    const mails = await startMailServer();
    onTestFinished(() => mails.stop());
    await sendAll([db], mails.url, at('2026-11-24T08:01'), site);
    expect(await states(db)).toEqual(['expired', 'expired', 'sent']);
    const subjects = mails.delivered.map(({ mail }) => mail.subject).filter((text) => !text?.includes('Driver'));
    expect(subjects).toContain('Tiny Garage, Tuesday 24 November 2026: what’s waiting for you');
    expect(subjects.filter((text) => text?.includes('Monday'))).toEqual([]);
  });

  test.each([
    ['a closed Monday', ['2026-11-09', '2026-11-14'], '2026-11-09T10:00', '2026-11-17'],
    ['a Monday without a list', ['2026-11-17', '2026-11-21'], '2026-11-17T08:00', '2026-11-24'],
    ['two weeks without one', ['2026-11-03'], '2026-11-03T08:00', '2026-11-20'],
  ])('the weekly list after %s reaches back to the last one', async (_, sent, received, day) => {
    const { db } = await open(kind);
    for (const each of sent) await recordDigest(db, each);
    await store(db, received, { name: 'Spam', website: 'x' });
    await store(db, `${sent[0]}T07:59`, { name: 'Seen', website: 'x' });
    const { weekly } = await readDigest(db, site, day);
    expect(weekly.rows.map(({ name }) => name)).toEqual(['Spam']);
  });

  test('a long list is truncated, and leads nowhere without a desk', async () => {
    const { db } = await open(kind);
    for (let at = 0; at < 21; at++) {
      const visit = { name: `Ann ${at}`, preferredDate: '2026-11-23' };
      await store(db, `2026-11-19T09:${10 + at}`, visit, { formType: 'booking' });
    }
    const now = at('2026-11-23T08:01');
    await queueNotices(db, siteWith({ reminder: false }), now);
    const claimed = await claimMails(db, { queue: 'notice', worker: 'w', now, limit: 9, leaseMs: 1 });
    const frame = { site, addresses: { from: 'office@tiny.example', to: [] }, now, hasDesk: false };
    const mails = await Promise.all(claimed.map((each) => composeNotice(db, { ...each, ...frame })));
    const [text = ''] = mails.map((mail) => mail?.text);
    const oldest = Array.from({ length: 20 }, (_, at) => `Ann ${at}`);
    expect(text.match(/Ann \d+|\d+ more|: \d+/g)).toEqual([': 21', ...oldest, '1 more', ': 21', ...oldest, '1 more']);
    expect(text).not.toContain('/desk');
  });

  test('each part of the morning list can be turned off, and nothing is sent if nothing is waiting', async () => {
    const { db } = await open(kind);
    const spam = await store(db, '2026-11-21T10:00', { website: 'x' });
    await store(db, '2026-11-28T10:00', { website: 'x' });
    const digestOf = async (day: string, notices: { digest?: boolean; weekly?: boolean }) => {
      await db.deleteFrom('notice').where('state', '!=', 'sent').execute();
      await queueNotices(db, siteWith(notices), at(`${day}T08:00`));
      return (await states(db)).filter((state) => state !== 'sent');
    };
    await recordDigest(db, '2026-11-21');
    expect(await digestOf('2026-11-23', { digest: false })).toEqual(['waiting']);
    expect(await digestOf('2026-11-23', { weekly: false })).toEqual(['waiting']);
    expect(await digestOf('2026-11-23', { digest: false, weekly: false })).toEqual([]);
    await db.deleteFrom('notice').execute();
    await recordDigest(db, '2026-11-23');
    expect(await digestOf('2026-11-24', { digest: false })).toEqual(['expired']);
    expect(await digestOf('2026-11-25', {})).toEqual(['expired']);
    // The week begins on Monday, even for a business that opens on Sunday.
    expect(await digestOf('2026-11-29', { digest: false })).toEqual(['expired']);
    await db.updateTable('enquiry').set({ state: 'held' }).where('id', '=', spam).execute();
    expect(await digestOf('2026-11-25', { digest: false })).toEqual(['expired']);
    expect(await digestOf('2026-11-25', {})).toEqual(['waiting']);
  });
});

async function open(kind: DatabaseKind) {
  const url = await createDatabase(kind);
  return { url, db: await openAgain(url) };
}

async function openAgain(url: string): Promise<Database> {
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}

let keys = 0;

async function store(
  db: Database,
  received: string,
  values: Record<string, string> = {},
  change: Partial<NewEnquiry> = {},
): Promise<string> {
  keys += 1;
  const enquiry = { formType: 'contact' as const, key: `k${keys}`, now: at(received), ...change };
  const stored = await storeEnquiry(db, { ...enquiry, ...answersOf({ ...ann, ...values }) });
  if (stored.outcome !== 'stored') throw new Error('It was not stored.');
  const query = db.selectFrom('enquiry').select('id').where('reference', '=', stored.reference);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** Records a digest as sent. */
async function recordDigest(db: Database, day: string): Promise<void> {
  const sent = { ...unsent(''), state: 'sent' as const };
  await db
    .insertInto('notice')
    .values({ id: `digest-${day}`, enquiry_id: null, kind: 'digest', ...sent })
    .execute();
}

async function referenceOf(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('enquiry').select('reference').where('id', '=', id).executeTakeFirstOrThrow();
  return row.reference;
}

async function states(db: Database): Promise<string[]> {
  return (await db.selectFrom('notice').select('state').execute()).map(({ state }) => state).sort();
}

/** Runs a server on each connection until nothing is waiting. */
async function sendAll(
  databases: readonly Database[],
  smtpUrl: string,
  now: Date,
  definition = remindersOnly,
  remaining = 0,
) {
  const config = readConfig({ SMTP_URL: smtpUrl, ENQUIRIES_TO: 'office@tiny.example', SMTP_RETRY_MS: '50' });
  const log = createLog('silent');
  const servers = databases.map((db) => startMail({ db, site: definition, log, config, now: () => now }));
  const [db] = databases;
  const waiting = async (table: 'outbox' | 'notice') =>
    (
      await db
        ?.selectFrom(table as 'outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .execute()
    )?.length;
  await until(async () => (await waiting('outbox')) === 0 && (await waiting('notice')) === remaining);
  await Promise.all(servers.map((server) => server?.stop()));
}
