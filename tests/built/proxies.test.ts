import { spawnSync } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBuiltServer } from '../helpers/built-server.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { proxies, startProxy } from '../helpers/start-proxy.ts';
import { enquiry, postJson } from '../server/start-server.ts';

/** Two servers behind a proxy, as deploy/ installs them. */
async function startSite(configure: (typeof proxies)[keyof typeof proxies]) {
  const settings = { TRUST_PROXY: '1', RATE_LIMIT_PER_ADDRESS: '0' };
  const start = async () => {
    const server = await startBuiltServer('dist', settings);
    onTestFinished(() => server.stop('SIGKILL'));
    return { ...server, port: Number(new URL(server.url).port) };
  };
  const [first, second] = [await start(), await start()];
  return { first, ...(await startProxy(configure, [first.port, second.port])) };
}

describe.each(Object.entries(proxies))('with two servers behind %s', (name, configure) => {
  const isMissing = spawnSync(name, ['-v']).error !== undefined;

  test.skipIf(isMissing)('no form and no page fails while the first one stops', async () => {
    const { first, url } = await startSite(configure);
    const sendAll = async (until: () => boolean) => {
      const statuses = new Set<number>();
      for (let sent = 0; !until(); sent += 1) {
        statuses.add((await postJson(url, { ...enquiry, message: `My brakes make noise ${sent}.` })).status);
        const page = await fetch(`${url}/contact`);
        statuses.add(page.headers.get('cache-control') === 'no-cache' ? page.status : 0);
        await page.text();
      }
      return [...statuses].sort();
    };
    let isOver = false;
    const sending = [1, 2, 3].map(() => sendAll(() => isOver));
    await pause(300);
    await first.stop();
    await pause(1500);
    isOver = true;
    expect(await Promise.all(sending)).toEqual(Array(3).fill([200, 201]));
  });

  test.skipIf(isMissing)('forms and pages come from the second one soon after the first one died', async () => {
    const { first, url } = await startSite(configure);
    await first.stop('SIGKILL');
    await pause(2000);
    expect((await postJson(url, enquiry)).status).toBe(201);
    expect((await fetch(`${url}/contact`)).headers.get('cache-control')).toBe('no-cache');
  });

  test.skipIf(isMissing)('the address with www leads to the one without', async () => {
    const { port } = await startProxy(configure, [await findFreePort(), await findFreePort()]);
    const options = { port, path: '/contact?a=1', headers: { Host: `www.garage.example:${port}` } };
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve) => {
      request(options, resolve).end();
    });
    expect([statusCode, headers.location]).toEqual([308, 'https://garage.example/contact?a=1']);
  });
});
