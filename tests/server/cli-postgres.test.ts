import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { answersOf } from '../helpers/answers.ts';
import { databaseFactory } from '../helpers/databases.ts';
import { enquiriesTools } from './enquiries-tools.ts';
import { makeFolder } from './start-server.ts';

const tools = enquiriesTools();

const createDatabase = databaseFactory();

test('every tool works on PostgreSQL as on a file', async () => {
  const url = await createDatabase('PostgreSQL');
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  const add = async (name: string, at: string, change = {}) => {
    const values = { name, phone: '01632 960123', email: 'ann@example.org', postcode: 'ZZ1 2ZZ', message: 'Brakes.' };
    const stored = await storeEnquiry(db, {
      formType: 'contact',
      ...answersOf({ ...values, ...change }),
      key: crypto.randomUUID(),
      now: new Date(at),
    });
    return stored.outcome === 'stored' ? stored.reference : '';
  };
  const old = await add('Old', '2020-01-01T00:00:00.000Z');
  const ann = await add('Ann', '2026-11-19T12:00:00.000Z');
  const bob = await add('Bob', '2026-11-20T12:00:00.000Z', { email: 'bob@example.org', phone: '01632 960124' });
  const spam = await add('Spam', '2026-11-20T12:00:00.000Z', { website: 'filled', email: '' });
  const read = async (...args: string[]) => {
    const { code, out } = await tools.run(url, ...args, '--json');
    return {
      code,
      found: out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    };
  };

  const listed = await read('list', '--since', '2026-11-19');
  expect(listed.found.map(({ reference }) => reference)).toEqual([ann, bob]);
  expect(await read('list', '--spam')).toMatchObject({
    found: [{ reference: spam, reason: 'a hidden field was filled in' }],
  });
  expect(await read('show', ann)).toMatchObject({ found: [{ mails: [{ to: 'business' }, { to: 'visitor' }] }] });
  expect((await tools.run(url, 'export')).out.split('\r\n')).toHaveLength(5);
  expect(await read('release', spam)).toEqual({ code: 0, found: [{ reference: spam, released: true }] });
  expect(await read('retry', spam)).toEqual({ code: 0, found: [{ reference: spam, mails: 1 }] });
  await db.updateTable('outbox').set({ state: 'failed', reason: '550 no' }).where('kind', '=', 'garage').execute();
  expect((await read('retry', '--all')).found).toHaveLength(4);
  expect(await read('purge')).toMatchObject({ code: 0, found: [{ purged: 0, unsent: 1 }] });
  await db.updateTable('outbox').set({ state: 'sent' }).execute();
  expect(await read('purge')).toMatchObject({ code: 0, found: [{ purged: 1 }] });
  expect(await read('show', old)).toEqual({ code: 1, found: [] });
  const erasures = join(await makeFolder(), 'erasures.jsonl');
  expect(await read('erase', '--email', 'BOB@example.org', '--erasures', erasures)).toMatchObject({
    code: 0,
    found: [{ references: [bob], mails: 2, remaining: 0 }],
  });
  expect((await tools.run(url, 'backup', '/tmp/never-written')).err).toContain('backup-postgres.sh --once');
  expect((await tools.run(url, 'backup', '--done')).out).toBe('Recorded a backup.\n');
  expect((await tools.run(url, 'restore', '/tmp/never-read')).err).toContain('backup-postgres.sh --restore FILE');
  await db.updateTable('enquiry').set({ reference: bob }).where('reference', '=', spam).execute();
  expect(await read('restore', '--erasures', erasures)).toEqual({ code: 0, found: [{ erased: [bob], erasures: 1 }] });
});

test('a PostgreSQL without enquiries is reported, and nothing is created in it', async () => {
  const url = await createDatabase('PostgreSQL');
  const { code, err } = await tools.run(url, 'list');
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('it has no enquiry tables; start the server or run `enquiries migrate` to create them'),
  ]);
  expect((await tools.run(url, 'list')).code).toBe(1);
  expect((await tools.run(url, 'migrate')).out).toBe('The database is up to date.\n');
  expect((await tools.run(url, 'list')).out).toBe('No enquiries.\n');
});

const hasPsql = spawnSync('psql', ['--version']).status === 0;

test.skipIf(!hasPsql)(
  'PostgreSQL’s tools understand DATABASE_URL wherever it has the server’s own parameters',
  async () => {
    const url = await createDatabase('PostgreSQL');
    await (await openDatabase(url)).destroy();
    const folder = await makeFolder();
    // Debian's pg_dump is older than the server of the tests, and psql reads the same URLs.
    const programs = {
      pg_dump: `touch "\${2#--file=}"; exec psql "$3" --command='select 1'`,
      pg_restore: '[ "$1" = --list ] || exec psql "$4" --command="select \'$5\'"',
    };
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    const environment = { ...process.env, PATH: `${folder}:${process.env.PATH}`, BACKUPS: folder };
    for (const query of [
      '',
      '?insecure=1',
      '?insecure=1&sslmode=disable',
      '?sslmode=disable&insecure=1',
      '?sslmode=disable&insecure=1&application_name=backup',
      '?uselibpqcompat=true&insecure=1&sslmode=disable',
    ]) {
      for (const args of [['--once'], ['--restore', 'a.dump']]) {
        const env = { ...environment, DATABASE_URL: url + query };
        const { status, stderr } = spawnSync('sh', ['deploy/backup-postgres.sh', ...args], { env, encoding: 'utf8' });
        expect([query, args, status, stderr]).toEqual([query, args, 0, '']);
      }
    }
  },
);
