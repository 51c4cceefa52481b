import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './start-server.ts';

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** More than the kernel can buffer. */
const large = { files: { 'index.html': Buffer.alloc(20_000_000, 'x') }, pageBytes: 1e8 };

test('for a peer that does not read, the server prepares one response, however many requests it sends', async () => {
  let handled = 0;
  const pages = async (ctx: { body: unknown }) => {
    handled += 1;
    ctx.body = large.files['index.html'];
  };
  const { port, url } = await startServer({ pages });
  const socket = await open(port);
  socket.write(request.repeat(40));
  await expect.poll(() => handled).toBeGreaterThan(0);
  for (let at = 0; at < 20; at += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(handled).toBe(1);
});

test('a peer that reads gets every response in order', async () => {
  const files = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`page-${at}.html`, `This is ${at}.`]));
  const { port } = await startServer({ files });
  const socket = await open(port);
  const requests = Object.keys(files).map((_, at) => request.replace('/', `/page-${at}`));
  expect((await readAll(socket, requests.join(''), 8)).match(/This is \d/g)).toEqual(
    requests.map((_, at) => `This is ${at}`),
  );
});

test('a connection is closed after its number of requests', async () => {
  const { port } = await startServer({ limits: { maxRequests: 5, keepAliveTimeout: 100 } });
  const text = await readAll(await open(port), request.repeat(5));
  expect(text.match(/HTTP\/1\.1 404/g)).toHaveLength(5);
  expect(text.match(/Connection: close/g)).toHaveLength(1);
});

test('a connection with too many waiting requests is closed at once', async () => {
  const { port, url } = await startServer();
  const socket = await open(port);
  socket.resume().write(request.repeat(500));
  await once(socket, 'close');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('an idle connection is closed', async () => {
  const { port, server } = await startServer({ ...large, limits: { timeout: 300 } });
  const socket = await open(port);
  socket.write(request);
  await expect.poll(() => countConnections(server)).toBe(0);
});

test('a refused connection is closed, even if its peer keeps it open', async () => {
  const { port, server } = await startServer({ limits: { headersTimeout: 200, connectionsCheckingInterval: 50 } });
  const socket = await open(port);
  socket.write('GET / HTTP/1.1\r\n');
  await expect.poll(() => countConnections(server)).toBe(1);
  await expect.poll(() => countConnections(server), { timeout: 5000 }).toBe(0);
});

test('connections beyond the limit are closed, and the others continue', async () => {
  const { port } = await startServer({ limits: { maxConnections: 2 } });
  const [first] = [await open(port), await open(port)];
  const third = await open(port);
  await once(third.resume(), 'close');
  expect(await readAll(first as Socket, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain('404');
});

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

/** Opens a connection that does not read until asked to. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends, and reads until the server closes the connection or the given number of responses has arrived. */
async function readAll(socket: Socket, text: string, responses = Number.POSITIVE_INFINITY): Promise<string> {
  let read = '';
  socket.write(text);
  for await (const data of socket) {
    read += data;
    if (read.split('This is ').length > responses) break;
  }
  return read;
}
