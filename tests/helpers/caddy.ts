import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePort } from './postgres.ts';

/** Writes the shipped configuration, without TLS and with other ports, in front of servers on two ports. */
export async function configureCaddy(dir: string, [first, second]: readonly [number, number]) {
  const port = await findFreePort();
  const file = join(dir, 'Caddyfile');
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{\n', '{\n\tadmin off\n\tauto_https off\n')
    .replace('\n{$SITE_ADDRESS:garage.example} {', `\nhttp://127.0.0.1:${port} {`)
    .replace('lb_try_duration 5s', 'lb_try_duration 0s');
  writeFileSync(file, site);
  Object.assign(process.env, {
    SITE_ALIAS: `http://www.garage.example:${port}`,
    SERVER_ADDRESS: `127.0.0.1:${first} 127.0.0.1:${second}`,
    SITE_FILES: resolve('dist/client'),
    SITE_HEADERS: resolve('dist/proxy/headers.caddy'),
    SITE_REDIRECTS: resolve('dist/proxy/redirects.caddy'),
    XDG_DATA_HOME: dir,
  });
  return { port, command: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'] };
}
