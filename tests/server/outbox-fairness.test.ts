import { type AddressInfo, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { recordTask } from '../../server/database/maintenance.ts';
import { selectEnquiries } from '../../server/enquiries/list.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { createLog } from '../../server/log.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { openLeases } from '../../server/mail/leases.ts';
import { claimMails, countOutbox, retryMails } from '../../server/mail/outbox.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { startWorker } from '../../server/mail/worker.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { type Delivered, startMailServer, until, type Verdict } from './mail-server.ts';

const createDatabase = databaseFactory();

const garage = 'office@tiny.example';

describe.each(databaseKinds)('the outbox over %s', (kind) => {
  const poisonCounts = kind === 'SQLite' ? [10, 60] : [10];

  test.each(poisonCounts)('delivers good mails behind %i whose connection breaks after DATA', async (poisonCount) => {
    const db = await open(kind);
    const mail = await startServer((received) => (subjectOf(received) === 'poison' ? 'drop' : 'take'));
    await store(db, Array(poisonCount).fill('poison'));
    await store(db, honest(10));
    start(db, mail.url, { firstRetryMs: 1000 });
    await until(() => arrived(mail).length >= 10);
    expect(arrived(mail)).toEqual(honest(10));
    // Every bad mail has failed on its own account.
    await until(async () => (await waitingRefusals(db)).filter(Boolean).length >= poisonCount);
  });

  test.each(poisonCounts)('delivers good mails behind %i that hang after DATA', async (poisonCount) => {
    const db = await open(kind);
    const mail = await startServer((received) => (subjectOf(received) === 'poison' ? 'hang' : 'take'));
    await store(db, Array(poisonCount).fill('poison'));
    await store(db, honest(10));
    // Shorter than in production.
    start(db, mail.url, { firstRetryMs: 50, timeoutMs: 1500 });
    await until(() => arrived(mail).length >= 10);
    await store(db, ['honest 10']);
    await until(() => arrived(mail).includes('honest 10'));
    await until(async () => (await waitingRefusals(db)).length <= poisonCount);
    expect(await waitingRefusals(db)).toHaveLength(poisonCount);
  });

  test('claims the mails that failed least often first, then those that have waited longest', async () => {
    const db = await open(kind);
    const now = new Date();
    await store(db, ['twice', 'once', 'late', 'early']);
    const setRow = (message: string, refusals: number, agoMs: number) =>
      db
        .updateTable('outbox')
        .set({ refusals, due_at: new Date(now.getTime() - agoMs).toISOString() })
        .where('enquiry_id', 'in', (where) => where.selectFrom('enquiry').select('id').where('name', '=', message))
        .execute();
    await setRow('twice', 2, 4000);
    await setRow('once', 1, 3000);
    await setRow('late', 0, 1000);
    await setRow('early', 0, 2000);
    const claim = async (limit: number) =>
      (await claimMails(db, { queue: 'outbox', worker: 'w', now, limit, leaseMs: 60_000 })).map(
        ({ enquiry }) => enquiry?.name,
      );
    expect(await claim(1)).toEqual(['early']);
    expect(await claim(2)).toEqual(['late', 'once']);
    expect(await claim(2)).toEqual(['twice']);
    // What a server has sent is sent, even if another one has claimed it since.
    const timing = { leaseMs: 60_000, pollMs: 1000, maxDelayMs: 60_000, now: () => now, isStopping: () => false };
    const slow = openLeases({ db, log: createLog('silent'), queue: 'outbox', ...timing });
    await slow.settle(await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(), 'sent');
    slow.close();
    expect(await countOutbox(db)).toMatchObject({ waiting: 3 });
  });

  test.runIf(kind === 'PostgreSQL')(
    'claims no mail that another server is claiming, and does not wait for it',
    async () => {
      const url = await createDatabase(kind);
      const db = await openDatabase(url);
      onTestFinished(() => db.destroy());
      await store(db, ['first', 'second']);
      await sql.raw(`alter database ${new URL(url).pathname.slice(1)} set lock_timeout = '1s'`).execute(db);
      const late = await openDatabase(url);
      onTestFinished(() => late.destroy());
      const other = await db.startTransaction().execute();
      const claim = async (from: Database) => {
        const options = { queue: 'outbox', worker: 'w', now: new Date(), limit: 1, leaseMs: 60_000 } as const;
        return (await claimMails(from, options)).map(({ enquiry }) => enquiry?.name);
      };
      expect([await claim(other), await claim(late)]).toEqual([['first'], ['second']]);
      await other.commit().execute();
    },
  );

  test('continues with previously failed mails when the database fails between two statements', async () => {
    const db = await open(kind);
    const mail = await startServer(() => 'take');
    await store(db, honest(12), 'ann@example.org');
    await db.updateTable('outbox').set({ refusals: 1 }).execute();
    await db.schema.alterTable('confirmation').renameTo('hidden').execute();
    const { logged } = start(db, mail.url, { leaseMs: 300 });
    await until(() => logged.filter(({ msg }) => msg === 'Reading the outbox failed').length >= 2);
    await db.schema.alterTable('hidden').renameTo('confirmation').execute();
    // A lease this short may end before a slow machine has recorded what it has sent.
    await until(() => arrived({ delivered: mail.delivered.filter(({ to }) => to.join() === garage) }).length >= 12);
  });

  test('gives up a mail that breaks every connection, and shows it as failed', async () => {
    const db = await open(kind);
    const mail = await startServer(() => 'drop');
    await store(db, ['poison']);
    await db.updateTable('outbox').set({ refusals: 45 }).execute();
    const observed: string[] = [];
    start(db, mail.url, { firstRetryMs: 1, observe: (outcome) => observed.push(outcome) });
    await until(async () => (await countOutbox(db)).failed === 1);
    expect(await selectEnquiries(db).select('delivery').execute()).toEqual([{ delivery: 'failed' }]);
    expect(observed).toEqual(['postponed', 'postponed', 'postponed', 'postponed', 'failed']);
  });

  test('probes a mail server that refuses everything with one mail at a time, a different one each time', async () => {
    const db = await open(kind);
    // The pause starts at the second consecutive failure, so at most eleven are tried before it.
    let beforePause = 11;
    const probes = new Set<Socket>();
    let maxProbes = 0;
    const server = createServer((socket) => {
      if (--beforePause < 0) maxProbes = Math.max(maxProbes, probes.add(socket).size);
      socket.on('error', () => {});
      socket.on('close', () => probes.delete(socket));
      setTimeout(() => socket.end('554 Closed for today\r\n'), 50);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    await store(db, Array(20).fill('honest'));
    const { port } = server.address() as AddressInfo;
    const { logged } = start(db, `smtp://127.0.0.1:${port}`, { firstRetryMs: 400 });
    const failed = () => logged.filter(({ msg }) => msg === 'Mail will be retried').map(({ reference }) => reference);
    await until(() => failed().length >= 15);
    expect(new Set(failed().slice(0, 15)).size).toBe(15);
    expect(maxProbes).toBe(1);
    expect(await waitingRefusals(db)).toEqual(Array(20).fill(0));
  });

  test('resumes immediately after an outage on request', async () => {
    const db = await open(kind);
    const port = await findFreePort();
    await store(db, ['honest 0', 'honest 1', 'honest 2']);
    const { logged } = start(db, `smtp://127.0.0.1:${port}`, { firstRetryMs: 3_600_000 });
    await until(() => logged.filter(({ msg }) => msg === 'Mail will be retried').length >= 2);
    // A mail being sent cannot be requested.
    await until(
      async () => (await db.selectFrom('outbox').select('id').where('claimed_by', '!=', '').execute()).length === 0,
    );
    const mail = await startMailServer({ port });
    onTestFinished(() => mail.stop());
    for (const { id } of await db.selectFrom('enquiry').select('id').execute()) await retryMails(db, id, new Date());
    await recordTask(db, 'retry', new Date());
    await until(() => arrived(mail).length >= 3);
  });

  test.each(['the start', 'the outage'])('pauses in an outage if a retry was requested before %s', async (event) => {
    const db = await open(kind);
    const port = await findFreePort();
    let reads = 0;
    const readAgain = (times: number) => {
      const enough = reads + times;
      return until(() => reads >= enough);
    };
    if (event === 'the start') await recordTask(db, 'retry', new Date());
    const { logged, worker } = start(db, `smtp://127.0.0.1:${port}`, {
      firstRetryMs: 3_600_000,
      concurrency: 1,
      isPaused: () => ++reads < 0,
    });
    await readAgain(2);
    if (event === 'the outage') await recordTask(db, 'retry', new Date());
    await readAgain(2);
    await store(db, Array(9).fill('honest'));
    worker.pollNow();
    const failures = () => logged.filter(({ msg }) => msg === 'Mail will be retried').length;
    await until(() => failures() >= 2);
    await readAgain(3);
    expect(failures()).toBe(2);
  });

  test('ends an outage without waiting for mails that hang', async () => {
    const db = await open(kind);
    let isDown = false;
    const mail = await startMailServer({
      inspect: (received) => (subjectOf(received) === 'poison' ? 'hang' : 'take'),
      onConnect: (_, done) => done(isDown ? Object.assign(new Error('Closed'), { responseCode: 421 }) : null),
    });
    onTestFinished(() => mail.stop());
    await store(db, ['poison']);
    const { logged, worker } = start(db, mail.url, { firstRetryMs: 50 });
    await until(() => mail.attempts() === 1);
    isDown = true;
    await store(db, ['honest 0', 'honest 1']);
    worker.pollNow();
    await until(() => logged.filter(({ msg }) => msg === 'Mail will be retried').length >= 2);
    isDown = false;
    await until(async () => (await countOutbox(db)).waiting === 1);
    // The mail that hangs is still being sent for the first time.
    expect([arrived(mail), await waitingRefusals(db)]).toEqual([['honest 0', 'honest 1'], [0]]);
  });

  test('retries at most five mails at once, so that others find a connection', async () => {
    const db = await open(kind);
    const mail = await startServer((received) => (subjectOf(received) === 'poison' ? 'hang' : 'take'));
    await store(db, Array(30).fill('poison'));
    await db.updateTable('outbox').set({ refusals: 1 }).execute();
    start(db, mail.url);
    const claimed = db.selectFrom('outbox').select('id').where('claimed_by', '!=', '').where('refusals', '>', 0);
    await until(async () => (await claimed.execute()).length >= 5);
    // The claim of a new mail looks for retries too.
    await store(db, ['honest']);
    await until(() => mail.delivered.length >= 1);
    expect(await claimed.execute()).toHaveLength(5);
  });

  test('sends every good mail once, whatever fails', async () => {
    const db = await open(kind);
    const failure = fc.constantFrom<Verdict>('drop', 451, 452, 421);
    const plan = fc.record({
      honest: fc.array(fc.array(failure, { maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      poison: fc.array(fc.constantFrom<Verdict>('drop', 451, 550), { maxLength: 12 }),
      downMs: fc.constantFrom(0, 0, 60),
      workers: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ honest, poison, downMs, workers }) => {
        await db.deleteFrom('enquiry').execute();
        const verdicts = new Map(honest.map((failures, index) => [`honest ${index}`, [...failures]]));
        const port = await findFreePort();
        await store(db, [...poison.map((_, index) => `poison ${index}`), ...verdicts.keys()]);
        const started = Array.from({ length: workers }, () => start(db, `smtp://127.0.0.1:${port}`));
        await new Promise((resolve) => setTimeout(resolve, downMs));
        const mail = await startMailServer({
          port,
          inspect: (received) => {
            const subject = subjectOf(received);
            const [, index] = subject.split(' ');
            return subject.startsWith('poison')
              ? (poison[Number(index)] ?? 'drop')
              : (verdicts.get(subject)?.shift() ?? 'take');
          },
        });
        try {
          const sent = () => mail.delivered.map(({ mail: received }) => subjectOf(received)).sort();
          await until(() => sent().length >= honest.length);
          await Promise.all(started.map(({ worker }) => worker.stop(5000)));
          expect(sent()).toEqual([...verdicts.keys()].sort());
          const states = await db
            .selectFrom('outbox')
            .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
            .where('name', 'like', 'honest%')
            .select('outbox.state')
            .execute();
          expect(states).toEqual(honest.map(() => ({ state: 'sent' })));
        } finally {
          await Promise.all(started.map(({ worker }) => worker.stop(0)));
          await mail.stop();
        }
      }),
      { numRuns: kind === 'SQLite' ? 12 : 6 },
    );
  });
});

test('a server that closes with 421 after DATA fails only that mail', async () => {
  const db = await open('SQLite');
  const mail = await startServer((received) => (subjectOf(received) === 'poison' ? 421 : 'take'));
  await store(db, ['poison', 'poison', 'poison', 'honest']);
  start(db, mail.url, { firstRetryMs: 5000 });
  await until(() => mail.delivered.length >= 1);
  await until(async () => (await waitingRefusals(db)).filter(Boolean).length >= 3);
  expect(mail.delivered.map(({ mail: received }) => subjectOf(received))).toEqual(['honest']);
});

/** Names for enquiries whose mails are told apart. */
function honest(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `honest ${index}`).sort();
}

/** The enquiries whose mails have arrived. On a starved machine one may time out once delivered, and arrive twice. */
function arrived({ delivered }: { delivered: readonly Delivered[] }): string[] {
  return [...new Set(delivered.map(({ mail }) => subjectOf(mail)))].sort();
}

/** Identifies an enquiry's mail by the name. */
function subjectOf({ text = '' }: Email): string {
  return /(poison|honest)( \d+)?/.exec(text)?.[0] ?? '';
}

async function waitingRefusals(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('outbox').select('refusals').where('state', '=', 'waiting').execute();
  return rows.map(({ refusals }) => refusals);
}

async function open(kind: DatabaseKind) {
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  return db;
}

async function startServer(inspect: (received: Email) => Verdict) {
  const server = await startMailServer({ inspect });
  onTestFinished(() => server.stop());
  return server;
}

async function store(db: Database, messages: readonly string[], email = '') {
  for (const message of messages) {
    const values = { name: message, phone: '01632 960123', email };
    await storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: crypto.randomUUID(), now: new Date() });
  }
}

function start(db: Database, url: string, { timeoutMs = 120_000, ...options }: StartOptions = {}) {
  const logged: Record<string, unknown>[] = [];
  // Long, since a mail that times out once it is delivered is sent again, but half of what `until` waits.
  const transport = createMailTransport(url, { timeoutMs });
  const worker = startWorker({
    db,
    log: createLog('debug', (line) => logged.push(JSON.parse(line))),
    compose: (claimed) => composeMail({ ...claimed, site: tinySite, addresses: { from: garage, to: [garage] } }),
    send: transport.send,
    firstRetryMs: 5,
    pollMs: 20,
    ...options,
  });
  onTestFinished(async () => {
    await worker.stop(100);
    transport.close();
  });
  return { worker, logged };
}

type StartOptions = Partial<Parameters<typeof startWorker>[0]> & { timeoutMs?: number };
