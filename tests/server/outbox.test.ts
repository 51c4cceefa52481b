import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { selectEnquiries } from '../../server/enquiries/list.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { createLog } from '../../server/log.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { createDoneLink } from '../../server/mail/done-link.ts';
import { claimMails, countOutbox, retryMails } from '../../server/mail/outbox.ts';
import { createOutage, retryDelay } from '../../server/mail/retry.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { startWorker } from '../../server/mail/worker.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { startMailServer, until } from './mail-server.ts';

const createDatabase = databaseFactory();

const garage = 'office@tiny.example';
const values = { name: 'Ann Driver', phone: '01632 960123', email: 'ann@example.org', message: 'Brakes.' };

describe.each(databaseKinds)('the outbox over %s', (kind) => {
  test('sends each enquiry to the garage and a confirmation to the visitor, once', async () => {
    const db = await open(kind);
    const mail = await startServer();
    await store(db, 5);
    start(db, mail.url);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(10);
    expect(new Set(mail.delivered.map(({ mail: { messageId } }) => messageId)).size).toBe(10);
    expect(mail.delivered.filter(({ to }) => to.join() === garage)).toHaveLength(5);
    expect(mail.delivered.filter(({ to }) => to.join() === 'ann@example.org')).toHaveLength(5);
    expect(await deliveries(db)).toEqual(Array(5).fill('sent'));
  });

  test('retries after a temporary refusal with growing delays, under the same Message-ID', async () => {
    const db = await open(kind);
    const times: number[] = [];
    const mail = await startServer({
      behave: ({ stage }) => {
        if (stage === 'recipient') return 'take';
        times.push(performance.now());
        return times.length < 5 ? 451 : 'take';
      },
    });
    await store(db, 1, { email: '' });
    start(db, mail.url, { firstRetryMs: 60 });
    await until(() => mail.delivered.length === 1);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits[0]).toBeGreaterThanOrEqual(29);
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(waits[3]).toBeGreaterThanOrEqual(230);
    const [{ id } = { id: '' }] = await db.selectFrom('enquiry').select('id').execute();
    expect(mail.delivered[0]?.mail.messageId).toBe(`<${id}-garage@tiny.example>`);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(await db.selectFrom('outbox').select(['attempts', 'refusals', 'state']).execute()).toEqual([
      { attempts: 5, refusals: 4, state: 'sent' },
    ]);
  });

  test('retries for the recipient that was refused, and for no other', async () => {
    const db = await open(kind);
    let refusals = 0;
    const mail = await startServer({
      behave: ({ stage, address }) =>
        stage === 'recipient' && address === 'second@tiny.example' && ++refusals < 3 ? 450 : 'take',
    });
    await store(db, 1, { email: '' });
    const addresses = { from: garage, to: [garage, 'second@tiny.example'] };
    start(db, mail.url, { compose: (claimed) => composeMail({ ...claimed, site: tinySite, addresses }) });
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered.map(({ to }) => to)).toEqual([[garage], ['second@tiny.example']]);
    expect(await deliveries(db)).toEqual(['sent']);
  });

  test('retries for a recipient refused for now, although one before it is refused for good', async () => {
    const db = await open(kind);
    let isGreylisted = true;
    const mail = await startServer({
      behave: ({ stage, address }) => {
        if (stage !== 'recipient' || address === garage) return 'take';
        if (address === 'gone@tiny.example') return 550;
        const verdict = isGreylisted ? 450 : 'take';
        isGreylisted = false;
        return verdict;
      },
    });
    await store(db, 1, { email: '' });
    const addresses = { from: garage, to: [garage, 'gone@tiny.example', 'new@tiny.example'] };
    start(db, mail.url, { compose: (claimed) => composeMail({ ...claimed, site: tinySite, addresses }) });
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered.map(({ to }) => to)).toEqual([[garage], ['new@tiny.example']]);
    expect(await deliveries(db)).toEqual(['failed']);
  });

  test('sends no claimed mail of an enquiry that was erased or marked as spam meanwhile', async () => {
    const db = await open(kind);
    let tries = 0;
    const mail = await startServer({ inspect: () => (++tries === 1 ? 451 : 'take') });
    await store(db, 3, { email: '' });
    const ids = (await db.selectFrom('enquiry').select('id').execute()).map(({ id }) => id);
    const { logged } = start(db, mail.url, {
      concurrency: 1,
      // While the first is composed, the others are claimed.
      compose: async (claimed) => {
        const [other = '', ...others] = ids.splice(0).filter((id) => id !== claimed.enquiry?.id);
        if (other) await eraseEnquiries(db, [other]);
        for (const id of other ? [claimed.enquiry?.id ?? '', ...others] : [])
          await changeEnquiry(db, id, { what: 'spam', who: 'office', now: new Date() });
        return composeMail({ ...claimed, site: tinySite, addresses: { from: garage, to: [garage] } });
      },
    });
    await until(() => logged.some(({ msg }) => msg === 'Mail will be retried'));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(mail.delivered).toEqual([]);
    const states = await db.selectFrom('outbox').select('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  describe('marked as spam while its mail is sent, and released,', () => {
    const prepare = async () => {
      const db = await open(kind);
      await store(db, 1, { email: '' });
      const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
      const change = (what: 'spam' | 'released') => changeEnquiry(db, id, { what, who: 'Pat', now: new Date() });
      return { db, change, state: () => db.selectFrom('outbox').select('state').executeTakeFirst() };
    };

    test('an enquiry is mailed once, whether it is released before the mail is sent or afterwards', async () => {
      for (const releasedWhile of ['sending', 'sent']) {
        const { db, change, state } = await prepare();
        const mail = await startServer({
          onRcptTo: async (_, __, done) => {
            await change('spam');
            if (releasedWhile === 'sending') {
              await change('released');
              // Time for another worker to claim it.
              await new Promise((resolve) => setTimeout(resolve, 300));
            }
            done();
          },
        });
        const workers = [start(db, mail.url), start(db, mail.url)];
        await until(() => workers.some(({ logged }) => logged.some(({ msg }) => msg === 'Mail sent')));
        if (releasedWhile === 'sent') await change('released');
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect([releasedWhile, mail.delivered.length, await state()]).toEqual([releasedWhile, 1, { state: 'sent' }]);
      }
    });

    test('an enquiry is mailed once, even if its sending takes longer than its lease', async () => {
      const { db, change, state } = await prepare();
      let recipients = 0;
      const mail = await startServer({
        onRcptTo: async (_, __, done) => {
          if (++recipients > 1) return done();
          await change('spam');
          await new Promise((resolve) => setTimeout(resolve, 4000));
          await change('released');
          await new Promise((resolve) => setTimeout(resolve, 1000));
          done();
        },
      });
      start(db, mail.url, { leaseMs: 3000, timeoutMs: 30_000 });
      start(db, mail.url, { leaseMs: 3000, timeoutMs: 30_000 });
      await until(() => mail.delivered.length > 0);
      await until(async () => (await state())?.state === 'sent');
      expect(recipients).toBe(1);
    });

    test.runIf(kind === 'PostgreSQL')('an enquiry is mailed once, if a server is about to claim its mail', async () => {
      const { db, change, state } = await prepare();
      await sql`create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$`.execute(
        db,
      );
      await sql`create trigger pause before delete on outbox execute function pause()`.execute(db);
      const marking = change('spam');
      await new Promise((resolve) => setTimeout(resolve, 200));
      const mail = await startServer({
        onRcptTo: async (_, __, done) => {
          await marking;
          await change('released');
          await new Promise((resolve) => setTimeout(resolve, 300));
          done();
        },
      });
      start(db, mail.url);
      start(db, mail.url);
      await marking;
      await change('released');
      await until(async () => (await state())?.state === 'sent');
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(mail.attempts()).toBe(1);
    });

    test('an enquiry is mailed later if the mail was refused or its worker died', async () => {
      for (const verdict of [451, 550] as const) {
        const { db, change, state } = await prepare();
        let isDown = true;
        const mail = await startServer({
          onRcptTo: async (_, __, done) => {
            if (!isDown) return done();
            await change('spam');
            done(Object.assign(new Error('No'), { responseCode: verdict }));
          },
        });
        const { logged } = start(db, mail.url, { leaseMs: 300 });
        await until(() => logged.some(({ level }) => level === 'warn' || level === 'error'));
        isDown = false;
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(mail.attempts()).toBe(0);
        await change('released');
        await until(() => mail.delivered.length === 1);
        await until(async () => (await state())?.state === 'sent');
      }
      const { db, change } = await prepare();
      const claim = { queue: 'outbox', worker: 'dead', now: new Date(), limit: 1, leaseMs: 300 } as const;
      expect(await claimMails(db, claim)).toHaveLength(1);
      await change('spam');
      await change('released');
      const mail = await startServer();
      start(db, mail.url);
      await until(() => mail.delivered.length === 1);
    });
  });

  test('counts a mail as sent that one server sent and another, to which its lease fell, could not', async () => {
    const db = await open(kind);
    let isTaken = false;
    const mail = await startServer({
      onRcptTo: async (_, __, done) => {
        if (isTaken) return done(Object.assign(new Error('No'), { responseCode: 550 }));
        isTaken = true;
        await db.updateTable('outbox').set({ due_at: '' }).execute();
        await until(async () => (await countOutbox(db)).failed === 1);
        done();
      },
    });
    await store(db, 1, { email: '' });
    start(db, mail.url);
    start(db, mail.url);
    await until(() => mail.delivered.length === 1);
    await expect.poll(() => deliveries(db)).toEqual(['sent']);
  });

  test('stops at a permanent refusal, shows the mail as failed, and sends it once requeued', async () => {
    const db = await open(kind);
    let isOpen = false;
    const mail = await startServer({ behave: ({ address }) => (address === garage && !isOpen ? 550 : 'take') });
    await store(db, 1);
    const { logged, delivery } = start(db, mail.url);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(
      await selectEnquiries(db).select(['delivery', 'delivery_reason']).where('delivery', '=', 'failed').execute(),
    ).toEqual([{ delivery: 'failed', delivery_reason: expect.stringMatching(/550/) }]);
    expect(mail.delivered.map(({ to }) => to)).toEqual([['ann@example.org']]);
    expect(JSON.stringify(logged)).not.toContain('tiny.example>');
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        msg: 'Mail failed permanently',
        responseCode: 550,
        kind: 'business',
      }),
    );
    isOpen = true;
    const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
    expect(await retryMails(db, id, new Date())).toBe(1);
    delivery.pollNow();
    await until(async () => (await deliveries(db)).join() === 'sent');
    expect(mail.delivered).toHaveLength(2);
  });

  test('sends everything waiting once a mail server is back', async () => {
    const db = await open(kind);
    const port = await findFreePort();
    await store(db, 30, { email: '' });
    const { logged } = start(db, `smtp://127.0.0.1:${port}`, { firstRetryMs: 40 });
    await until(() => logged.filter(({ msg }) => msg === 'Mail will be retried').length >= 8);
    expect(await deliveries(db)).toEqual(Array(30).fill('received'));
    const mail = await startServer({ port });
    await until(() => mail.delivered.length === 30);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(30);
  });

  test('continues with others while the database fails on one mail’s text, which is not an outage', async () => {
    const db = await open(kind);
    const mail = await startServer();
    await store(db, 2, { email: '' });
    await store(db, 1, {}, undefined, 2);
    const compose: Compose = async ({ mail, enquiry, now }) => {
      const link = mail.kind === 'garage' && enquiry ? await createDoneLink(db, '', enquiry.reference, now) : undefined;
      return composeMail({ mail, enquiry, now, link, site: tinySite, addresses: { from: garage, to: [garage] } });
    };
    await db.schema.alterTable('secret').renameTo('hidden').execute();
    const { delivery } = start(db, mail.url, { compose, concurrency: 1, firstRetryMs: 600_000 });
    await until(() => mail.delivered.length === 1);
    expect(mail.delivered[0]?.to).toEqual(['ann@example.org']);
    await db.schema.alterTable('hidden').renameTo('secret').execute();
    for (const { id } of await db.selectFrom('enquiry').select('id').execute()) await retryMails(db, id, new Date());
    delivery.pollNow();
    await until(() => mail.delivered.length === 4);
  });

  test('survives a server that hangs and one that disconnects mid-message', async () => {
    const db = await open(kind);
    const verdicts = ['hang', 'drop', 'drop', 'hang'] as const;
    const mail = await startServer({
      behave: ({ stage, attempt }) => (stage === 'data' ? (verdicts[attempt - 1] ?? 'take') : 'take'),
    });
    await store(db, 3, { email: '' });
    start(db, mail.url, { firstRetryMs: 30, timeoutMs: 300 });
    await until(() => mail.delivered.length >= 3);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(3);
    expect(mail.attempts()).toBeGreaterThanOrEqual(7);
  });

  test('sends a mail twice rather than never if the response is lost, with the same Message-ID', async () => {
    const db = await open(kind);
    const mail = await startServer({
      behave: ({ stage, attempt }) => (stage === 'data' && attempt === 1 ? 'take and drop' : 'take'),
    });
    await store(db, 1, { email: '' });
    start(db, mail.url, { firstRetryMs: 30 });
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(2);
    expect(new Set(mail.delivered.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
  });

  test('sends a mail once although the database fails for long afterwards, and logs that once', async () => {
    const db = await open(kind);
    const mail = await startServer();
    await store(db, 1, { email: '' });
    const compose: Compose = async (claimed) => {
      await db.schema.alterTable('outbox').renameTo('hidden').execute();
      return composeMail({ ...claimed, site: tinySite, addresses: { from: garage, to: [garage] } });
    };
    const { logged } = start(db, mail.url, { compose, pollMs: 5, leaseMs: 300 });
    await until(() => mail.delivered.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await db.schema.alterTable('hidden').renameTo('outbox').execute();
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(1);
    expect(logged.filter(({ msg }) => String(msg).startsWith('Recording the outcome'))).toHaveLength(1);
  });

  test('reclaims a mail whose worker died', async () => {
    const db = await open(kind);
    await store(db, 2, { email: '' });
    const now = new Date();
    expect(await claimMails(db, { queue: 'outbox', worker: 'dead', now, limit: 1, leaseMs: 400 })).toHaveLength(1);
    const mail = await startServer();
    start(db, mail.url);
    await until(() => mail.delivered.length >= 1);
    await until(() => mail.delivered.length === 2);
    expect(Date.now() - now.getTime()).toBeGreaterThanOrEqual(400);
  });

  test('keeps its claim while sending', async () => {
    const url = await createDatabase(kind);
    const db = await openDatabase(url);
    onTestFinished(() => db.destroy());
    let taken = 0;
    const mail = await startServer({ behave: ({ stage }) => (stage === 'data' && ++taken === 1 ? 'hang' : 'take') });
    await store(db, 1, { email: '' });
    start(db, mail.url, { leaseMs: 1500, timeoutMs: 4000 });
    await until(() => taken === 1);
    const claimedUntil = async () => (await db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow()).due_at;
    const first = await claimedUntil();
    start(db, mail.url, { leaseMs: 1500 });
    // At that time another worker would claim it.
    await until(() => Date.now() > Date.parse(first) + 100);
    expect((await claimedUntil()) > first).toBe(true);
    expect(taken).toBe(1);
    await until(() => mail.delivered.length === 1);
  });

  test('shared by several workers sends each mail once', async () => {
    const db = await open(kind);
    const mail = await startServer();
    await store(db, 80, { email: '' });
    for (let worker = 0; worker < 3; worker++) start(db, mail.url);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(80);
    expect(new Set(mail.delivered.map(({ mail: { messageId } }) => messageId)).size).toBe(80);
  });

  test('delivers all when the clock jumps a day ahead and back again', async () => {
    const db = await open(kind);
    let shift = 0;
    const now = () => new Date(Date.now() + shift);
    let isDown = true;
    const mail = await startServer({ behave: ({ stage }) => (stage === 'data' && isDown ? 451 : 'take') });
    shift = 86_400_000;
    await store(db, 3, { email: '' }, now);
    start(db, mail.url, { now, leaseMs: 300, firstRetryMs: 20 });
    await until(() => mail.attempts() >= 3);
    shift = -86_400_000;
    isDown = false;
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(new Set(mail.delivered.map(({ mail: { messageId } }) => messageId)).size).toBe(3);
  });

  test('drops a confirmation that is days late, but never the mail to the garage', async () => {
    const db = await open(kind);
    const mail = await startServer();
    await store(db, 1, {}, () => new Date(Date.now() - 5 * 86_400_000));
    start(db, mail.url);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered.map(({ to }) => to)).toEqual([[garage]]);
    expect(await db.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute()).toEqual([
      { kind: 'garage', state: 'sent' },
      { kind: 'visitor', state: 'expired' },
    ]);
  });

  test('counts one attempt for a mail being sent when the clock jumps ahead', async () => {
    const db = await open(kind);
    let shift = 0;
    const held: (() => void)[] = [];
    const mail = await startServer({
      onRcptTo: (_, __, done) => {
        held.push(done);
      },
    });
    await store(db, 1, { email: '' });
    const { logged } = start(db, mail.url, { now: () => new Date(Date.now() + shift) });
    await until(() => held.length === 1);
    shift = 86_400_000;
    // A later mail proves that the outbox has been read since the jump.
    await store(db, 1, { email: '', message: 'Later' }, undefined, 1);
    await until(async () => (await db.selectFrom('outbox').select('attempts').execute()).every((row) => row.attempts));
    for (const finish of held) finish();
    await until(() => logged.some(({ msg }) => msg === 'Mail sent'));
    expect((await db.selectFrom('outbox').select('attempts').execute()).map(({ attempts }) => attempts)).toEqual([
      1, 1,
    ]);
  });

  test('finishes the mail being sent when stopped, starts no other, and leaves the rest due at once', async () => {
    const db = await open(kind);
    let begun = 0;
    const mail = await startServer({
      onRcptTo: (_, __, done) => {
        begun += 1;
        setTimeout(done, 200);
      },
    });
    await store(db, 40, { email: '' });
    const { delivery } = start(db, mail.url);
    await until(() => begun > 0);
    await delivery.stop();
    expect(mail.delivered).toHaveLength(10);
    expect(await countOutbox(db)).toMatchObject({ waiting: 30 });
    const rows = await db
      .selectFrom('outbox')
      .select(['claimed_by', 'attempts'])
      .where('state', '=', 'waiting')
      .execute();
    expect(rows).toEqual(Array(30).fill({ claimed_by: '', attempts: 0 }));
    start(db, mail.url);
    await until(async () => (await countOutbox(db)).waiting === 0);
    expect(mail.delivered).toHaveLength(40);
  });

  test('does not wait for ever for a hanging server when stopped', async () => {
    const db = await open(kind);
    const mail = await startServer({ behave: ({ stage }) => (stage === 'data' ? 'hang' : 'take') });
    await store(db, 1, { email: '' });
    const { delivery } = start(db, mail.url, { timeoutMs: 60_000 });
    await until(() => mail.attempts() === 1);
    // Only the limit can end it before the test's timeout: the transport waits for a minute.
    await delivery.stop(200);
    expect(mail.delivered).toEqual([]);
    expect(await countOutbox(db)).toMatchObject({ waiting: 1 });
  });
});

