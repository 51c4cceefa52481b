import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** Listens, and returns the address to write into a browser. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return addressOf(host, typeof bound === 'object' && bound ? bound.port : port);
}

function addressOf(host: string, port: number): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
