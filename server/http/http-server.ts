import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';

/** How long a client may take, in milliseconds. */
const headersTimeout = 10_000;
const requestTimeout = 20_000;

const sentences: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive; please try again.'],
};

/**
 * An HTTP server with bounds: on the headers' size, and on how long a slow client may hold a connection.
 * What Node refuses before any handler sees it is answered with the same headers as everything else.
 */
export function createHttpServer(
  handler: RequestListener,
  headers: Record<string, string>,
  limits = {},
  log?: Log,
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout,
      requestTimeout,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      // Node would refuse a request without Host by itself, with none of our headers.
      requireHostHeader: false,
      ...limits,
    },
    handler,
  );
  server.maxHeadersCount = 100;
  server.on('checkExpectation', handler);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const [status, sentence] = sentences[error.code ?? ''] ?? ['400 Bad Request', 'This request could not be read.'];
    const id = randomUUID();
    log?.info('request', { id, status: Number(status.slice(0, 3)), refused: error.code ?? 'unreadable' });
    const lines = Object.entries({
      'X-Request-Id': id,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(sentence)),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${sentence}`);
  });
  return server;
}

/** Takes no new connection, lets the requests under way end, and cuts what is left after a while. */
export function stopHttpServer(server: Server, patienceMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    // A connection that turns idle after close() began would otherwise be kept for its next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