test('mails wait if the mail server refuses the login', async () => {
  const db = await open('SQLite');
  const mail = await startServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'me' }) : done(Object.assign(new Error('No'), { responseCode: 535 })),
  });
  await store(db, 1, { email: '' });
  const { delivery, logged } = start(db, mail.url.replace('//', '//me:wrong@'));
  await until(() => logged.some(({ responseCode }) => responseCode === 535));
  const advice = 'the mail server refuses the user and password in SMTP_URL, or their absence; correct it and restart';
  expect(logged.find(({ responseCode }) => responseCode === 535)).toMatchObject({ advice });
  expect(await deliveries(db)).toEqual(['received']);
  await delivery.stop();
  expect(JSON.stringify(logged)).not.toContain('wrong');
  start(db, mail.url.replace('//', '//me:right@'));
  await until(async () => (await deliveries(db)).join() === 'sent');
});

test('the log says why there is no connection to the mail server, such as TLS on the port without it', async () => {
  const db = await open('SQLite');
  const mail = await startServer();
  await store(db, 1, { email: '' });
  const { logged } = start(db, mail.url.replace('smtp:', 'smtps:'));
  await until(() => logged.some(({ msg }) => msg === 'Mail will be retried'));
  const reason = expect.stringContaining('wrong version number');
  const advice = 'this port of the mail server begins without TLS; write smtp:// in SMTP_URL for STARTTLS, and restart';
  expect(logged[0]).toMatchObject({ code: 'ESOCKET', reason, advice });
});

