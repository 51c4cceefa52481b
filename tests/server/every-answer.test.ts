import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createHttpServer, stopHttpServer } from '../../server/http/server.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { rawRequest } from './raw-request.ts';
import { enquiry, postJson, startServer } from './start-server.ts';

const always = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

describe('every response', () => {
  test.each([
    ['a page', 'GET / HTTP/1.1\r\nHost: x', 200],
    ['a page that is not there', 'GET /nowhere HTTP/1.1\r\nHost: x', 404],
    ['a bad address', 'GET /%zz HTTP/1.1\r\nHost: x', 400],
    ['a wrong method', 'DELETE / HTTP/1.1\r\nHost: x', 405],
    ['a wrong method at the form’s address', 'GET /api/forms/submit HTTP/1.1\r\nHost: x', 405],
    [
      'a submission that cannot be read',
      'POST /api/forms/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
      400,
    ],
    ['a health check', 'GET /healthz HTTP/1.1\r\nHost: x', 200],
    ['a request without a host', 'GET / HTTP/1.1', 400],
    ['an expectation nobody can meet', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: cake', 200],
    ['a request that is no HTTP', 'HELLO', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
  ])('carries the security headers: %s', async (_, request, status) => {
    const { port } = await startServer({ files: { 'index.html': '<h1>Home</h1>' } });
    const [head, body = ''] = request.includes('\r\n\r\n') ? request.split('\r\n\r\n') : [request];
    const answer = await rawRequest(port, `${head}\r\nConnection: close\r\n\r\n${body}`);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(always));
    if (status !== 431 && head !== 'HELLO') expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('has them when the server itself has failed, with a one-sentence message', async () => {
    const fail = () => Promise.reject(new Error('a bug'));
    const { url, logged } = await startServer({ pages: fail });
    const answer = await fetch(`${url}/`);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Something went wrong on our side; please try again or call us on 01632 960000.',
    ]);
    expect([...answer.headers.keys()]).toEqual(expect.arrayContaining(always));
    expect(logged[0]).toMatchObject({ level: 'error', reason: 'a bug', id: answer.headers.get('x-request-id') });
  });

  test('requires https for a year only if requested by https', async () => {
    const behindProxy = await startServer({ trustProxy: 1 });
    const direct = await startServer();
    const hsts = async (url: string, scheme: string) =>
      (await fetch(`${url}/healthz`, { headers: { 'X-Forwarded-Proto': scheme } })).headers.get(
        'strict-transport-security',
      );
    expect(await hsts(behindProxy.url, 'https')).toMatch(/^max-age=31536000/);
    expect(await hsts(behindProxy.url, 'http')).toBeNull();
    expect(await hsts(direct.url, 'https')).toBeNull();
  });

  test('trusts X-Forwarded-Proto only from a trusted proxy, also for a cached page', async () => {
    const files = { 'index.html': '<h1>Home</h1>' };
    const behindProxy = await startServer({ files, trustProxy: 1 });
    const direct = await startServer({ files });
    for (const state of ['read', 'cached']) {
      const hsts = async (url: string, scheme: string) =>
        (await fetch(url, { headers: { 'X-Forwarded-Proto': scheme } })).headers.get('strict-transport-security');
      expect([state, await hsts(behindProxy.url, 'https')]).toEqual([state, 'max-age=31536000; includeSubDomains']);
      expect([state, await hsts(behindProxy.url, 'http')]).toEqual([state, null]);
      expect([state, await hsts(direct.url, 'https')]).toEqual([state, null]);
    }
  });

  test('allows the microphone only to the voice assistant’s host', async () => {
    const site = {
      ...tinySite,
      voiceAssistant: {
        src: 'https://voice.example/w.js',
        attributes: {},
        connect: [],
        load: 'idle' as const,
        onFormPages: true,
        button: 'Ask',
      },
    };
    const withVoice = await startServer({ site });
    const without = await startServer();
    const policy = async (url: string) => (await fetch(url)).headers.get('permissions-policy');
    expect(await policy(withVoice.url)).toContain('microphone=(self "https://voice.example")');
    expect(await policy(without.url)).toContain('microphone=()');
  });
});

test('a log line has the request’s id and no visitor input', async () => {
  const { url, logged } = await startServer();
  const answer = await postJson(`${url}`, enquiry);
  await fetch(`${url}/nowhere?email=ann@example.org`);
  await fetch(`${url}/call/01632960123`);
  await postJson(url, { ...enquiry, phone: 'x' });
  const text = JSON.stringify(logged);
  expect(text).toContain(answer.headers.get('x-request-id'));
  for (const typed of ['Ann', 'ann@', '960123', 'ZZ1', 'noise']) expect(text).not.toContain(typed);
  expect(logged[0]).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'POST',
    path: '/api/forms/submit',
    status: 201,
  });
});

test.each([
  ['too slowly', false, 408],
  ['in part', true, 400],
])('a client that sends its body %s is refused, and logged once with the same id', async (_, ends, status) => {
  const { port, logged } = await startServer({
    limits: { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 50 },
  });
  const head = 'POST /api/forms/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50';
  const answer = await rawRequest(port, `${head}\r\n\r\n{`, { ends });
  expect(answer.status).toBe(status);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  await expect.poll(() => logged.length).toBe(1);
  expect(logged).toMatchObject([{ path: '/api/forms/submit', status, id: answer.headers['x-request-id'] }]);
});

test('a request gets its response before what follows it is refused', async () => {
  const { port, logged } = await startServer();
  const { body } = await rawRequest(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n\r\n');
  expect(body).toMatch(/^okHTTP\/1.1 400 Bad Request/);
  expect(logged.map(({ status }) => status)).toEqual([200, 400]);
});

test('a request gets its response even if what follows it arrives in several packets', async () => {
  let respond = () => {};
  const server = createHttpServer((_, response) => (respond = () => response.end('done')), {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket);
  for (const packet of ['GET / HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n', 'HELLO\r\n']) {
    const refused = once(server, 'clientError');
    socket.write(packet);
    await refused;
  }
  respond();
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK.*done.*400 Bad Request/s);
  await stopHttpServer(server);
});
