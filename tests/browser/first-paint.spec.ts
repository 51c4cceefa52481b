import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { readShifts, watchShifts } from './layout-shifts.ts';

/** How a page's body is delivered. */
type Delivery = (response: ServerResponse, body: string) => Promise<void>;

/** Forty chunks with pauses, each parsed separately. */
const inPieces: Delivery = async (response, body) => {
  const length = Math.ceil(body.length / 40);
  for (let from = 0; from < body.length; from += length) {
    response.write(body.slice(from, from + length));
    await wait(6);
  }
};

/** One half, and nothing more while the visitor waits. */
const stalling: Delivery = async (response, body) => {
  response.write(body.slice(0, body.length / 2));
  await once(response, 'close');
};

let slow: Server | undefined;
test.afterEach(() => {
  slow?.close();
  slow?.closeAllConnections();
});

/** Serves the site through a proxy that delivers bodies in a given way, and returns its origin. */
async function behind(deliver: Delivery, site: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const [head = '', body = ''] = (await answer.text()).split(/(?<=<body>)/);
    response.write(head);
    await deliver(response, body);
    return response.end();
  });
  slow = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

for (const { name, ...viewport } of [
  { name: 'a desktop', width: 1280, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]) {
  test(`pages arrive in chunks without layout shifts on ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    // The page's render-blocking timeout must not end on a slow machine.
    await page.addInitScript(() => {
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    const origin = await behind(inPieces, baseURL ?? '');
    for (const path of ['/', '/contact', '/mot-preparation', '/locations']) {
      await page.goto(origin + path);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await readShifts(page), path).toEqual([]);
    }
  });
}

test('a choice that a link passes to a form moves nothing when it appears', async ({ page }) => {
  await watchShifts(page);
  // Arrives well after the first paint, as on a slow line.
  await page.route('**/form-start.*.js', async (route) => {
    await wait(1000);
    await route.continue();
  });
  const sign = page.locator('[data-carried]');
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/book-online?service=full-service#booking', '/get-quote?service=clutch-repair#quote']) {
      await page.goto(path);
      await expect(sign).toHaveText(/Full Service|Clutch Repair/);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await readShifts(page), `${path} at ${width}`).toEqual([]);
    }
  }
  // A service that the form does not offer leaves no gap.
  await page.goto('/book-online?service=bodywork');
  await expect(page.locator('html[data-choice]')).toHaveCount(0);
  await expect(sign).toBeHidden();
});

test('a stalled page shows the part that has arrived', async ({ page, baseURL }) => {
  const address = await behind(stalling, baseURL ?? '');
  await page.goto(`${address}/brake-repair`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
});

test('a phone number is as wide in the fallback as in the typeface', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = page
    .getByRole('link', { name: /^Call \d/ })
    .filter({ visible: true })
    .first();
  const width = async () => {
    await page.goto('/book-online');
    return (await call.boundingBox())?.width ?? 0;
  };
  const inTypeface = await width();
  await page.route('**/*.woff2', (route) => route.abort());
  const inFallback = await width();
  const hasFallback = await page.evaluate(() =>
    document.fonts.load('800 1em b').then(
      () => true,
      () => false,
    ),
  );
  test.skip(!hasFallback, 'neither Arial nor Liberation Sans is installed');
  // Chromium ignores moves of less than 3 px.
  expect(Math.abs(inTypeface - inFallback)).toBeLessThan(3);
});
