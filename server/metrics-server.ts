import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { errorFacts, type Log } from './log.ts';

/** Answers GET /metrics and nothing else, on a port that visitors never reach. */
export function createMetricsServer(registry: Registry, log: Log): Server {
  return createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only GET /metrics is answered here.\n');
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      log.error('The metrics could not be read', errorFacts(error));
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The metrics could not be read.\n');
    }
  });
}
