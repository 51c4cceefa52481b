import { describe, expect, test } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { startServer } from './start-server.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'contact.html': '<h1>Contact</h1>',
  'contact.html.br': 'as brotli',
  'contact.html.gz': 'as gzip',
  'locations.html': '<h1>Areas</h1>',
  'locations/smallham-brake-repair.html': '<h1>Smallham</h1>',
  'assets/style.abc123.css': 'h1 { color: green }',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'forms/contact.json': '{}',
  '404.html': '<h1>Not found</h1>',
};

describe('the built site', () => {
  test.each([
    ['/', 'Home'],
    ['/?utm=1', 'Home'],
    ['/contact', 'Contact'],
    ['/%63ontact', 'Contact'],
    ['/locations', 'Areas'],
    ['/locations/smallham-brake-repair', 'Smallham'],
  ])('answers %s with its page', async (path, heading) => {
    const { url } = await startServer({ files });
    const answer = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).toBe(`<h1>${heading}</h1>`);
  });

  test.each([
    '/nowhere',
    '/404',
    '/404/',
    '/404.html',
    '/contact.html',
    '/index.html',
    '/contact.html.br',
    '//evil.example/',
    '//contact',
    '/services/x?a=b',
    '/constructor',
  ])('answers %s with the not-found page', async (path) => {
    const { url } = await startServer({ files });
    const answer = await fetch(url + path, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not found</h1>']);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('serves a page with the policy that the build wrote for it, and other HTML with one without exceptions', async () => {
    const rendered = "default-src 'none'; script-src 'sha256-x'";
    const { url } = await startServer({ files, policies: { [rendered]: ['contact.html'] } });
    const policyOf = async (path: string) => (await fetch(url + path)).headers.get('content-security-policy');
    expect(await policyOf('/contact')).toBe(rendered);
    expect(await policyOf('/')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  });

  test('confines an SVG that is opened on its own', async () => {
    const { url } = await startServer({ files: { 'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' } });
    expect((await fetch(`${url}/icon.svg`)).headers.get('content-security-policy')).toMatch(/; sandbox$/);
  });

  test('sends the not-found page without a validator', async () => {
    const { url } = await startServer({ files });
    const { headers } = await fetch(`${url}/nowhere`, { headers: { 'Accept-Encoding': 'identity' } });
    expect([headers.get('etag'), headers.get('accept-ranges')]).toEqual([null, null]);
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
    '/contact%00',
  ])('leads nowhere by %s', async (path) => {
    const { port } = await startServer({ files });
    const { status, body } = await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([status, body]).toEqual([404, '<h1>Not found</h1>']);
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact//', '/contact'],
    ['/locations/?town=x', '/locations?town=x'],
  ])('sends %s to %s for good', async (path, target) => {
    const { url } = await startServer({ files });
    const answer = await fetch(url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  test('answers an address that cannot be decoded with 400', async () => {
    const { url } = await startServer({ files });
    expect((await fetch(`${url}/%zz`)).status).toBe(400);
    for (const target of ['http://[bad/', 'HTTP://[bad/', 'ftp://[bad/']) {
      const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      const { status, headers } = await rawRequest(Number(new URL(url).port), request);
      expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
    }
  });

  test.each([
    ['gzip, deflate, br', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['br;q=0.5, gzip', 'gzip', 'as gzip'],
    ['br;q=0, *', 'gzip', 'as gzip'],
    ['*', 'br', 'as brotli'],
    ['identity', null, '<h1>Contact</h1>'],
    ['br;q=0, gzip;q=0', null, '<h1>Contact</h1>'],
    ['identity;q=1, br;q=0.5', null, '<h1>Contact</h1>'],
    ['deflate', null, '<h1>Contact</h1>'],
  ])('compresses for Accept-Encoding: %s', async (accepted, encoding, content) => {
    const { port } = await startServer({ files });
    const request = `GET /contact HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`;
    const { headers, body } = await rawRequest(port, request);
    expect([headers['content-encoding'] ?? null, body]).toEqual([encoding, content]);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('has a strong ETag for each encoding and answers 304 to it', async () => {
    const { port } = await startServer({ files });
    // fetch would turn a conditional request into an uncached one.
    const ask = (headers: string) =>
      rawRequest(port, `GET /contact HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
    const { etag = '' } = (await ask('')).headers;
    expect(etag).toMatch(/^"[\w-]{20}"$/);
    for (const known of [`"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await ask(`If-None-Match: ${known}\r\n`);
      const { headers } = again;
      expect([again.status, again.body, headers.etag, headers.vary]).toEqual([304, '', etag, 'Accept-Encoding']);
      expect(headers['content-security-policy']).toContain('script-src');
      expect(headers).not.toHaveProperty('content-length');
    }
    const packed = await ask(`Accept-Encoding: br\r\nIf-None-Match: ${etag}\r\n`);
    expect(packed.status).toBe(200);
    expect(packed.headers.etag).not.toBe(etag);
  });

  test('answers HEAD with headers only', async () => {
    const { url } = await startServer({ files });
    const answer = await fetch(`${url}/`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '13', '']);
  });

  test('keeps hashed files for a year and others for an hour', async () => {
    const { url } = await startServer({ files });
    const cacheOf = async (path: string) => (await fetch(url + path)).headers.get('cache-control');
    expect(await cacheOf('/assets/style.abc123.css')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/robots.txt')).toBe('public, max-age=3600');
    // An earlier version lacks fields of a page that is new.
    expect(await cacheOf('/forms/contact.json')).toBe('no-cache');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { url } = await startServer({ files });
    const answer = await fetch(`${url}/contact`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
