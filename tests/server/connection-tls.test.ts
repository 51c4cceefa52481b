import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { describeConnection } from '../../server/connection-tls.ts';
import { openDatabase } from '../../server/database/database.ts';
import { failureFields } from '../../server/mail/retry.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { startMailServer } from './mail-server.ts';
import { makeFolder } from './start-server.ts';

/** A non-loopback address of this machine, if it has one. */
const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((found) => found?.family === 'IPv4' && !found.internal)?.address;

describe.skipIf(!ownAddress)('off the loopback interface', () => {
  test('no mail is sent to a server without TLS, unless the URL allows it', async () => {
    const mail = await startMailServer({ host: '0.0.0.0' });
    onTestFinished(mail.stop);
    const url = `smtp://${ownAddress}:${mail.port}`;
    const message: Parameters<ReturnType<typeof createMailTransport>['send']>[0] = {
      messageId: '<hello@tiny.example>',
      from: { name: 'A', address: 'a@tiny.example' },
      to: [{ name: 'B', address: 'b@tiny.example' }],
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      envelope: { from: 'a@tiny.example', to: ['b@tiny.example'] },
      headers: {},
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const send = async (to: string) => {
      const transport = createMailTransport(to);
      onTestFinished(() => transport.close());
      await transport.send(message);
    };
    const refused: unknown = await send(url).catch((error) => error);
    expect(failureFields(refused)).toMatchObject({
      code: 'ETLS',
      advice: 'the mail server, or something on the way to it, refuses TLS, so nothing was sent',
    });
    expect(mail.delivered).toEqual([]);
    await send(`${url}?insecure=1`);
    expect(mail.delivered).toHaveLength(1);
  });

  test('PostgreSQL gets no user name before it has accepted TLS, unless the URL allows it', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (first) => {
        received.push(first.toString('latin1'));
        socket.end('N');
      });
    });
    const received: string[] = [];
    await once(server.listen(0, '0.0.0.0'), 'listening');
    onTestFinished(() => void server.close());
    const url = `postgres://ann:hush@${ownAddress}:${(server.address() as AddressInfo).port}/enquiries`;
    await expect(openDatabase(url)).rejects.toThrow(/does not support SSL/);
    await expect(openDatabase(`${url}?insecure=1`)).rejects.toThrow();
    expect(received.map((bytes) => bytes.includes('ann'))).toEqual([false, true]);
  });
});

test.each([
  ['smtp://me:hush@mail.example:587', 'mail.example:587, with TLS required'],
  ['smtps://me:hush@mail.example', 'mail.example, with TLS'],
  ['smtp://mail.example?insecure=1', 'mail.example, WITHOUT requiring TLS, as ?insecure=1 says'],
  ['smtp://127.0.0.1:2525', '127.0.0.1:2525, on this machine'],
  ['postgres://me:hush@db.example/enquiries', 'db.example, with TLS required (sslmode=verify-full)'],
  ['postgres://me:hush@db.example/enquiries?sslmode=require', 'db.example, with TLS required (sslmode=require)'],
  ['postgres://me:hush@db.example/enquiries?insecure=1', 'db.example, WITHOUT requiring TLS, as ?insecure=1 says'],
  ['postgres://me@localhost/enquiries', 'localhost, on this machine'],
])('%s is described as %s', (url, description) => {
  expect(describeConnection(url)).toBe(description);
});

test('a mail server’s URL has no parameter by which mails leave without TLS, or to another host, unknown to the log', () => {
  const read = (query: string) => () => readConfig({ SMTP_URL: `smtp://me:hush@mail.example:587/${query}` });
  for (const query of ['requireTLS=false', 'tls.rejectUnauthorized=false', 'host=127.0.0.1', 'insecure=1&debug=true'])
    expect(read(`?${query}`), query).toThrow(
      'SMTP_URL: found an invalid value; write no parameter but insecure=1 and name=',
    );
  for (const query of ['', '?', '?insecure=1', '?name=site.example']) expect(read(query), query).not.toThrow();
});

test('an sslmode without TLS, or with any certificate, is refused for other machines', () => {
  const read = (url: string) => () => readConfig({ DATABASE_URL: url });
  for (const mode of ['prefer', 'no-verify', 'require&uselibpqcompat=true', 'verify-full&sslmode=disable']) {
    expect(read(`postgres://me:hush@db.example/enquiries?sslmode=${mode}`), mode).toThrow(/write sslmode=verify-full,/);
  }
  expect(read('postgres://me:hush@db.example/enquiries?sslmode=require')).not.toThrow();
  expect(read('postgres://me:hush@localhost/enquiries?sslmode=disable')).not.toThrow();
  expect(read('postgres://me:hush@db.example/enquiries?sslmode=disable&insecure=1')).not.toThrow();
});

test('only the server’s user can read the database file and its folder, whatever the umask', async () => {
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  const file = join(await makeFolder(), 'data/enquiries.sqlite');
  const modes = () =>
    ['.', ...readdirSync(dirname(file))].map((name) => [
      name,
      (statSync(join(dirname(file), name)).mode & 0o777).toString(8),
    ]);
  const db = await openDatabase(`file:${file}`);
  const expected = [['.', '700'], ...['', '-shm', '-wal'].map((suffix) => [`enquiries.sqlite${suffix}`, '600'])];
  expect(modes()).toEqual(expected);
  await db.destroy();
  chmodSync(file, 0o644);
  const again = await openDatabase(`file:${file}`);
  expect(modes()).toEqual(expected);
  await again.destroy();
  // An existing folder may contain other files.
  const shared = join(await makeFolder(), 'shared');
  mkdirSync(shared, { mode: 0o755 });
  writeFileSync(join(shared, 'note'), '');
  await (await openDatabase(`file:${shared}/enquiries.sqlite`)).destroy();
  expect(statSync(shared).mode & 0o777).toBe(0o755);
});
