import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { SqliteFile } from '../../server/database/sqlite.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { enquiry, postJson } from './start-server.ts';

const isInstalled = spawnSync('litestream', ['version']).error === undefined;

/** The shipped configuration, with another path for the database and a folder instead of the object store. */
function configure(database: string, copies: string): string {
  const { dbs } = parse(readFileSync('deploy/litestream.yml', 'utf8'));
  expect(dbs).toHaveLength(1);
  expect(dbs[0].path).toBe('/var/lib/garage-site/enquiries.sqlite');
  const { type, bucket, region, ...replica } = dbs[0].replicas[0];
  return stringify({ dbs: [{ path: database, replicas: [{ ...replica, type: 'file', path: copies }] }] });
}

test.skipIf(!isInstalled)(
  'a lost folder can be restored from Litestream’s copy',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'garage-litestream-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const data = join(root, 'data');
    mkdirSync(data);
    const database = join(data, 'enquiries.sqlite');
    const config = join(root, 'litestream.yml');
    writeFileSync(config, configure(database, join(root, 'copies')));
    const server = createServerProcess(inject('tinyServer'), await findFreePort(), {
      DATABASE_URL: `file:${database}`,
    });
    expect(await server.start(), server.output()).toBe(true);
    const litestream = spawn('litestream', ['replicate', '-config', config], { stdio: 'ignore' });
    onTestFinished(() => void litestream.kill());
    for (let number = 0; number < 15; number++) {
      expect((await postJson(server.url, { ...enquiry, name: `Ann ${number}` })).status).toBe(201);
    }

    const restored = join(root, 'offsite.sqlite');
    const restore = () => {
      rmSync(restored, { force: true });
      spawnSync('litestream', ['restore', '-config', config, '-o', restored, database]);
      const file = new SqliteFile(restored);
      const names = file.prepare('select name from enquiry order by rowid').pluck().all();
      file.close();
      return names;
    };
    const all = Array.from({ length: 15 }, (_, number) => `Ann ${number}`);
    await vi.waitFor(() => expect(restore()).toEqual(all), { timeout: 240_000, interval: 1_000 });
    await server.kill();
    litestream.kill();
    rmSync(data, { recursive: true });
    expect(restore()).toEqual(all);
  },
  90_000,
);
