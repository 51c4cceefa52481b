import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { erasuresFile } from '../../server/enquiries/erasures-file.ts';

test('an empty environment has working settings', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATABASE_URL: 'file:data/enquiries.sqlite',
    STATE_DIRECTORY: 'data',
    DESK: true,
    SMTP_RETRY_MS: 30_000,
    TRUST_PROXY: 0,
    RATE_LIMIT_PER_ADDRESS: 20,
    RATE_LIMIT_GLOBAL: 300,
    LOG_LEVEL: 'info',
    PAGE_CACHE_MB: 64,
  });
});

test('an address at a domain with an umlaut is read as mail writes it', () => {
  const { ENQUIRIES_TO, ENQUIRIES_FROM } = readConfig({
    ENQUIRIES_TO: 'a@müller.de, b@x.de',
    ENQUIRIES_FROM: 'a@müller.de',
  });
  expect([ENQUIRIES_TO, ENQUIRIES_FROM]).toEqual([['a@xn--mller-kva.de', 'b@x.de'], 'a@xn--mller-kva.de']);
});

test('every invalid setting is named, with the valid values, and no secret is repeated', () => {
  const env = {
    PORT: 'abc',
    TRUST_PROXY: '-1',
    RATE_LIMIT_PER_ADDRESS: 'many',
    METRICS_PORT: '99999',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://user:secret@db',
    SMTP_URL: 'user:secret',
  };
  expect(() => readConfig(env)).toThrowErrorMatchingInlineSnapshot(`
    [Error: Invalid settings in the environment:
      PORT: found "abc"; write a port from 0 to 65535, like 3000
      DATABASE_URL: found an invalid value; write file: and the path of the database file, like file:data/enquiries.sqlite, or the URL of a PostgreSQL database, like postgres://user:password@db.example/enquiries
      SMTP_URL: found an invalid value; write smtp:// or smtps:// and the mail server, like smtp://user:pass@mail.example:587
      TRUST_PROXY: found "-1"; write the number of proxies in front, like 0 or 1
      RATE_LIMIT_PER_ADDRESS: found "many"; write a number of forms a minute, or 0 for no limit
      METRICS_PORT: found "99999"; write a port from 0 to 65535, like 9100
      LOG_LEVEL: found "loud"; write one of debug, info, warn, error and silent]
  `);
});

test.each([
  [{ ERASURES: '/mnt/erased', STATE_DIRECTORY: '/var/lib/a' }, '/mnt/erased'],
  [{ STATE_DIRECTORY: '/var/lib/a:/var/lib/a/backups' }, '/var/lib/a/erasures.jsonl'],
  [{}, resolve('data/erasures.jsonl')],
  [{ DATABASE_URL: 'file:/x/enquiries.sqlite', STATE_DIRECTORY: '/var/lib/a' }, '/x/erasures.jsonl'],
])('with %j, erasures are recorded in %s', (env, file) => {
  const config = readConfig({ DATABASE_URL: 'postgres://user@localhost/enquiries', ...env });
  expect(erasuresFile(config)).toBe(file);
});

test('a setting may equal its limit', () => {
  expect(readConfig({ PORT: '65535' }).PORT).toBe(65_535);
  expect(() => readConfig({ PORT: '65536' })).toThrow('PORT: found "65536"; write a port from 0 to 65535');
});

test('a URL that nothing can parse is refused at the start', () => {
  const read = (url: string) => () => readConfig({ DATABASE_URL: url, SMTP_URL: 'smtp://user:pass#word@mail.example' });
  expect(read('postgres://user:pass#word@db.example/enquiries')).toThrow(/DATABASE_URL: .*\n {2}SMTP_URL: /);
  expect(read('file://my data/enquiries.sqlite')).toThrow(/^(?!.*DATABASE_URL)/s);
});

test('a mail server on port 465, which expects TLS at once and never greets a client without, needs smtps', () => {
  const read = (url: string) => () => readConfig({ SMTP_URL: url });
  expect(read('smtp://user:pass@mail.example:465')).toThrow(
    '  SMTP_URL: found an invalid value; write smtps:// for port 465',
  );
  expect(read('smtps://user:pass@mail.example:465')).not.toThrow();
});

test.each(['12/word', '12#word', '12?word', 'pass/word', 'p@ss/word'])(
  'a password %s is to be encoded: its start would be logged as the host',
  (password) => {
    const read = () =>
      readConfig({
        DATABASE_URL: `postgres://user:${password}@db/enquiries`,
        SMTP_URL: `smtp://user:${password}@mail`,
      });
    const hint = 'found an invalid value; write %2F, %3F, %23 and %40 for /, ?, # and @ in the password';
    expect(read).toThrow(`  DATABASE_URL: ${hint}\n  SMTP_URL: ${hint}`);
  },
);
