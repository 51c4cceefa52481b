import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildServer } from '../chaos/build-server.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { findFreePort } from './databases.ts';
import { startMailServer, until } from './mail-server.ts';
import { enquiry, makeFolder, postJson, writeFiles } from './start-server.ts';

// Processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let built: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  built = await buildServer();
  await writeFiles(join(built.entry, '../../client'), { 'index.html': '<h1>Home</h1>' });
});
afterAll(() => built.remove());

// Tried again where a machine that stood still let the second pass that a submission waits for the lock.
test('pages are answered while the database cannot be written, and what is wrong is said', { retry: 2 }, async () => {
  const { url, file, output } = await start();
  const other = new SqliteFile(file);
  other.exec('begin immediate');
  let isStored: number | undefined;
  const submitted = postJson(url, enquiry).then(({ status }) => {
    isStored = status;
  });
  // By now the server waits for the lock.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await fetch(url)).status).toBe(200);
  expect(isStored).toBeUndefined();
  await submitted;
  expect([isStored, (await fetch(`${url}/readyz`)).status]).toEqual([503, 503]);
  await until(() => output().includes('An enquiry could not be stored'));
  expect(output()).toContain(
    '"advice":"another program has locked the file for seconds; end that program, or its transaction"',
  );

  other.exec('rollback');
  other.close();
  expect((await postJson(url, enquiry)).status).toBe(201);
});

test('mails are sent, logged and counted', async () => {
  const mailbox = await startMailServer();
  onTestFinished(mailbox.stop);
  const metricsPort = String(await findFreePort());
  const { url, output } = await start({ SMTP_URL: mailbox.url, METRICS_PORT: metricsPort });
  expect((await postJson(url, enquiry)).status).toBe(201);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await until(async () => (await metrics()).includes('mails_sent_total{kind="visitor"} 1'));
  expect((await metrics()).split('\n')).toEqual(
    expect.arrayContaining(['mails_sent_total{kind="garage"} 1', 'outbox_depth 0']),
  );
  await until(() => output().split('"msg":"A mail was sent"').length === 3);
});

/** The built server on a database file of its own. */
async function start(env: Record<string, string> = {}) {
  const file = join(await makeFolder(), 'enquiries.sqlite');
  const server = createServerProcess(built.entry, await findFreePort(), { DATABASE_URL: `file:${file}`, ...env });
  onTestFinished(() => server.kill());
  expect(await server.start(), server.output()).toBe(true);
  return { ...server, file };
}