test('a mail server on this machine may have a self-signed certificate', async () => {
  const db = await open('SQLite');
  const mail = await startServer({ disabledCommands: ['AUTH'] });
  await store(db, 1, { email: '' });
  start(db, mail.url);
  await until(() => mail.delivered.length === 1);
});

test('delays double up to a limit, and vary by up to half', () => {
  const waits = [1, 2, 3, 8, 500].map((attempt) => retryDelay(attempt, 30_000, 3_600_000, () => 0));
  expect(waits).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
  expect(retryDelay(1, 30_000, 3_600_000, () => 0.999)).toBeLessThan(15_100);
});

test('an outage begins with the second failure, and simultaneous ones do not prolong its pause', () => {
  const outage = createOutage(1000, () => {});
  expect([outage.recordFailure(), outage.remainingMs(), outage.recordFailure()]).toEqual([false, 0, true]);
  const paused = outage.remainingMs();
  expect(paused).toBeGreaterThan(0);
  expect([outage.recordFailure(), outage.remainingMs() <= paused]).toEqual([true, true]);
});

async function open(kind: DatabaseKind) {
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  return db;
}

async function startServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

async function store(
  db: Database,
  count: number,
  change: Record<string, string> = {},
  now = () => new Date(),
  first = 0,
) {
  for (let index = first; index < first + count; index++) {
    await storeEnquiry(db, {
      formType: 'contact',
      ...answersOf({ ...values, ...change }),
      key: `k${index}`,
      now: now(),
    });
  }
}

function start(db: Database, url: string, { timeoutMs = 5000, ...options }: StartOptions = {}) {
  const logged: Record<string, unknown>[] = [];
  const sender = createMailTransport(url, { timeoutMs });
  const delivery = startWorker({
    db,
    log: createLog('debug', (line) => logged.push(JSON.parse(line))),
    compose: (claimed) => composeMail({ ...claimed, site: tinySite, addresses: { from: garage, to: [garage] } }),
    send: sender.send,
    firstRetryMs: 50,
    pollMs: 20,
    ...options,
  });
  onTestFinished(async () => {
    await delivery.stop(100);
    sender.close();
  });
  return { delivery, logged };
}

async function deliveries(db: Database) {
  return (await selectEnquiries(db).select('delivery').execute()).map(({ delivery }) => delivery);
}

type Compose = Parameters<typeof startWorker>[0]['compose'];

type StartOptions = Partial<Omit<Parameters<typeof startWorker>[0], 'db' | 'log' | 'send'>> & { timeoutMs?: number };
