import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sqlitePackage } from '../../server/database/sqlite.ts';
import { until } from './mail-server.ts';
import { enquiry, makeFolder, postJson } from './start-server.ts';

const run = promisify(execFile);

// Starts processes one after another, on machines that may be busy.

const entry = inject('tinyServer');

test('the built server serves, stores, stops cleanly, and its enquiries can be listed', async () => {
  const { child, url, databaseUrl, output } = await startProcess();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(output()).toMatch(
    /"level":"warn","msg":"Mail is off: .* open \/desk .*desk-link.* or run `enquiries list`.* Set SMTP_URL/,
  );
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  const { reference } = (await (await postJson(url, enquiry)).json()) as { reference: string };
  await postJson(url, { ...enquiry, website: 'filled' });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);

  const list = (...args: string[]) =>
    run('node', [join(entry, '../enquiries.js'), ...args], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const lines = (await list('list', '--json')).stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reference,
      state: 'received',
      formType: 'contact',
      name: 'Ann Driver',
      message: enquiry.message,
    }),
  ]);
  await expect(list('show', 'NOSUCH')).rejects.toMatchObject({ code: 1 });
  await expect(list('dance')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("unknown command 'dance'"),
  });
});

test('a stopping server finishes a submission in progress', async () => {
  const { child, url } = await startProcess();
  const body = JSON.stringify(enquiry);
  const sending = request(`${url}/api/forms/submit`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      // The server confirms that it has read the headers.
      Expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, 10));
  child.kill('SIGTERM');
  // It accepts no more connections.
  await until(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  );
  sending.end(body.slice(10));
  const [answer] = await once(sending, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(201);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a server whose log cannot be written still serves and stores', async () => {
  const { child, url } = await startProcess();
  child.stdout.destroy();
  for (const key of ['first', 'second']) {
    expect((await postJson(url, enquiry, { 'Idempotency-Key': key })).status).toBe(201);
  }
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT: found "abc"; write a port from 0 to 65535, like 3000'],
  [{ DATABASE_URL: 'file:/dev/null/enquiries.sqlite' }, 'Cannot open the database file /dev/null/enquiries.sqlite'],
  [{ SITE_URL: 'http://tiny.example' }, 'SITE_URL: found "http://tiny.example"; it must be an https:// address'],
  [{ HOST: 'nosuch.invalid' }, 'nosuch.invalid: this machine has no such address; set HOST to one that it has.\n'],
  [{ HOST: '203.0.113.9' }, '203.0.113.9: this machine has no such address; set HOST to one that it has.\n'],
])('the server refuses to start with an invalid setting and explains it: %j', async (env, sentence) => {
  const failure = run('node', [entry], { env: { ...process.env, PORT: '0', ...env } });
  await expect(failure).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
});

test('the server names the setting to change if its port is in use', async () => {
  const { url } = await startProcess();
  const { port } = new URL(url);
  const sentence = `127.0.0.1:${port}: this port is in use; set PORT, or METRICS_PORT, to another.\n`;
  const ports = [{ PORT: port }, { PORT: '0', METRICS_PORT: port }];
  for (const env of ports) {
    const failure = run('node', [entry], { env: { ...process.env, ...env } });
    await expect(failure).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  }
});

test('the desk recovers once a file that was unreadable at first can be read', async () => {
  const folder = await mkdtemp(resolve('.cache/desk-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(entry, '../..'), folder, { recursive: true });
  const pages = join(folder, 'server/desk-pages.js');
  await rename(pages, `${pages}.gone`);
  const { url } = await startProcess(join(folder, 'server/index.js'), { DESK: 'on' });
  const status = async () => (await fetch(`${url}/desk/sign-in`)).status;
  expect(await status()).toBe(500);
  await rename(`${pages}.gone`, pages);
  expect(await status()).toBe(200);
});

/** Starts the built server on a free port, as `npm run serve` does. */
async function startProcess(program = entry, settings: Record<string, string> = {}) {
  const databaseUrl = `file:${join(await makeFolder(), 'data', 'enquiries.sqlite')}`;
  const child = spawn('node', [program], {
    env: { ...process.env, PORT: '0', DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended: ${text}`);
  });
  const started = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/[^\s"]+/.exec(text)?.[0];
      if (url && text.includes('Mail is off')) resolve(url);
    });
  });
  const url = await Promise.race([started, ended]);
  ended.catch(() => {});
  return { child, url, databaseUrl, output: () => text };
}

test('a package of SQLite whose install script has not run is named, not the database', async () => {
  // Inside the project, so that it finds the other packages.
  const dir = await mkdtemp(resolve('.cache/uncompiled-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const { name } = sqlitePackage;
  await cp(join(entry, '../..'), dir, { recursive: true });
  const filter = (file: string) => !file.includes('/build/') && !file.endsWith('.node');
  await cp(resolve('node_modules', name), join(dir, 'node_modules', name), { recursive: true, filter });
  const env = { ...process.env, PORT: '0', DATABASE_URL: `file:${join(dir, 'enquiries.sqlite')}` };
  await expect(run('node', [join(dir, 'server/index.js')], { env })).rejects.toMatchObject({
    code: 1,
    stderr: `${name} is not compiled for this Node. Run: npm rebuild ${name}\n`,
  });
});
