import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from './start-server.ts';

test('a server that can store is alive and ready', async () => {
  const { url } = await startServer();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a server whose database cannot be written to is alive but not ready', async () => {
  const { url, db } = await startServer();
  await db.schema.dropTable('readiness').execute();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const answer = await fetch(`${url}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([503, 'This server cannot store an enquiry just now.']);
});

test('a result is reused for a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, db } = await startServer();
  const status = async () => (await fetch(`${url}/readyz`)).status;
  expect(await status()).toBe(200);
  await db.schema.dropTable('readiness').execute();
  expect(await status()).toBe(200);
  vi.advanceTimersByTime(1000);
  expect(await status()).toBe(503);
});

test('a server that is stopping is neither healthy nor ready, so that proxies send requests elsewhere', async () => {
  const { url } = await startServer({ isStopping: () => true });
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([503, 'This server is stopping.']);
  }
});

test('a health check takes no other method', async () => {
  const { url } = await startServer();
  for (const path of ['/healthz', '/readyz']) {
    for (const [method, status, allowed] of [
      ['HEAD', 200, null],
      ['POST', 405, 'GET, HEAD'],
      ['PUT', 405, 'GET, HEAD'],
      ['DELETE', 405, 'GET, HEAD'],
      ['OPTIONS', 405, 'GET, HEAD'],
    ] as const) {
      const answer = await fetch(url + path, { method });
      expect([method, answer.status, answer.headers.get('Allow')]).toEqual([method, status, allowed]);
    }
  }
});
