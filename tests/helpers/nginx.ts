import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './postgres.ts';

/**
 * Writes the shipped configuration, without TLS and with other ports, in front of servers on two
 * ports. Returns its command, and the ports it listens on: `plainPort` redirects to https. It logs to `access.log` in
 * the folder whatever the configuration does not keep out of the log.
 */
export async function configureNginx(dir: string, [first, second]: readonly [number, number]) {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/garage-site', process.cwd())
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace(/listen 80;/, `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ +(listen \[|ssl_).*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`);
  const file = join(dir, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = `include /etc/nginx/mime.types; access_log ${dir}/access.log; ${temporary.join(' ')} ${site}`;
  writeFileSync(file, `${user} daemon off; pid ${dir}/pid; error_log stderr; events {} http { ${http} }`);
  return { port, plainPort, command: ['nginx', '-c', file, '-e', 'stderr'] };
}
