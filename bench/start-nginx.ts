import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFreePort } from '../tests/server/databases.ts';
import type { Running } from './start-program.ts';

/** One nginx worker over a folder, as fast as it goes: no log, and files kept open. */
export async function startNginx(dir: string): Promise<Running> {
  const port = await findFreePort();
  const own = resolve('.cache/bench/nginx');
  mkdirSync(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  writeFileSync(
    `${own}/nginx.conf`,
    `daemon off; master_process off; worker_processes 1; pid ${own}/nginx.pid; error_log ${own}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; ${temporary.join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=1000; open_file_cache_valid 60s;
  server { listen 127.0.0.1:${port}; root ${dir}; location / { try_files $uri.html =404; } }
}
`,
  );
  const child = spawn('nginx', ['-c', `${own}/nginx.conf`, '-e', `${own}/error.log`], { stdio: 'inherit' });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
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
