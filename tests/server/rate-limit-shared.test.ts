import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../server/database/postgres.ts';
import { createLimitPool, limitSubmissions } from '../../server/http/rate-limit.ts';
import { createLog } from '../../server/log.ts';
import { databaseFactory } from '../helpers/databases.ts';

const createDatabase = databaseFactory();

test('two servers on one PostgreSQL count together, without storing addresses', async () => {
  const url = await createDatabase('PostgreSQL');
  const servers = [await startServer(url, 5, 8), await startServer(url, 5, 8)];
  const isRefused = async (index: number, address: string) =>
    (await servers[index % 2]?.limit.countSender(address)) !== undefined;
  const isHeld = async (index: number, address: string) => servers[index % 2]?.limit.countEnquiry(address);
  const refused = [];
  for (let i = 0; i < 12; i++) refused.push(await isRefused(i, '192.0.2.77'));
  expect(refused.indexOf(true)).toBe(5);
  // A /56 may send twice as much as a /64, and a /48 twice as much again.
  const ofLine = [];
  for (let i = 0; i < 12; i++) ofLine.push(await isRefused(i, `2001:db8:0:${i}::1`));
  expect(ofLine.indexOf(true)).toBe(10);
  for (let i = 0; i < 12; i++) ofLine.push(await isRefused(i, `2001:db8:0:${i}00::1`));
  expect(ofLine.filter((isTooMany) => !isTooMany)).toHaveLength(20);
  const held = [];
  for (let i = 0; i < 10; i++) held.push(await isHeld(i, `198.51.${i}.7`));
  expect(held.indexOf(true)).toBe(8);
  const rows = (await servers[0]?.pool.query<{ key: string }>('select key from rate_limit'))?.rows ?? [];
  expect(rows.length).toBeGreaterThan(20);
  for (const { key } of rows) expect(key).toMatch(/^(address:[\w-]{43}|global:all)$/);
});

test('forms sent at once to two servers are all counted', async () => {
  const url = await createDatabase('PostgreSQL');
  const servers = [await startServer(url, 10, 0), await startServer(url, 10, 0)];
  const sent = await Promise.all(Array.from({ length: 60 }, (_, i) => servers[i % 2]?.limit.countSender('192.0.2.77')));
  expect(sent.filter((refused) => refused === undefined)).toHaveLength(10);
});

test('a count that a fast clock began ends with the minute, not a day later', async () => {
  const url = await createDatabase('PostgreSQL');
  const fast = await startServer(url, 2, 1);
  const other = await startServer(url, 2, 1);
  for (let i = 0; i < 2; i++) await fast.limit.countSender('192.0.2.1');
  await fast.limit.countEnquiry('192.0.2.1');
  await fast.pool.query('update rate_limit set expire = expire + 86400000');
  expect(await other.limit.countSender('192.0.2.1')).toBeUndefined();
  expect(await other.limit.countEnquiry('192.0.2.1')).toBe(false);
});

test('counting does not wait for the disk, while storing does', async () => {
  const url = await createDatabase('PostgreSQL');
  const pools = [createLimitPool(url), createPool(url)];
  onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))));
  const settings = await Promise.all(pools.map((pool) => pool.query('show synchronous_commit')));
  expect(settings.map(({ rows }) => rows[0])).toEqual([{ synchronous_commit: 'off' }, { synchronous_commit: 'on' }]);
});

test('a server that cannot reach PostgreSQL counts in memory', async () => {
  const { limit, pool } = await startServer(await createDatabase('PostgreSQL'), 2, 0);
  expect(await limit.countSender('192.0.2.1')).toBeUndefined();
  await pool.end();
  expect(await limit.countSender('192.0.2.2')).toBeUndefined();
  expect(await limit.countSender('192.0.2.2')).toBeUndefined();
  expect((await limit.countSender('192.0.2.2'))?.refusal.status).toBe(429);
});

test('a server that starts while PostgreSQL does not answer counts with the others once it does', async () => {
  const url = await createDatabase('PostgreSQL');
  const other = createPool(url);
  onTestFinished(() => other.end());
  const client = await other.connect();
  await client.query('begin; create table rate_limit (key text)');
  const starting = startServer(url, 5, 0);
  // Longer than a query of the limit may take.
  await new Promise((done) => setTimeout(done, 1500));
  await client.query('rollback');
  client.release();
  const { limit, pool } = await starting;
  await limit.countSender('192.0.2.1');
  expect((await pool.query('select key from rate_limit')).rows).toHaveLength(1);
});

test('a PostgreSQL that does not answer delays a form by a few seconds, less than storing may take', async () => {
  const url = await createDatabase('PostgreSQL');
  const { limit } = await startServer(url, 5, 8);
  const other = createPool(url);
  const client = await other.connect();
  onTestFinished(async () => {
    client.release();
    await other.end();
  });
  await client.query('begin; lock table rate_limit');
  const started = performance.now();
  expect(await limit.countSender('192.0.2.1')).toBeUndefined();
  expect(await limit.countEnquiry('192.0.2.1')).toBe(false);
  expect(performance.now() - started).toBeLessThan(5000);
  await client.query('rollback');
});

async function startServer(url: string, perAddress: number, global: number) {
  const pool = createLimitPool(url);
  onTestFinished(async () => void (pool.ended || (await pool.end())));
  const log = createLog('silent');
  const limit = limitSubmissions({
    perAddress,
    global,
    log,
    shared: { pool, secret: url },
  });
  // Until the table exists each server counts in memory; afterwards these attempts are forgotten.
  const countTry = async () => {
    await limit.countSender('a try');
    return (await pool.query('select key from rate_limit').catch(() => undefined))?.rows.length ?? 0;
  };
  await expect.poll(countTry).toBeGreaterThan(0);
  await pool.query('delete from rate_limit');
  return { limit, pool };
}
