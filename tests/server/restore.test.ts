import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, statSync, utimesSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { recordTask } from '../../server/database/maintenance.ts';
import { readEnquiryMetrics } from '../../server/enquiries/enquiry-metrics.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { enquiriesTools, makeDatabase } from './enquiries-tools.ts';
import { enquiry, makeFolder, postJson } from './start-server.ts';

const tools = enquiriesTools();

/** The commands below a heading of docs/operations.md, with the given folder in place of theirs. */
function readDrill(heading: string, dir: string): string {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n## ${heading}\n`);
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(section) ?? [];
  return commands.replaceAll('/var/lib/garage-site', dir);
}

test('the procedure of docs/operations.md restores a backup, without people erased since', async () => {
  const dir = await makeFolder();
  const databaseUrl = `file:${join(dir, 'enquiries.sqlite')}`;
  const server = createServerProcess(inject('tinyServer'), await findFreePort(), { DATABASE_URL: databaseUrl });
  onTestFinished(() => server.kill());
  await server.start();
  const send = async (name: string) => {
    const response = await postJson(server.url, { ...enquiry, name, email: `${name}@example.org` });
    return ((await response.json()) as { reference: string }).reference;
  };
  const erased = await send('erased');
  const kept = await send('kept');
  const run = async (commands: string) => {
    const script = join(dirname(inject('tinyServer')), 'enquiries.js');
    const shell = `set -e
      enquiries() { DATABASE_URL='${databaseUrl}' '${process.execPath}' '${script}' "$@"; }
      systemctl() { [ "$1" != stop ] || { kill ${server.pid()}; while kill -0 ${server.pid()} 2>&-; do sleep 0.05; done; }; }
      ${commands}`;
    return (await promisify(execFile)('sh', ['-c', shell])).stdout;
  };
  await run(`mkdir '${dir}/backups'; ${readDrill('Backup', dir)}`);
  const [backup = ''] = readdirSync(join(dir, 'backups'));
  await run('enquiries erase --email erased@example.org');
  const since = await send('since');

  const refused = await tools.run(databaseUrl, 'restore', join(dir, 'backups', backup));
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is in use: stop the server first') });
  expect((await tools.run(databaseUrl, 'list')).out).toContain(since);

  const out = await run(readDrill('Restore', dir).replace(/backups\/\S+/, `backups/${backup}`));
  expect(out).toContain(`: 1 enquiry, checked.\n`);
  expect(out).toContain(`Repeated 1 erasure of ${dir}/erasures.jsonl: ${erased}.\n`);
  expect(
    out
      .split('\n')
      .filter((line) => /^[A-Z0-9]{8} /.test(line))
      .map((line) => line.slice(0, 8)),
  ).toEqual([kept]);
  const aside = readdirSync(dir).filter((name) => name.startsWith('before-restore-'));
  expect(aside).toHaveLength(1);
  const before = await tools.run(`file:${join(dir, aside[0] ?? '', 'enquiries.sqlite')}`, 'list');
  expect(before.out).toContain(since);
  for (const name of readdirSync(dir).filter((file) => file.startsWith('enquiries.sqlite'))) {
    expect([name, readFileSync(join(dir, name), 'latin1').includes('erased@example.org')]).toEqual([name, false]);
    expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
  }
});

test('the age of a restored backup counts from when it was made', async () => {
  const { url, dir, db } = await makeDatabase({});
  const backup = join(dir, 'backup.sqlite');
  await tools.run(url, 'backup', backup);
  await db.destroy();
  const made = new Date(Date.now() - 5 * 3_600_000);
  utimesSync(backup, made, made);
  expect((await tools.run(url, 'restore', backup)).code).toBe(0);
  const restored = await openDatabase(url, { mustExist: true });
  onTestFinished(() => restored.destroy());
  const { backupAgeSeconds } = await readEnquiryMetrics(restored);
  expect(backupAgeSeconds / 3600).toBeCloseTo(5, 1);
});

