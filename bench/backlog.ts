import { randomUUID } from 'node:crypto';
import { startCountingMailServer } from '../tests/chaos/count-mails.ts';
import { highLimits } from './load.ts';
import { bundleServer, sqliteUrl, tryPostgres } from './own-site.ts';
import { afterPart, startServer, wait } from './processes.ts';
import { count, type Part, type PartOptions, round, table } from './report.ts';

/** Measures how fast a backlog is mailed once there is a mail server. */
export async function measureBacklog({ isQuick }: PartOptions): Promise<Part> {
  const enquiries = isQuick ? 500 : 10_000;
  const { command } = await bundleServer();
  const postgres = isQuick ? undefined : await tryPostgres();
  const rows = [['SQLite', ...(await drain(command, await sqliteUrl(), enquiries))]];
  if (postgres) rows.push(['PostgreSQL', ...(await drain(command, await postgres.createDatabase(), enquiries))]);
  const body = [
    `${count(enquiries)} enquiries, each with one mail, are waiting when the server starts; the mail server is a local one that accepts everything.`,
    table([['', 'mails', 'seconds', 'a second', 'sent twice'], ...rows]),
  ];
  return { ratios: [], body: body.join('\n\n') };
}

async function drain(command: string, databaseUrl: string, enquiries: number): Promise<string[]> {
  const env = { ...highLimits, DATABASE_URL: databaseUrl };
  const withoutMail = await startServer(command, env);
  for (let index = 0; index < enquiries; index += 50) {
    await Promise.all(Array.from({ length: 50 }, () => submit(`${withoutMail.url}/api/forms/submit`)));
  }
  await withoutMail.stop();
  const mail = await startCountingMailServer({ failureRate: 0 });
  afterPart(mail.stop);
  const begun = performance.now();
  const program = await startServer(command, { ...env, SMTP_URL: mail.url });
  while (mail.counts.size < enquiries) await wait(100);
  const seconds = (performance.now() - begun) / 1000;
  await program.stop();
  const doubles = [...mail.counts.values()].filter((times) => times > 1).length;
  return [count(mail.counts.size), round(seconds), round(mail.counts.size / seconds), count(doubles)];
}

async function submit(url: string): Promise<void> {
  const key = randomUUID();
  const enquiry = { formType: 'contact', name: 'Ann Driver', phone: '01632 960123', postcode: 'ZZ1 2ZZ' };
  const body = JSON.stringify({ ...enquiry, message: `My brakes make a noise, number ${key}.` });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}
