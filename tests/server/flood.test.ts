import { expect, test } from 'vitest';
import { limitSubmissions } from '../../server/http/rate-limit.ts';
import { createLog } from '../../server/log.ts';
import { enquiry, postJson, startServer } from './start-server.ts';

const limitOf = (perAddress: number, global: number, log = createLog('silent')) =>
  limitSubmissions({ perAddress, global, log });

/** Sends enquiries from the given addresses, all at once, and counts the responses by status. */
async function flood(url: string, addresses: readonly string[], body: unknown): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const sent = addresses.map(async (address, index) => {
    const named = Object.keys(Object(body)).length > 0 ? { ...Object(body), name: `${address} ${index}` } : body;
    const { status } = await postJson(url, named, { 'X-Forwarded-For': address });
    counts[status] = (counts[status] ?? 0) + 1;
  });
  await Promise.all(sent);
  return counts;
}

/** Twenty posts from each of fifteen /64 networks within one /48 or /56. */
const homeLine = (bits: 48 | 56) =>
  Array.from({ length: 300 }, (_, index) => {
    const network = Math.floor(index / 20);
    return `2001:db8:7:${bits === 48 ? (network * 0x100).toString(16) : network.toString(16)}::${index}`;
  });

const honest = Array.from({ length: 40 }, (_, index) => `198.51.${index}.7`);

test.each([48, 56] as const)('empty posts from one /%i leave the form open to all others', async (bits) => {
  const { url, db } = await startServer({ limit: limitOf(20, 300), trustProxy: 1 });
  await flood(url, homeLine(bits), {});
  expect(await flood(url, honest, enquiry)).toEqual({ 201: 40 });
  expect(await db.selectFrom('enquiry').select('state').distinct().execute()).toEqual([{ state: 'received' }]);
});

test('a home line is counted by each of its prefixes, with growing bounds', async () => {
  const { url } = await startServer({ limit: limitOf(20, 0), trustProxy: 1 });
  expect(await flood(url, Array(30).fill('2001:db8:1::1'), {})).toEqual({ 400: 20, 429: 10 });
  // Of the 80 that a /48 may send, its first /56 sends 40.
  expect(await flood(url, homeLine(56), {})).toEqual({ 400: 40, 429: 260 });
  expect(await flood(url, homeLine(48), {})).toEqual({ 400: 40, 429: 260 });
});

test('an IPv4 /24 may be many customers: its flood is held, and no other sender is refused or held', async () => {
  const { url, db } = await startServer({ limit: limitOf(5, 80), trustProxy: 1 });
  const block = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`);
  expect(await flood(url, block, enquiry)).toEqual({ 201: 100 });
  expect(await flood(url, honest, enquiry)).toEqual({ 201: 40 });
  const rows = db.selectFrom('enquiry').groupBy('state').orderBy('state');
  expect(await rows.select(({ fn }) => ['state', fn.countAll().as('count')]).execute()).toEqual([
    { state: 'held', count: 60 },
    { state: 'received', count: 80 },
  ]);
});

test('beyond the global limit enquiries are stored and held, and answered as usual', async () => {
  const lines: string[] = [];
  const limit = limitOf(
    20,
    20,
    createLog('warn', (line) => lines.push(line)),
  );
  const { url, db } = await startServer({ limit, trustProxy: 1 });
  const spam = { ...enquiry, website: 'https://spam.example' };
  expect(await flood(url, honest.slice(0, 20), spam)).toEqual({ 201: 20 });
  expect(await flood(url, honest, enquiry)).toEqual({ 201: 40 });
  const states = db.selectFrom('enquiry').groupBy('state').orderBy('state');
  expect(await states.select(({ fn }) => ['state', fn.countAll().as('count')]).execute()).toEqual([
    { state: 'held', count: 20 },
    { state: 'received', count: 20 },
    { state: 'spam', count: 20 },
  ]);
  expect(await db.selectFrom('outbox').select('id').where('kind', '=', 'garage').execute()).toHaveLength(20);
  expect(lines).toEqual([expect.stringContaining('Enquiries are held: more than RATE_LIMIT_GLOBAL a minute')]);
});
