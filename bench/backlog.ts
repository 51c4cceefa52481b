import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../server/database/database.ts';
import { countOutbox } from '../server/mail/count-outbox.ts';
import { enqueueMails } from '../server/mail/enqueue-mails.ts';
import { buildServer } from '../tests/chaos/build-server.ts';
import { startCountingMailServer } from '../tests/chaos/count-mails.ts';
import { createServerProcess } from '../tests/chaos/server-process.ts';
import { createSqliteUrl, findFreePort, removeSqlite, startPostgres } from '../tests/server/databases.ts';

/** How fast a backlog is mailed once the mail server is back: `npm run bench:backlog -- --enquiries 10000`. */
const { values } = parseArgs({ options: { enquiries: { type: 'string', default: '10000' } } });
const enquiries = Number(values.enquiries);
const server = await buildServer();
const postgres = await startPostgres();
const file = await createSqliteUrl();
try {
  await drain('SQLite', file);
  await drain('PostgreSQL', await postgres.createDatabase());
} finally {
  await postgres.stop();
  await server.remove();
  await removeSqlite(file);
}

async function drain(name: string, databaseUrl: string): Promise<void> {
  const db = await openDatabase(databaseUrl);
  await fill(db);
  const mail = await startCountingMailServer({ trouble: 0 });
  const process_ = createServerProcess(server.entry, await findFreePort(), {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'info',
  });
  const begun = performance.now();
  await process_.start();
  while ((await countOutbox(db)).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  const seconds = (performance.now() - begun) / 1000;
  await process_.stop();
  await db.destroy();
  await mail.stop();
  const perSecond = Math.round(enquiries / seconds);
  const doubles = [...mail.counts.values()].filter((times) => times > 1).length;
  process.stdout.write(
    `${name}: ${mail.counts.size} mails in ${seconds.toFixed(1)} s, ${perSecond} a second, ${doubles} twice\n`,
  );
}

async function fill(db: Database): Promise<void> {
  for (let done = 0; done < enquiries; done += 500) {
    await db.transaction().execute(async (trx) => {
      for (let index = 0; index < Math.min(500, enquiries - done); index++) {
        const id = randomUUID();
        const row = {
          id,
          reference: id.slice(0, 18),
          submission_key: id,
          form_type: 'contact' as const,
          state: 'received' as const,
          received_at: new Date().toISOString(),
          fingerprint: id,
          name: 'Ann Driver',
          phone: '01632 960123',
          email: '',
          registration: '',
          postcode: 'ZZ1 2ZZ',
          service: '',
          message: 'My brakes make a noise.',
          preferred_date: '',
          preferred_time: '',
        };
        await trx.insertInto('enquiry').values(row).execute();
        await enqueueMails(trx, row);
      }
    });
  }
}
