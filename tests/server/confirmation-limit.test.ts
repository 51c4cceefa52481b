import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { createLog } from '../../server/log.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { findExcessConfirmations } from '../../server/mail/confirmation-limit.ts';
import { claimMails } from '../../server/mail/outbox.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { startWorker } from '../../server/mail/worker.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { startMailServer, until } from './mail-server.ts';

const createDatabase = databaseFactory();

const garage = 'office@tiny.example';

/** Different notations of one mailbox. */
const spellings = ['vic.tim@gmail.com', 'Victim+1@GMail.com', 'v.ictim+2@googlemail.com'];

describe.each(databaseKinds)('confirmations over %s', (kind) => {
  test('reach one mailbox five times an hour and twenty times a day, from any sender and any server', async () => {
    const url = await createDatabase(kind);
    // One process owns an SQLite file.
    const databases = [await open(url), ...(kind === 'PostgreSQL' ? [await open(url)] : [])];
    const [db] = databases as [Database];
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    let now = new Date();
    for (const each of databases) startSending(each, mail.url, () => now);
    const deliveredTo = (...addresses: string[]) =>
      mail.delivered.filter(({ to }) => addresses.some((address) => to[0]?.toLowerCase() === address.toLowerCase()))
        .length;
    const isIdle = async () =>
      (await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()).length === 0;

    await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(db, spellings[index % spellings.length] ?? '', now)),
    );
    await send(db, 'ann@example.org', now);
    await until(isIdle);
    expect([deliveredTo(garage), deliveredTo('ann@example.org'), deliveredTo(...spellings)]).toEqual([101, 1, 5]);
    // One that is sent again counts once.
    await db
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: '' })
      .where('kind', '=', 'visitor')
      .where('state', '=', 'sent')
      .execute();
    await until(isIdle);
    expect([deliveredTo('ann@example.org'), deliveredTo(...spellings)]).toEqual([2, 10]);

    const perHour = [];
    for (let hour = 1; hour <= 5; hour++) {
      now = new Date(now.getTime() + 3_600_001);
      for (let form = 0; form < 6; form++) await send(db, 'victim@gmail.com', now);
      await until(isIdle);
      perHour.push(deliveredTo('victim@gmail.com'));
    }
    expect(perHour).toEqual([5, 10, 15, 15, 15]);
    now = new Date(now.getTime() + 86_400_001);
    await send(db, 'victim@gmail.com', now);
    await until(isIdle);
    expect([deliveredTo('victim@gmail.com'), deliveredTo(garage)]).toEqual([16, 132]);
  });

  test('are counted without those erased since they were claimed', async () => {
    const db = await open(await createDatabase(kind));
    const now = new Date();
    await send(db, 'ann@example.org', now);
    await send(db, 'bob@example.org', now);
    const claimed = await claimMails(db, { queue: 'outbox', worker: 'w', now, limit: 9, leaseMs: 1000 });
    await db.deleteFrom('enquiry').where('email', '=', 'ann@example.org').execute();
    expect(await findExcessConfirmations(db, claimed, now)).toEqual(new Set());
    expect(await db.selectFrom('confirmation').select('mail_id').execute()).toHaveLength(1);
  });
});

async function open(url: string): Promise<Database> {
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}

function send(db: Database, email: string, now: Date) {
  const values = { name: 'Ann', phone: '01632 960123', email };
  return storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: crypto.randomUUID(), now });
}

function startSending(db: Database, url: string, now: () => Date): void {
  // Long, since a mail that times out once it is delivered is sent again.
  const transport = createMailTransport(url, { timeoutMs: 120_000 });
  const worker = startWorker({
    db,
    log: createLog('silent'),
    compose: (claimed) => composeMail({ ...claimed, site: tinySite, addresses: { from: garage, to: [garage] } }),
    send: transport.send,
    firstRetryMs: 5,
    pollMs: 20,
    now,
  });
  onTestFinished(async () => {
    await worker.stop(100);
    transport.close();
  });
}
