import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePort } from '../tests/helpers/postgres.ts';
import { compareServers, describeServers, wrkArguments } from './load.ts';
import { bundleServer, sqliteUrl } from './own-site.ts';
import { peerVersion } from './peers.ts';
import { afterPart, type Running, requireProgram, startServer } from './processes.ts';
import { atLeast, measured, type Part, type PartOptions } from './report.ts';

const plainNginx = 'one nginx worker';
const workingNginx = 'one nginx worker with the headers of this server and its log';

/** Serves the same 10 KB page from this server, one nginx worker, sirv and bare node:http, each a single process. */
export async function measureServing({ isQuick }: PartOptions): Promise<Part> {
  requireProgram('wrk');
  requireProgram('nginx');
  const { command, dir } = await bundleServer();
  const page = writePage(dir);
  const servers: Record<string, Running> = {};
  servers[plainNginx] = await startNginx(dir);
  const env = { DATABASE_URL: await sqliteUrl(), METRICS_PORT: String(await findFreePort()) };
  const own = await startServer(command, env);
  servers['this server'] = own;
  const others = 'node --import tsx bench/bare-servers.ts';
  const bare = `${others} page ${page}`;
  servers['bare node:http, one page from memory'] = await startServer(bare);
  const response = await fetch(`${own.url}/ten`, { headers: { 'Accept-Encoding': 'identity' } });
  // Node adds these itself.
  const headers = [...response.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name));
  servers['the same with the headers of this server'] = await startServer(bare, {
    HEADERS: JSON.stringify(headers.flat()),
  });
  servers[workingNginx] = await startNginx(dir, headers, true);
  servers[`sirv ${peerVersion('.', 'sirv')}`] = await startServer(`${others} sirv ${dir}`);
  const wrk = wrkArguments(isQuick ? 1 : 4);
  const load = { path: '/ten', args: wrk, warmUp: wrkArguments(1), rounds: isQuick ? 1 : 5 };
  const compared = await compareServers(servers, load);
  const ratioTo = (name: string) => (compared['this server']?.perSecond ?? 0) / (compared[name]?.perSecond ?? 0);
  return {
    ratios: [
      atLeast('pages of 10 KB, one process, to one nginx worker', ratioTo(plainNginx), 0.4),
      measured('the same, to one that sends the same headers and logs too', ratioTo(workingNginx)),
    ],
    body: [
      `\`wrk ${wrk}\`, identity, one process each, median of ${load.rounds} in turns, nginx of the system. This server logs every request to a pipe, keeps its metrics and sends its security headers; nginx keeps files open, and does the rest only if its row says so.`,
      describeServers(compared, plainNginx),
    ].join('\n\n'),
  };
}

function writePage(dir: string): string {
  const file = join(dir, 'ten.html');
  const line = '<p>Brakes are checked while you wait, and nothing is done that you have not agreed to.</p>\n';
  writeFileSync(file, `<!doctype html><html lang="en"><title>Ten</title>\n${line.repeat(10_000 / line.length)}`);
  return file;
}

/** Headers that nginx sets itself. */
const nginxHeaders = ['accept-ranges', 'content-length', 'content-type', 'etag', 'last-modified'];

/** Starts a single nginx worker with its files kept open, optionally with more headers and an access log. */
async function startNginx(dir: string, headers: [string, string][] = [], hasLog = false): Promise<Running> {
  const own = resolve('.cache/bench', `nginx-${performance.now()}`);
  mkdirSync(own, { recursive: true });
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const added = headers
    .filter(([name]) => !nginxHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const port = String(await findFreePort());
  const config = `daemon off; master_process off; worker_processes 1; pid ${own}/nginx.pid; error_log ${own}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; ${folders.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  access_log ${hasLog ? `${own}/access.log` : 'off'}; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=1000; open_file_cache_valid 60s;
  server { listen 127.0.0.1:${port}; root ${dir}; ${added.join(' ')} location / { try_files $uri.html =404; } }
}
`;
  writeFileSync(`${own}/nginx.conf`, config);
  afterPart(() => rmSync(own, { recursive: true }));
  return startServer(`nginx -c ${own}/nginx.conf -e ${own}/error.log`, { PORT: port });
}
