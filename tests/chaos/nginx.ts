import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../helpers/postgres.ts';

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Starts nginx with the configuration that is shipped, on other ports and without a certificate. */
export async function startNginx(serverPorts: readonly number[]) {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'garage-nginx-'));
  const site = adapt(readFileSync('deploy/nginx.conf', 'utf8'), port, serverPorts);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
    events {} http { ${temporary.join(' ')} include site.conf; }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx does not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Changes nothing but where nginx listens and what it connects to. */
function adapt(text: string, port: number, serverPorts: readonly number[]): string {
  const [before = '', servers = '', after = ''] = text.split(/(upstream garage_site \{[^}]*\})/);
  const [first = ''] = /server 127\.0\.0\.1:3000[^\n]*/.exec(servers) ?? [];
  const lines = serverPorts.map((serverPort) => first.replace('3000', String(serverPort))).join('\n');
  const upstream = servers.replace(/(\s*server 127[^\n]*)+/, `\n${lines}`);
  return (before + upstream + after)
    .replace(/^.*(ssl_|listen \[|listen 80;).*$/gm, '')
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`);
}
