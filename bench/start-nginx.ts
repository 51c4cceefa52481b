import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFreePort } from '../tests/server/databases.ts';
import type { Running } from './start-program.ts';

/**
 * One nginx worker over a folder, its files kept open. It logs nothing and adds no header, as fast as it goes, unless
 * told to do what this server does: send these headers, pairs of name and value, and log every request to a file.
 */
export async function startNginx(dir: string, { headers = [], hasLog = false }: Duties = {}): Promise<Running> {
  const port = await findFreePort();
  const own = resolve('.cache/bench', `nginx-${port}`);
  mkdirSync(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const added = headers
    .filter(([name]) => !itsOwn.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  writeFileSync(
    `${own}/nginx.conf`,
    `daemon off; master_process off; worker_processes 1; pid ${own}/nginx.pid; error_log ${own}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; ${temporary.join(' ')}
  access_log ${hasLog ? `${own}/access.log` : 'off'}; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=1000; open_file_cache_valid 60s;
  server { listen 127.0.0.1:${port}; root ${dir}; ${added.join(' ')} location / { try_files $uri.html =404; } }
}
`,
  );
  const child = spawn('nginx', ['-c', `${own}/nginx.conf`, '-e', `${own}/error.log`], { stdio: 'inherit' });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    rmSync(own, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, pid: child.pid ?? 0, stop };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await stop();
  throw new Error('nginx does not start.');
}

/** What nginx says by itself of any file. */
const itsOwn = ['accept-ranges', 'content-length', 'content-type', 'etag', 'last-modified'];

type Duties = { headers?: readonly (readonly [name: string, value: string])[]; hasLog?: boolean };
