import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/** Serves a built folder as the site's own server does: pages without an ending, no slash at the end, 404 for the rest. */
export async function serveFolder(dir: string, siteUrl: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const bare = path.replace(/\/+$/, '');
    if (bare !== '' && bare !== path && existsSync(join(dir, `${bare}.html`))) {
      response.writeHead(301, { location: bare }).end();
      return;
    }
    const candidates = [join(dir, path), join(dir, `${path === '/' ? '/index' : path}.html`)];
    const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
    const found = file ?? join(dir, '404.html');
    const type = types[extname(found)] ?? 'application/octet-stream';
    const isText = extname(found) in types || extname(found) === '.txt';
    // The checkers follow absolute addresses over the network; those of the site have to lead here.
    const body = isText ? readFileSync(found, 'utf8').replaceAll(siteUrl, origin) : readFileSync(found);
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close(() => undefined).closeAllConnections() };
}
