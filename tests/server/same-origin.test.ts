import { expect, test } from 'vitest';
import { tinySite } from '../fixtures/tiny-site.ts';
import { rawRequest } from './raw-request.ts';
import { enquiry, postForm, postJson, startServer } from './start-server.ts';

test.each([
  ['no word of where it is from', {}, 201],
  ['the same origin', { 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, 201],
  ['the public address', { Origin: 'https://tiny.example' }, 201],
  ['a hidden origin on the same site', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another site in capitals', { 'Sec-Fetch-Site': 'Cross-Site' }, 403],
  ['another site joined to ours', { 'Sec-Fetch-Site': 'same-origin, cross-site' }, 403],
  ['a neighbouring host', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.tiny.example' }, 403],
  ['another origin', { Origin: 'https://evil.example' }, 403],
  ['an origin that ends like ours', { Origin: 'https://eviltiny.example' }, 403],
  ['a hidden origin', { Origin: 'null' }, 403],
  ['an origin that is none', { Origin: 'tiny.example' }, 403],
])('a submission with %s', async (_, headers, status) => {
  const { url } = await startServer();
  const answers = [await postJson(url, enquiry, headers), await postForm(url, enquiry, headers)];
  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  if (status === 403) expect(await answers[0]?.text()).toMatch(/^This form was sent from another website; .+\.$/);
});

const apart = { ...tinySite, hosting: { ...tinySite.hosting, api: 'https://api.tiny.example' } };
const fromPages = { Origin: 'https://tiny.example', 'Sec-Fetch-Site': 'cross-site' };

test('pages on another host may send forms, with or without script, and read the response', async () => {
  const { url } = await startServer({ site: apart });
  const asked = await fetch(`${url}/api/forms/submit`, { method: 'OPTIONS', headers: fromPages });
  expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type, Idempotency-Key, X-Form');
  const refused = await postJson(url, { ...enquiry, name: '' }, fromPages);
  for (const answer of [asked, await postJson(url, enquiry, fromPages), refused]) {
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://tiny.example');
    expect(answer.headers.get('vary')).toContain('Origin');
  }
  expect(refused.status).toBe(422);
  expect((await postForm(url, { ...enquiry, name: 'Bob' }, fromPages)).status).toBe(201);
});

test.each([
  ['another origin', apart, '/api/forms/submit', 'https://evil.example'],
  ['the same host without TLS', apart, '/api/forms/submit', 'http://tiny.example'],
  ['the pages, of anything but the endpoint', apart, '/contact', 'https://tiny.example'],
  ['the pages, where they are not on another host', tinySite, '/api/forms/submit', 'https://tiny.example'],
])('%s may not', async (_, site, path, origin) => {
  const { url } = await startServer({ site });
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await fetch(url + path, { method, headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
});

test('a submission with the server’s own address as origin is accepted', async () => {
  const { url } = await startServer();
  expect((await postJson(url, enquiry, { Origin: url })).status).toBe(201);
});

test('a request with two hosts is refused', async () => {
  const { port } = await startServer();
  const head = ['GET /contact HTTP/1.1', 'Host: tiny.example', 'Host: evil.example', 'Connection: close', '', ''];
  expect((await rawRequest(port, head.join('\r\n'))).status).toBe(400);
});

test('an unknown path is not logged, as it may hold a name or a registration number', async () => {
  const { url, logged } = await startServer({ files: { 'mot-2026.html': '<p>MOT</p>' } });
  for (const path of ['/mot-2026', '/AB12CDE', '/check/ab12-cde', '/A1', '/missing']) await fetch(url + path);
  await fetch(`${url}/AB12CDE`, { method: 'POST' });
  const paths = logged.filter(({ msg }) => msg === 'request').map(({ path }) => path);
  expect(paths).toEqual(['/mot-2026', '(other)', '(other)', '(other)', '(other)', '(other)']);
});
