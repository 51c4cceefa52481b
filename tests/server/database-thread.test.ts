import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { SqliteFile } from '../../server/database/sqlite.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { startMailServer, until } from './mail-server.ts';
import { enquiry, makeFolder, postJson } from './start-server.ts';

// Starts processes, on machines that may be busy.

const builtEntry = inject('tinyServer');

// Retried in case the machine stalled while the submission waited for the lock.
test('pages are served while the database cannot be written, and the log says why', { retry: 2 }, async () => {
  const { url, file, output } = await start();
  const other = new SqliteFile(file);
  other.exec('begin immediate');
  let status = 0;
  const submitted = postJson(url, enquiry).then((answer) => {
    status = answer.status;
  });
  let pages = 0;
  while (status === 0) {
    expect((await fetch(url)).status).toBe(200);
    pages += 1;
  }
  await submitted;
  expect(status).toBe(503);
  expect(pages).toBeGreaterThan(2);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  await until(() => output().includes('Storing an enquiry failed'));
  expect(output()).toContain(
    '"advice":"another program has locked the file for seconds; end that program, or its transaction"',
  );

  other.exec('rollback');
  other.close();
  expect((await postJson(url, enquiry)).status).toBe(201);
});

test('frequent readiness checks of a locked database do not keep it busy', async () => {
  const { url, file, output } = await start();
  const other = new SqliteFile(file);
  other.exec('begin immediate');
  for (let burst = 0; burst < 3; burst++) {
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/readyz`)));
  }
  other.close();
  // A check takes a second here, and its result is reused for another.
  expect(output().split('"msg":"Database not writable"').length - 1).toBeLessThan(5);
});

test('mails are sent, logged and counted', async () => {
  const mailbox = await startMailServer();
  onTestFinished(mailbox.stop);
  const metricsPort = String(await findFreePort());
  const { url, output } = await start({ SMTP_URL: mailbox.url, METRICS_PORT: metricsPort });
  expect((await postJson(url, enquiry)).status).toBe(201);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const expected = ['mails_sent_total{kind="visitor"} 1', 'mails_sent_total{kind="business"} 1', 'outbox_depth 0'];
  await until(async () => {
    const lines = (await metrics()).split('\n');
    return expected.every((line) => lines.includes(line));
  });
  await until(() => output().split('"msg":"Mail sent"').length === 3);
});

describe('a thread that', () => {
  test.each([
    ['fails', 'throw new Error("Out of order");', 'Out of order'],
    ['ends', 'process.exit(0);', 'The database thread exited unexpectedly.'],
  ])('%s ends the server, so that it is started again', async (_, fault, sentence) => {
    const server = await start({}, await breakThread(fault));
    await expect(postJson(server.url, enquiry)).rejects.toThrow();
    expect(await server.ended()).toBe(1);
    expect(server.output()).toContain(sentence);
  });

  test('hangs does not keep visitors waiting for ever', async () => {
    const { url } = await start({}, await breakThread('for (;;) Atomics.wait(cell, 0, 0);'));
    const answer = await postJson(url, enquiry);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('call us on 01632 960000')]);
    expect((await fetch(url)).status).toBe(200);
  });
});

/** Copies the built server, with a fault in its thread that occurs when an enquiry is stored. */
async function breakThread(fault: string): Promise<string> {
  const outDir = resolve('.cache', `broken-thread-${process.pid}-${fault.length}`);
  onTestFinished(() => rm(outDir, { recursive: true, force: true }));
  await cp(dirname(dirname(builtEntry)), outDir, { recursive: true });
  const thread = join(outDir, 'server/database-thread.js');
  const listen = `import { parentPort as port } from 'node:worker_threads';
const cell = new Int32Array(new SharedArrayBuffer(4));
port.on('message', ({ name }) => { if (name === 'store') { ${fault} } });\n`;
  await writeFile(thread, listen + (await readFile(thread, 'utf8')));
  return join(outDir, 'server/index.js');
}

/** Starts the built server on its own database file. */
async function start(env: Record<string, string> = {}, entry = builtEntry) {
  const file = join(await makeFolder(), 'enquiries.sqlite');
  const server = createServerProcess(entry, await findFreePort(), { DATABASE_URL: `file:${file}`, ...env });
  onTestFinished(() => server.kill());
  expect(await server.start(), server.output()).toBe(true);
  return { ...server, file };
}
