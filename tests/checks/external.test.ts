import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAnyFolder, requestOfFolder } from '../../checks/links/check-any-folder.ts';
import { checkFolder } from '../../checks/links/check-folder.ts';
import { type Outcome, requestAddresses } from '../../checks/links/external.ts';
import { passes } from '../../checks/links/validate/validate-links.ts';
import { parseSite } from '../../site/parse.ts';
import { readSource } from '../../site/source/source.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { type Files, page, soundFiles, withFolder, writeDefinition } from './built-folder.ts';

const limits = { timeoutMs: 5000, delayMs: 20, maxHosts: 4 };
const requests: string[] = [];
let open = 0;
let maxOpen = 0;
let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    response.once('finish', () => {
      open -= 1;
    });
    const status = statuses[request.url ?? ''] ?? 200;
    if (request.url === '/slow') return response.emit('finish');
    if (request.url === '/get-only' && request.method === 'GET') return response.writeHead(200).end('here');
    const location = request.url === '/round' ? '/round' : '/moved-here';
    return response.writeHead(status, status === 302 ? { location } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const statuses: Record<string, number> = {
  '/gone': 404,
  '/removed': 410,
  '/get-only': 405,
  '/moved': 302,
  '/round': 302,
  '/busy': 503,
  '/members': 403,
  '/often': 429,
};

it.each<[string, Outcome]>([
  ['/fine', { state: 'alive', message: 'responds with 200' }],
  ['/moved', { state: 'alive', message: 'responds with 200' }],
  ['/get-only', { state: 'alive', message: 'responds with 200' }],
  ['/gone', { state: 'dead', message: 'responds with 404' }],
  ['/removed', { state: 'dead', message: 'responds with 410' }],
  ['/round', { state: 'dead', message: 'redirects in a loop' }],
  ['/busy', { state: 'unknown', message: 'responds with 503' }],
  ['/members', { state: 'unknown', message: 'responds with 403' }],
  ['/often', { state: 'unknown', message: 'responds with 429' }],
  ['/slow', { state: 'unknown', message: 'does not respond within 0.4 s' }],
])('takes %s for %j', async (path, outcome) => {
  const timeoutMs = path === '/slow' ? 400 : limits.timeoutMs;
  const outcomes = await requestAddresses([`${host}${path}`], { ...limits, timeoutMs });
  expect([...outcomes.values()]).toEqual([outcome]);
});

it('requests with HEAD first, with GET only where that fails, and one address of a host at a time', async () => {
  requests.length = 0;
  maxOpen = 0;
  await requestAddresses(
    ['/fine', '/gone', '/other'].map((path) => host + path),
    limits,
  );
  expect(requests).toEqual(['HEAD /fine', 'HEAD /gone', 'GET /gone', 'HEAD /other']);
  expect(maxOpen).toBe(1);
});

it('assumes no network if none of several hosts can be reached', async () => {
  const offline = await requestAddresses(['http://127.0.0.1:1/a', 'http://127.0.0.1:9/b'], limits);
  const message = 'cannot be verified: there is no network';
  expect([...offline.values()]).toEqual([1, 2].map(() => ({ state: 'unknown', message })));

  const alone = await requestAddresses(['http://127.0.0.1:1/a'], limits);
  expect([...alone.values()].map(({ message: said }) => said)).toEqual(['cannot be reached (bad port)']);

  const one = await requestAddresses(['http://127.0.0.1:1/a', `${host}/fine`], limits);
  expect([...one.values()].map(({ message: said }) => said)).toEqual([
    'cannot be reached (bad port)',
    'responds with 200',
  ]);
});

/** The test server runs on localhost, which is a finding in itself. */
const isRequested = ({ rule }: { rule: string }) => rule !== 'local-address';

it('reports dead, declared and unverified addresses separately, and requests none twice', async () => {
  const declared = { href: 'https://127.0.0.1:1/declared', instead: '/contact', reason: 'The archive is down.' };
  const links = ['/fine', '/gone#part', '/busy'].map((path) => `<a href="${host}${path}">x</a>`).join('');
  const files: Files = {
    ...soundFiles,
    'index.html': page(`<a href="/about">x</a> ${links}`),
    'contact.html': page(''),
  };
  files['about.html'] = page(`<a href="/contact">x</a> <a href="${declared.href}">x</a> <a href="${host}/gone">x</a>`);
  const input = { ...tinySiteInput, knownDeadLinks: [declared] };
  const site = parseSite(input);
  const source = readSource('site.config.ts', writeDefinition(input));

  await withFolder(files, async (dir) => {
    requests.length = 0;
    const report = checkFolder(dir, site, source, { outcomes: await requestOfFolder(dir, site.url) });
    expect(requests.filter((request) => request === 'HEAD /gone')).toHaveLength(1);
    expect(
      report.findings
        .filter(isRequested)
        .map(({ rule, target, places }) => [rule, target.replace(host, ''), places.length]),
    ).toEqual([
      ['dead-external', '/gone', 2],
      ['unknown-external', '/busy', 1],
      ['unknown-external', declared.href, 1],
    ]);
    expect(report.summary).toMatchObject({ external: 5, dead: 1, unknown: 2, asked: true });
    expect(passes(report)).toBe(false);
  });
});

it('fails no check on addresses that could not be verified', async () => {
  const files = { ...soundFiles, 'index.html': page(`<a href="/about">x</a> <a href="${host}/busy">x</a>`) };
  const site = parseSite(tinySiteInput);
  const source = readSource('site.config.ts', writeDefinition(tinySiteInput));
  await withFolder(files, async (dir) => {
    const outcomes = await requestOfFolder(dir, site.url);
    const report = checkFolder(dir, site, source, { outcomes });
    expect(passes({ ...report, findings: report.findings.filter(isRequested) })).toBe(true);
  });
});

it('requests the addresses of a folder without a definition too', async () => {
  const files = { 'index.html': page(`<a href="${host}/gone">x</a> <a href="${host}/fine">x</a>`) };
  await withFolder(files, async (dir) => {
    const outcomes = await requestOfFolder(dir);
    const { findings, summary } = checkAnyFolder(dir, undefined, { outcomes });
    expect(findings.filter(isRequested).map(({ rule, target }) => [rule, target])).toEqual([
      ['dead-external', `${host}/gone`],
    ]);
    expect(summary).toMatchObject({ asked: true, dead: 1 });
  });
});
