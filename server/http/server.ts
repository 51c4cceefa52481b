import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { Log } from '../log.ts';

/** Limits per client, in bytes and milliseconds. */
const defaultLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  /** Maximum idle time of a connection, for clients that stop reading. */
  timeout: 30_000,
  maxConnections: 2_000,
  maxRequests: 1_000,
};

/** Maximum pipelined requests on one connection. Browsers do not pipeline. */
const maxWaiting = 100;

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Statuses of requests that were refused while their body arrived. Their handlers notice only that it is incomplete. */
export const refusedStatuses = new WeakMap<IncomingMessage, number>();

/** Creates an HTTP server with limits. Requests that Node rejects get our headers and a text. */
export function createHttpServer(handler: RequestListener, options: ServerOptions): Server {
  const { headers = {}, sentence = '', limits, log } = options;
  const { timeout, maxConnections, maxRequests, ...timeouts } = { ...defaultLimits, ...limits };
  // The unfinished responses of each connection, of which only the first is being handled.
  const queues = new WeakMap<Socket, ServerResponse[]>();
  const deferred = new WeakSet<Socket>();
  const handleFirst = (queue: ServerResponse[]) => {
    const [response] = queue;
    response?.once('close', () => {
      queue.shift();
      handleFirst(queue);
    });
    if (response) handler(response.req, response);
  };
  // One at a time, so that a client that reads nothing costs one response.
  const handle: RequestListener = ({ socket }, response) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > maxWaiting) return socket.destroy();
    if (queue.push(response) === 1) handleFirst(queue);
  };
  // Handled by us, because Node's own rejection lacks our headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, handle);
  // Limit headers only by size: beyond a number, Node would drop those that a proxy appends.
  Object.assign(server, { timeout, maxConnections, maxRequestsPerSocket: maxRequests, maxHeadersCount: 0 });
  server.on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const response = queues.get(socket)?.at(-1);
    const current = response?.writableFinished ? undefined : response;
    if (current?.req.complete) {
      // Respond to the complete request before refusing what follows, once however many packets that takes.
      if (!deferred.has(socket)) current.once('close', () => server.emit('clientError', error, socket));
      deferred.add(socket);
      return;
    }
    const text = refusals[error.code ?? ''] ?? '400 Bad Request';
    const status = Number(text.slice(0, 3));
    const id = String(current?.getHeader('X-Request-Id') ?? randomUUID());
    if (current) refusedStatuses.set(current.req, status);
    else log?.info('request', { id, status, refused: error.code ?? 'unreadable' });
    const lines = Object.entries({
      'X-Request-Id': id,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(sentence)),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${text}\r\n${lines.join('')}\r\n${sentence}`);
    // Otherwise a client that does not close its side keeps the connection until it is idle for long.
    setTimeout(() => socket.destroy(), 1000).unref();
  });
  return server;
}

type ServerOptions = {
  headers?: Record<string, string>;
  sentence?: string;
  limits?: Partial<typeof defaultLimits>;
  log?: Log;
};

/** Refuses new connections, lets requests in progress finish, and closes the rest after the timeout. */
export function stopHttpServer(server: Server, timeoutMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    // Connections that become idle after close() would otherwise stay open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timeout);
      resolve();
    });
  });
}

export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const remedy = listenRemedies[error.code ?? ''];
      // Drop the error code, which databaseAdvice() would take for one of the database.
      reject(remedy ? new Error(`${error.message}: ${remedy}.`) : error);
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const name = openAsLocalhost.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

/** Addresses that localhost reaches. Excludes the rest of loopback, such as 127.0.0.2. */
const openAsLocalhost = ['127.0.0.1', '::1', '0.0.0.0', '::'];

const setHost = 'this machine has no such address; set HOST to one that it has';

const listenRemedies: Record<string, string> = {
  EADDRINUSE: 'this port is in use; set PORT, or METRICS_PORT, to another',
  EACCES: 'this port needs more privileges; set PORT, or METRICS_PORT, to another',
  EADDRNOTAVAIL: setHost,
  ENOTFOUND: setHost,
  EAI_AGAIN: setHost,
};
