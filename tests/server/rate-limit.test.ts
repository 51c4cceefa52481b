import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitSubmissions, senderNetworks } from '../../server/http/rate-limit.ts';
import { createLog } from '../../server/log.ts';
import { enquiry, postForm, postJson, startServer } from './start-server.ts';

const silent = createLog('silent');
const limitOf = (perAddress: number, global: number) => limitSubmissions({ perAddress, global, log: silent });

describe('the limit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('lets an address send again once its minute is over', async () => {
    const limit = limitOf(2, 0);
    const send = async () => (await limit.countSender('192.0.2.1'))?.refusal.headers['Retry-After'];
    expect([await send(), await send(), await send()]).toEqual([undefined, undefined, '60']);
    vi.advanceTimersByTime(45_500);
    expect(await send()).toBe('15');
    vi.advanceTimersByTime(14_499);
    expect(await send()).toBe('1');
    vi.advanceTimersByTime(1);
    expect(await send()).toBeUndefined();
  });

  test('counts each address separately, and a flood from one does not close the form to others', async () => {
    const limit = limitOf(1, 3);
    for (let i = 0; i < 50; i++) await limit.countSender('192.0.2.1');
    for (let i = 2; i < 9; i++) expect(await limit.countSender(`192.0.2.${i}`)).toBeUndefined();
  });

  test('holds enquiries beyond the global limit until its minute is over', async () => {
    const limit = limitOf(0, 3);
    const held = [];
    for (let i = 0; i < 5; i++) held.push(await limit.countEnquiry(`192.0.${i}.1`));
    expect(held).toEqual([false, false, false, true, true]);
    vi.advanceTimersByTime(60_000);
    expect(await limit.countEnquiry('192.0.2.1')).toBe(false);
  });

  test('never asks for a wait of more than a minute, even if the clock was set back', async () => {
    const limit = limitOf(1, 0);
    await limit.countSender('192.0.2.1');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect((await limit.countSender('192.0.2.1'))?.refusal.headers).toEqual({ 'Retry-After': '60' });
    vi.advanceTimersByTime(60_000);
    expect(await limit.countSender('192.0.2.1')).toBeUndefined();
  });

  test('is off at 0', async () => {
    const limit = limitOf(0, 0);
    for (let i = 0; i < 1000; i++) expect(await limit.countSender('192.0.2.1')).toBeUndefined();
  });

  test('reports a flood when the refusals are too many to render as pages', async () => {
    const limit = limitOf(1, 0);
    await limit.countSender('192.0.2.1');
    const floods = [];
    for (let i = 0; i < 61; i++) floods.push((await limit.countSender('192.0.2.1'))?.isFlood);
    expect([floods.indexOf(true), floods.length]).toEqual([60, 61]);
  });
});

test.each([
  ['192.0.2.7', ['192.0.2.7/32']],
  ['192.0.2.7:50123', ['192.0.2.7/32']],
  ['[::ffff:192.0.2.7]:443', ['192.0.2.7/32']],
  ['::ffff:192.0.2.7', ['192.0.2.7/32']],
  ['::FFFF:c000:0207', ['192.0.2.7/32']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:2:3:4:5:6]:50123', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:ab12:3:4:5:6]', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['', ['unknown/32']],
  ['<script>', ['unknown/32']],
  ['192.0.2.7, 192.0.2.8', ['unknown/32']],
])('the address %j counts as %j', (address, networks) => {
  expect(senderNetworks(address)).toEqual(networks);
});

describe('a submission beyond the limit', () => {
  test('is answered 429 with the phone number and the time to wait, and is not stored', async () => {
    const { url, db } = await startServer({ limit: limitOf(1, 0) });
    expect((await postJson(url, enquiry)).status).toBe(201);
    const answer = await postJson(url, { ...enquiry, name: 'Bob Driver' });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      429,
      'text/plain; charset=utf-8',
      'Too many forms came from your connection; please wait a minute and send it again, or call 01632 960000.',
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Ann Driver' }]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('without script is answered with the form’s page, with the same message and the visitor’s input', async () => {
    const { url, db } = await startServer({ limit: limitOf(1, 0) });
    await postForm(url, enquiry);
    const answer = await postForm(url, { ...enquiry, name: 'Bob Driver' });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.parse(page.match(/\{.*\}/)?.[0] ?? '')).toMatchObject({
      values: { name: 'Bob Driver', message: enquiry.message },
      errors: { '': expect.stringContaining('or call 01632 960000') },
    });
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(1);
  });

  test('is rendered as a page only 61 times', async () => {
    let rendered = 0;
    const renderReply = async () => ({ html: `<p>${++rendered}</p>`, policy: undefined });
    const { url } = await startServer({ limit: limitOf(1, 0), renderReply });
    for (let i = 0; i < 70; i++) await postForm(url, enquiry);
    expect(rendered).toBe(61);
    const answer = await postForm(url, enquiry);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
  });

  test('counts refused submissions too', async () => {
    const { url } = await startServer({ limit: limitOf(2, 0) });
    const statuses = [];
    for (const body of ['{', '{}', JSON.stringify(enquiry)]) statuses.push((await postJson(url, body)).status);
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe('the visitor’s address', () => {
  test('is the connection’s if no proxy is trusted, whatever the headers claim', async () => {
    const { url } = await startServer({ limit: limitOf(1, 0) });
    await postJson(url, enquiry, { 'X-Forwarded-For': '198.51.100.1' });
    expect((await postJson(url, enquiry, { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(429);
  });

  test('is the one the single trusted proxy saw, not the one the visitor sent', async () => {
    const { url } = await startServer({ limit: limitOf(1, 0), trustProxy: 1 });
    const send = async (forwarded: string) => (await postJson(url, enquiry, { 'X-Forwarded-For': forwarded })).status;
    expect(await send('198.51.100.1')).toBe(201);
    expect(await send('203.0.113.99, 198.51.100.1')).toBe(429);
    expect(await send('198.51.100.1, 198.51.100.2')).toBe(201);
    expect(await send('2001:db8:0:1::1')).toBe(201);
    expect(await send('2001:db8:0:1:ffff::2')).toBe(429);
  });

  test('is read after any number of other headers', async () => {
    const { url } = await startServer({ limit: limitOf(1, 0), trustProxy: 1 });
    const others = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`X-Other-${index}`, '1']));
    const send = async (headers: Record<string, string>) =>
      (await postJson(url, enquiry, { ...headers, 'X-Forwarded-For': '198.51.100.1' })).status;
    expect(await send({})).toBe(201);
    expect(await send(others)).toBe(429);
  });

  test('is the one the first of two trusted proxies saw', async () => {
    const { url } = await startServer({ limit: limitOf(1, 0), trustProxy: 2 });
    const send = async (forwarded: string) => (await postJson(url, enquiry, { 'X-Forwarded-For': forwarded })).status;
    expect(await send('198.51.100.1, 10.0.0.1')).toBe(201);
    expect(await send('8.8.8.8, 198.51.100.1, 10.0.0.1')).toBe(429);
  });
});
