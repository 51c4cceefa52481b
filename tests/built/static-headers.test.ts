import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { securityTxt } from '../../prerender/site-files.ts';
import { startBuiltServer } from '../helpers/built-server.ts';
import { garage } from '../helpers/garage.ts';
import { readPolicies } from '../helpers/page-contents.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { proxies, startProxy } from '../helpers/start-proxy.ts';

/** The security headers of any response. */
const confining = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

type Sent = Record<string, string | null>;

const confiningOf = (headers: Headers): Sent => Object.fromEntries(confining.map((name) => [name, headers.get(name)]));

const paths = ['/', '/contact', '/brake-repair', '/locations/chatham-car-service'];
const policies = readPolicies();
const sentByServer = new Map<string, { confined: Sent; cache: string | null }>();

beforeAll(async () => {
  const server = await startBuiltServer();
  for (const path of [...paths, '/contact/', '/no-such-page', '/robots.txt', '/healthz']) {
    const { headers } = await fetch(server.url + path);
    sentByServer.set(path, { confined: confiningOf(headers), cache: headers.get('cache-control') });
  }
  await server.stop();
});

it('lists the server’s headers for static hosts', () => {
  const rules = new Map<string, Map<string, string>>();
  for (const line of readFileSync('dist/client/_headers', 'utf8').trimEnd().split('\n')) {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith(' ')) [...rules.values()].at(-1)?.set(name.toLowerCase(), value.join(': '));
    else rules.set(line, new Map());
  }
  for (const path of paths) {
    const headers = new Map([...(rules.get('/*') ?? []), ...(rules.get(path) ?? [])]);
    const { confined, cache } = sentByServer.get(path) ?? {};
    expect(Object.fromEntries(confining.map((name) => [name, headers.get(name)]))).toEqual(confined);
    expect([headers.get('cache-control'), headers.get('strict-transport-security')]).toEqual([
      cache,
      'max-age=31536000; includeSubDomains',
    ]);
  }
  expect(rules.get('/assets/*')?.get('cache-control')).toContain('immutable');
  // Static hosts join the values of all rules that match a path.
  expect([...(rules.get('/*')?.keys() ?? [])]).not.toEqual(expect.arrayContaining(['content-security-policy']));
});

/** Ports of two servers that are down. */
const down = [await findFreePort(), await findFreePort()] as const;

describe.each(Object.entries(proxies))('while the server is down, %s', (name, configure) => {
  test.skipIf(spawnSync(name, ['-v']).error)('sends its headers with pages and with its own responses', async () => {
    const { url } = await startProxy(configure, down);
    for (const path of [...paths, '/contact/', '/no-such-page']) {
      const { status, headers } = await fetch(url + path);
      expect([path, status, confiningOf(headers), headers.get('retry-after')]).toEqual([
        path,
        path === '/no-such-page' ? 404 : 200,
        sentByServer.get(path)?.confined,
        null,
      ]);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const form = await fetch(`${url}/api/forms/submit`, { method: 'POST', body: '{}' });
    expect([form.status, confiningOf(form.headers)]).toEqual([503, sentByServer.get('/healthz')?.confined]);
    const [cache, retry] = ['cache-control', 'retry-after'].map((name) => form.headers.get(name));
    expect([cache, retry]).toEqual(['no-store', '30']);
    const tooLong = await fetch(`${url}/api/forms/submit`, { method: 'POST', body: 'x'.repeat(3_000_000) });
    expect([tooLong.status, await tooLong.text()]).toEqual([413, expect.stringContaining('too long')]);
  });
});

test.skipIf(spawnSync('nginx', ['-v']).error)(
  'nginx logs no request, whose line may hold what a visitor typed',
  async () => {
    const { url, plainPort, dir } = await startProxy(proxies.nginx, down);
    await fetch(`${url}/Ann-Driver`);
    const { status } = await fetch(`http://127.0.0.1:${plainPort}/Ann-Driver`, { redirect: 'manual' });
    expect(status).toBe(308);
    expect(readFileSync(join(dir, 'access.log'), 'utf8')).toBe('');
  },
);

test.skipIf(spawnSync('nginx', ['-v']).error)('nginx leaves a form that is too long to the server', async () => {
  const server = await startBuiltServer();
  onTestFinished(() => server.stop());
  const ports = [Number(new URL(server.url).port), await findFreePort()] as const;
  const { url } = await startProxy(proxies.nginx, ports);
  const form = { formType: 'contact', form: 'contact', name: 'Ann Driver', message: '漢'.repeat(30_000) };
  const answer = await fetch(`${url}/api/forms/submit`, { method: 'POST', body: new URLSearchParams(form) });
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('"name":"Ann Driver"')]);
});

describe('security.txt', () => {
  it('names a contact, and expires within a year', () => {
    const file = 'dist/client/.well-known/security.txt';
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`Contact: mailto:${garage.business.email}\n`);
    expect(Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  it('is the same for builds of the same month', () => {
    expect(securityTxt(garage, new Date('2026-11-22'))).toBe(securityTxt(garage, new Date('2026-11-01T00:00Z')));
    expect(securityTxt(garage, new Date('2026-11-22'))).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
  });
});

afterAll(() => expect(policies.size).toBeGreaterThan(30));
