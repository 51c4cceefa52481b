import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFolderAndBeyond } from '../../checks/links/check-folder.ts';
import { askOnce } from '../../checks/links/external/ask-once.ts';
import { askPolitely } from '../../checks/links/external/ask-politely.ts';
import { passes } from '../../checks/links/validate/validate-links.ts';
import { parseSite } from '../../site/parse.ts';
import { readSource } from '../../site/source/source.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { type Files, page, soundFiles, withFolder, writeDefinition } from './built-folder.ts';

const manners = { timeoutMs: 5000, pauseMs: 20, hosts: 4 };
const asked: string[] = [];
let open = 0;
let mostOpen = 0;
let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
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

it.each([
  ['/fine', 'alive', 'answers 200'],
  ['/moved', 'alive', 'answers 200'],
  ['/get-only', 'alive', 'answers 200'],
  ['/gone', 'dead', 'answers 404'],
  ['/removed', 'dead', 'answers 410'],
  ['/round', 'dead', 'is sent round in a circle'],
  ['/busy', 'unknown', 'answers 503'],
  ['/members', 'unknown', 'answers 403'],
  ['/often', 'unknown', 'answers 429'],
  ['/slow', 'unknown', 'gives no answer within 0.4 s'],
])('takes %s for %s: it %s', async (path, state, why) => {
  const timeoutMs = path === '/slow' ? 400 : manners.timeoutMs;
  const answers = await askPolitely([`${host}${path}`], { ...manners, timeoutMs });
  expect([...answers.values()]).toEqual([{ state, why }]);
});

it('asks with HEAD first, with GET only where that has no clear answer, and never for two at a time', async () => {
  asked.length = 0;
  mostOpen = 0;
  await askPolitely(
    ['/fine', '/gone', '/other'].map((path) => host + path),
    manners,
  );
  expect(asked).toEqual(['HEAD /fine', 'HEAD /gone', 'GET /gone', 'HEAD /other']);
  expect(mostOpen).toBe(1);
});

it('cannot tell what no host answers for', async () => {
  const answers = await askPolitely(['http://127.0.0.1:1/a', 'http://127.0.0.1:9/b'], manners);
  expect(new Set([...answers.values()].map(({ state }) => state))).toEqual(new Set(['unknown']));
});

it('reports dead, declared and unclear addresses apart, and asks no second time', async () => {
  const declared = { href: 'https://127.0.0.1:1/declared', instead: '/contact', reason: 'The archive is down.' };
  const links = ['/fine', '/gone#part', '/busy'].map((path) => `<a href="${host}${path}">x</a>`).join('');
  const files: Files = {
    ...soundFiles,
    'index.html': page(`<a href="/about">x</a> ${links}`),
    'contact.html': page(''),
  };
  files['about.html'] = page(`<a href="/contact">x</a> <a href="${declared.href}">x</a> <a href="${host}/gone">x</a>`);
  const input = { ...tinySiteInput, knownDeadLinks: [declared] };
  const [site, source] = [parseSite(input), readSource('site.config.ts', writeDefinition(input))];

  await withFolder(files, async (dir) => {
    const check = () => checkFolderAndBeyond(dir, site, source, askOnce(`${dir}/cache/answers.json`, manners));
    const report = await check();
    expect(report.findings.map(({ rule, target, places }) => [rule, target.replace(host, ''), places.length])).toEqual([
      ['dead-external', '/gone', 2],
      ['unknown-external', '/busy', 1],
      ['unknown-external', declared.href, 1],
    ]);
    expect(report.summary).toMatchObject({ external: 5, dead: 1, unknown: 2, asked: true });
    expect(passes(report)).toBe(false);

    asked.length = 0;
    await check();
    expect(asked).toEqual(['HEAD /busy', 'GET /busy']);
  });
});

it('fails no check on what could not be told alone', async () => {
  const files = { ...soundFiles, 'index.html': page(`<a href="/about">x</a> <a href="${host}/busy">x</a>`) };
  const [site, source] = [parseSite(tinySiteInput), readSource('site.config.ts', writeDefinition(tinySiteInput))];
  await withFolder(files, async (dir) => {
    expect(passes(await checkFolderAndBeyond(dir, site, source, (urls) => askPolitely(urls, manners)))).toBe(true);
  });
});
