import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFiles, compressionFor } from '../../prerender/compressed-copies.ts';
import { removeOthers } from '../../prerender/files.ts';
import { brotliParams } from '../../renderer/compression.ts';
import { listFiles } from '../../server/http/page-cache.ts';
import { rawRequest } from './raw-request.ts';
import { makeFolder, startServer, writeFiles } from './start-server.ts';

const longPage = `<h1>Brakes</h1>${'<p>We look at your brakes while you wait.</p>'.repeat(100)}`;
const manyPages = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`town-${index}.html`, longPage]));

const get = (url: string, encoding = 'identity') => fetch(url, { headers: { 'Accept-Encoding': encoding } });

/** Returns a request with this Accept-Encoding. */
function accepting(encoding: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers['accept-encoding'] = encoding;
  return request;
}

describe('the cache of pages', () => {
  test('is empty at the start, and then has the requested pages', async () => {
    const { url, pages } = await startServer({ files: manyPages });
    expect([pages.size, pages.cachedBytes()]).toEqual([21, 0]);
    await get(`${url}/town-3`);
    expect(pages.cachedBytes()).toBeGreaterThan(longPage.length);
    expect(pages.cachedBytes()).toBeLessThan(longPage.length * 2);
  });

  test('does not read the disk for a cached page', async () => {
    const { url, clientDir } = await startServer({ files: { 'a.html': longPage, 'b.html': longPage } });
    const first = await get(`${url}/a`);
    await rm(clientDir, { recursive: true });
    const second = await get(`${url}/a`);
    expect([second.status, await second.text()]).toEqual([200, await first.text()]);
    expect((await get(`${url}/b`)).status).toBe(404);
  });

  test('sends a page of a later build with the policy of that build', async () => {
    const policyOf = (hash: string) => `default-src 'none'; style-src 'sha256-${hash}'`;
    const files = { 'a.html': longPage, 'b.html': longPage };
    const { url, clientDir } = await startServer({ files, policies: { [policyOf('old')]: Object.keys(files) } });
    const sent = async (path: string) => (await get(url + path)).headers.get('content-security-policy');
    expect(await sent('/a')).toBe(policyOf('old'));
    await writeFiles(clientDir, { '../policies.json': JSON.stringify({ [policyOf('new')]: Object.keys(files) }) });
    expect([await sent('/a'), await sent('/b')]).toEqual([policyOf('old'), policyOf('new')]);
    await rm(join(clientDir, '../policies.json'));
    expect(await sent('/404')).toMatch(/^default-src 'none'/);
  });

  test('stays within its limit, and reads evicted files again', async () => {
    const pageBytes = longPage.length * 4;
    const { url, pages } = await startServer({ files: manyPages, pageBytes });
    for (const name of [...Object.keys(manyPages), 'town-0.html']) {
      const answer = await get(`${url}/${name.slice(0, -5)}`);
      expect([answer.status, await answer.text()]).toEqual([200, longPage]);
      expect(pages.cachedBytes()).toBeLessThanOrEqual(pageBytes);
    }
    expect(pages.cachedBytes()).toBeGreaterThan(longPage.length);
  });

  test('does not cache a file above the limit, but still sends it', async () => {
    const { url, pages } = await startServer({ files: { 'a.html': longPage }, pageBytes: 1000 });
    expect(await (await get(`${url}/a`)).text()).toBe(longPage);
    expect(pages.cachedBytes()).toBe(0);
  });

  test('reads a file once for concurrent requests', async () => {
    const { pages } = await startServer({ files: { 'a.html': longPage } });
    const found = await Promise.all(Array.from({ length: 50 }, () => pages.read('/a', accepting('br'))));
    expect(found[0]?.body.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(1);
  });

  test.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { 'Accept-Encoding': 'br' }],
    ['GET', { 'Accept-Encoding': 'gzip;q=1, br;q=0.1' }],
    ['GET', { 'If-None-Match': '*' }],
    ['GET', { Range: 'bytes=10-19' }],
    ['GET', { Range: 'bytes=99999-' }],
    ['HEAD', { Range: 'bytes=10-19' }],
  ])('responds as the first time: %s with %o', async (method, asked) => {
    const { port } = await startServer({ files: { 'a.html': longPage } });
    const lines = Object.entries({ Host: 'x', Connection: 'close', ...asked }).map((entry) => entry.join(': '));
    const ask = () => rawRequest(port, `${method} /a HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const { 'x-request-id': _first, date: _then, ...cold } = (await ask()).headers;
    const { 'x-request-id': id, date: _now, ...warm } = (await ask()).headers;
    expect(warm).toEqual(cold);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect((await ask()).body).toBe((await ask()).body);
  });
});

describe('a page that the build did not compress', () => {
  test('is compressed on the first request', async () => {
    const { pages } = await startServer({ files: { 'a.html': longPage } });
    const br = await pages.read('/a', accepting('gzip, br'));
    const gzip = await pages.read('/a', accepting('gzip'));
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(longPage);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(longPage);
    expect(br?.headers.ETag).not.toBe(gzip?.headers.ETag);
  });

  test('is compressed for a browser that accepts none of the written encodings', async () => {
    const { pages } = await startServer({ files: { 'a.html': longPage, 'a.html.br': brotliCompressSync(longPage) } });
    expect(gunzipSync((await pages.read('/a', accepting('gzip')))?.body ?? '').toString()).toBe(longPage);
  });

  test.each([
    ['is too short to gain', 'a.html', '<h1>Home</h1>'],
    ['would shrink by less than a packet', 'a.txt', 'x'.repeat(199)],
    ['does not shrink', 'a.txt', randomBytes(500)],
    ['is a picture', 'a.webp', Buffer.alloc(500)],
  ])('is sent as it is where it %s', async (_, name, content) => {
    const { url } = await startServer({ files: { [name]: content } });
    const answer = await get(`${url}/${name.replace('.html', '')}`, 'br, gzip');
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(content));
  });

  test('is compressed again if the compressed copy is of an older version', async () => {
    const { pages, clientDir } = await startServer({ files: { 'a.html.br': 'old', 'a.html': longPage } });
    await utimes(join(clientDir, 'a.html.br'), 1, 1);
    expect(brotliDecompressSync((await pages.read('/a', accepting('br')))?.body ?? '').toString()).toBe(longPage);
  });
});

describe('a part of a file', () => {
  const photo = Buffer.from('0123456789'.repeat(10));
  const ask = async (headers: Record<string, string>, name = 'photo.png') => {
    const { url } = await startServer({ files: { [name]: photo } });
    return fetch(`${url}/${name}`, { headers: { 'Accept-Encoding': 'identity', ...headers } });
  };

  test.each([
    ['bytes=0-4', '01234', 'bytes 0-4/100'],
    ['bytes=95-', '56789', 'bytes 95-99/100'],
    ['bytes=-3', '789', 'bytes 97-99/100'],
    ['bytes=98-500', '89', 'bytes 98-99/100'],
  ])('is sent for %s', async (range, part, described) => {
    const answer = await ask({ Range: range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([206, part, described]);
    expect(answer.headers.get('content-length')).toBe(String(part.length));
  });

  test('is not sent for HEAD, whose response describes the whole file', async () => {
    const { port } = await startServer({ files: { 'a.webp': photo } });
    const request = 'HEAD /a.webp HTTP/1.1\r\nHost: x\r\nRange: bytes=0-4\r\nConnection: close\r\n\r\n';
    const { status, headers } = await rawRequest(port, request);
    expect([status, headers['content-length'], headers['content-range']]).toEqual([200, '100', undefined]);
  });

  test.each(['bytes=100-', 'bytes=-0'])('is refused if it is out of range: %s', async (range) => {
    const answer = await ask({ Range: range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([416, '', 'bytes */100']);
  });

  test.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=x'])(
    'is the whole file for %s',
    async (range) => {
      const answer = await ask({ Range: range });
      expect([answer.status, await answer.text()]).toEqual([200, photo.toString()]);
    },
  );

  test('is only sent of the version that the browser already has part of', async () => {
    const etag = (await ask({})).headers.get('etag') ?? '';
    expect((await ask({ Range: 'bytes=0-4', 'If-Range': etag })).status).toBe(206);
    expect((await ask({ Range: 'bytes=0-4', 'If-Range': '"other"' })).status).toBe(200);
    expect((await ask({ Range: 'bytes=0-4', 'If-Range': `W/${etag}` })).status).toBe(200);
  });

  test('is never part of a compressed copy', async () => {
    const { port } = await startServer({ files: { 'a.html': longPage } });
    const request =
      'GET /a HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nRange: bytes=0-4\r\nConnection: close\r\n\r\n';
    const { status, headers } = await rawRequest(port, request);
    expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

describe('the folder of the built site', () => {
  test('is listed without links to other places', async () => {
    const dir = await makeFolder();
    await writeFiles(dir, { 'a.html': longPage, 'sub/b.html': longPage });
    await symlink('/etc/hostname', join(dir, 'secret.txt'));
    await symlink('/etc', join(dir, 'etc'));
    expect([...(await listFiles(dir)).keys()].sort()).toEqual(['/a', '/sub/b']);
  });

  test('does not serve a file that later becomes a link', async () => {
    const { url, clientDir } = await startServer({ files: { 'robots.txt': 'all' } });
    await rm(join(clientDir, 'robots.txt'));
    await writeFile(join(clientDir, '../outside.txt'), 'secret');
    await symlink('../outside.txt', join(clientDir, 'robots.txt'));
    expect((await get(`${url}/robots.txt`)).status).toBe(404);
  });

  test('is compressed by the build: siblings that shrink are written, those without a file are removed', async () => {
    const dir = await makeFolder();
    await writeFiles(dir, { 'a.html': longPage, 'small.css': 'a{}', 'gone.html.br': 'old', 'photo.png': longPage });
    const files = ['a.html', 'small.css', 'photo.png'].map((name) => join(dir, name));
    removeOthers(dir, new Set([...files, ...(await compressFiles(files, compressionFor(1)))]));
    expect((await readdir(dir)).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'photo.png', 'small.css']);
  });

  test.each([
    ['a long page of a small site', 'long.html', 1, 11],
    ['a short page of a small site', 'short.html', 1, 10],
    ['a long script of a small site', 'long.js', 1, 10],
    ['a long page of a large site', 'long.html', 1000, 5],
  ])('is compressed by the build as well as is worth its time: %s', async (_, name, pages, quality) => {
    const dir = await makeFolder();
    const text = await readFile('site.config.ts', 'utf8');
    const content = Buffer.from(name.startsWith('long') ? text : text.slice(0, 20_000));
    await writeFiles(dir, { [name]: content.toString() });
    await compressFiles([join(dir, name)], compressionFor(pages));
    const copyAt = (level: number) => brotliCompressSync(content, { params: brotliParams(content, level) });
    const copy = await readFile(join(dir, `${name}.br`));
    expect([5, 10, 11].filter((level) => copyAt(level).equals(copy))).toEqual([quality]);
  });
});
