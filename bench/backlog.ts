import { setTimeout as wait } from 'node:timers/promises';
import { startCountingMailServer } from '../tests/chaos/count-mails.ts';
import { highLimits, submitForm } from './load.ts';
import { bundleServer, sqliteUrl, tryPostgres } from './own-site.ts';
import { afterPart, startServer } from './processes.ts';
import { atLeast, count, type Part, type PartOptions, round, table } from './report.ts';

export async function measureBacklog({ isQuick }: PartOptions): Promise<Part> {
  const enquiries = isQuick ? 500 : 10_000;
  const { command } = await bundleServer();
  const postgres = isQuick ? undefined : await tryPostgres();
  const drained = [{ name: 'SQLite', ...(await drain(command, await sqliteUrl(), enquiries)) }];
  if (postgres) {
    drained.push({ name: 'PostgreSQL', ...(await drain(command, await postgres.createDatabase(), enquiries)) });
  }
  const rows = drained.map(({ name, mails, seconds, doubles }) => [
    name,
    count(mails),
    round(seconds),
    round(mails / seconds),
    count(doubles),
  ]);
  const body = [
    `${count(enquiries)} enquiries, each with one mail, are waiting when the server starts; the mail server is a local one that accepts everything.`,
    table([['', 'mails', 'seconds', 'a second', 'sent twice'], ...rows]),
  ];
  return {
    ratios: drained.map(({ name, mails, seconds }) => atLeast(`mails a second, ${name}`, mails / seconds, 500)),
    body: body.join('\n\n'),
  };
}

async function drain(command: string, databaseUrl: string, enquiries: number) {
  const env = { ...highLimits, DATABASE_URL: databaseUrl };
  const withoutMail = await startServer(command, env);
  for (let index = 0; index < enquiries; index += 50) {
    await Promise.all(Array.from({ length: 50 }, () => submitForm(withoutMail)));
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
  return { mails: mail.counts.size, seconds, doubles };
}