test('a backup of a time that has not come does not count: the clock was wrong, and would hide failures until then', async () => {
  const { url, dir, db } = await makeDatabase({});
  await tools.run(url, 'backup', join(dir, 'backup.sqlite'));
  expect((await readEnquiryMetrics(db)).backupAgeSeconds).toBeLessThan(60);
  await recordTask(db, 'backup', new Date(Date.now() + 400 * 86_400_000));
  expect((await readEnquiryMetrics(db)).backupAgeSeconds).toBe(Number.POSITIVE_INFINITY);
  await db.destroy();
});

test('a restored backup brings no session of the desk back', async () => {
  const { url, dir, db } = await makeDatabase({});
  const session = { token_hash: 'x', who: 'pat@tiny.example', expires_at: '2999-01-01T00:00:00.000Z' };
  await db.insertInto('desk_session').values(session).execute();
  const backup = join(dir, 'backup.sqlite');
  await tools.run(url, 'backup', backup);
  await db.destroy();
  expect((await tools.run(url, 'restore', backup)).code).toBe(0);
  const restored = await openDatabase(url);
  onTestFinished(() => restored.destroy());
  expect(await restored.selectFrom('desk_session').selectAll().execute()).toEqual([]);
});

test('a restore never leaves the server without a database, even if it is killed half way', async () => {
  const { url, dir, db } = await makeDatabase({});
  await tools.run(url, 'backup', join(dir, 'backup.sqlite'));
  await db.destroy();
  const events: string[] = [];
  const watcher = watch(dir, (kind, name) => events.push(`${kind} ${name}`));
  onTestFinished(() => watcher.close());
  expect((await tools.run(url, 'restore', join(dir, 'backup.sqlite'))).code).toBe(0);
  await expect.poll(() => events).toContain('rename enquiries.sqlite');
  await setTimeout(100);
  // It is replaced at once, not moved away first.
  expect(events.filter((event) => event === 'rename enquiries.sqlite')).toHaveLength(1);
});

test('a damaged or missing backup leaves the database unchanged', async () => {
  const { url, dir, db, references } = await makeDatabase({});
  await db.destroy();
  const missing = await tools.run(url, 'restore', join(dir, 'none'));
  expect([missing.code, missing.err]).toEqual([1, `There is no backup ${dir}/none.\n`]);
  const folder = await tools.run(url, 'restore', dir);
  expect([folder.code, folder.err]).toEqual([1, `${dir} is a folder; name a backup in it.\n`]);
  const copied = await tools.run(url, 'copy', '--to', 'enquiries.sqlite');
  expect([copied.code, copied.err]).toEqual([
    1,
    expect.stringMatching(/^--to: found an invalid value; write file: and/),
  ]);
  const damaged = await tools.run(url, 'restore', 'package.json');
  expect([damaged.code, damaged.err]).toEqual([
    1,
    expect.stringMatching(/^Cannot restore .*: file is not a database\.\n$/),
  ]);
  expect((await tools.run(url, 'list')).out).toContain(references[0]);
  expect(readdirSync(dir)).toEqual(['enquiries.sqlite']);
});

test('a server whose database file is deleted or replaced refuses forms and is not ready', async () => {
  const dir = await makeFolder();
  const file = join(dir, 'enquiries.sqlite');
  const server = createServerProcess(inject('tinyServer'), await findFreePort(), { DATABASE_URL: `file:${file}` });
  onTestFinished(() => server.kill());
  await server.start();
  expect((await postJson(server.url, enquiry)).status).toBe(201);
  renameSync(file, `${file}.moved`);
  expect((await postJson(server.url, { ...enquiry, name: 'Bob' })).status).toBe(503);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(server.output()).toContain(`${file} was deleted or replaced`);
  renameSync(`${file}.moved`, file);
  expect((await postJson(server.url, { ...enquiry, name: 'Bob' })).status).toBe(201);
});
