import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/config.ts';
import { findFreePort } from './helpers/postgres.ts';
import { makeFolder } from './server/start-server.ts';

/** No container engine runs in tests: these check the files' statements that can be verified by reading. */
const dockerfile = readFileSync('Dockerfile', 'utf8').replace(/\\\n\s*/g, ' ');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const stages = instructions.join('\n').split(/^(?=FROM )/m);
const last = stages.at(-1) ?? '';

type Service = {
  image?: string;
  build?: { target: string };
  user?: string;
  entrypoint?: string[];
  read_only?: boolean;
  security_opt?: string[];
  restart?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
};

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: object;
};

test('the image contains only the release, runs as an unprivileged user, and has a health check', () => {
  expect(stages.map((stage) => stage.match(/ AS (\w+)/)?.[1])).toEqual(['build', 'proxy', 'site']);
  expect(last).toMatch(/^FROM node:20-bookworm-slim /);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /build/release ./']);
  expect(last).toMatch(/^USER node$/m);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "dist/server/index.js"]'));
  expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m);
  const copied = instructions.join('\n').match(/^COPY (?!--from)(.*) \S+$/gm) ?? [];
  const sources = copied.flatMap((line) => line.split(' ').slice(1, -1));
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'dist', 'node_modules', 'release']));
});

test('the health check of the image exits with 0 or 1', async () => {
  const [, json = '[]'] = last.match(/^HEALTHCHECK .*?CMD (\[.*\])$/m) ?? [];
  const [program, flag, code = ''] = JSON.parse(json) as string[];
  expect([program, flag]).toEqual(['node', '-e']);
  for (const [ok, expected] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const ended = new Promise((exit) => {
      const run = new Function('fetch', 'process', code);
      run(() => Promise.resolve({ ok }), { env: { PORT: '3000' }, exit });
    });
    expect(await ended).toBe(expected);
  }
});

test('a purge that fails ends its container, so that the failure shows', async () => {
  const folder = await makeFolder();
  writeFileSync(join(folder, 'node'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
  const [program = '', ...args] = compose.services.purge?.entrypoint ?? [];
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  expect(spawnSync(program, args, { env, timeout: 5000 }).status).toBe(3);
});

test('neither a wrong clock nor a month without backups removes the last thirty', async () => {
  const folder = await makeFolder();
  const programs = { pg_dump: `touch "\${2#--file=}"`, pg_restore: '', psql: '' };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  for (let day = 1; day <= 31; day += 1) {
    const name = join(folder, `2026-08-${String(day).padStart(2, '0')}-033000.dump`);
    writeFileSync(name, '');
    utimesSync(name, new Date('2026-08-31'), new Date('2026-08-31'));
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, BACKUPS: folder };
  expect(spawnSync('sh', ['deploy/backup-postgres.sh', '--once'], { env }).status).toBe(0);
  const kept = readdirSync(folder).filter((name) => name.endsWith('.dump'));
  expect([kept.length, kept.sort()[0]]).toEqual([30, '2026-08-03-033000.dump']);
});

test('every container is confined, and only the proxy is reachable', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect([name, service.read_only, service.restart]).toEqual([name, true, 'unless-stopped']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(source)).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
    for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(other);
    const { target } = service.build ?? {};
    if (target) expect(dockerfile).toMatch(new RegExp(` AS ${target}$`, 'm'));
  }
  const reachable = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(reachable.map(([name]) => name)).toEqual(['proxy']);
  expect(compose.services.database?.networks).toEqual(['inside']);
});

test('the settings of the containers are valid', () => {
  const values: Record<string, string> = { SITE_URL: 'https://garage.example', DATABASE_PASSWORD: 'long' };
  for (const name of ['site', 'purge']) {
    const entries = Object.entries(compose.services[name]?.environment ?? {});
    const env = entries.map(([key, value]) => [key, value.replace(/\$\{(\w+)[^}]*\}/g, (_, of) => values[of] ?? '')]);
    expect(readConfig(Object.fromEntries(env)).DATABASE_URL).toBe(
      'postgres://garage:long@database/enquiries?insecure=1',
    );
  }
});

test('two instances of the systemd unit share no port', () => {
  const unit = readFileSync('deploy/garage-site@.service', 'utf8');
  const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const portsOf = (instance: string) => {
    const env = settings.map((setting) => setting.replace('%i', instance).split('='));
    const { PORT, METRICS_PORT } = readConfig(Object.fromEntries(env));
    return [PORT, METRICS_PORT];
  };
  expect(portsOf('3000')).toEqual([3000, 13_000]);
  expect(portsOf('3001')).toEqual([3001, 13_001]);
});

test('a start of the systemd unit waits for the server, and ends at once if that has ended', async () => {
  const [, line = ''] = readFileSync('deploy/garage-site@.service', 'utf8').match(/^ExecStartPost=(.*)$/m) ?? [];
  const port = await findFreePort();
  const startPost = async (mainPid: number | undefined) => {
    // As systemd expands it.
    const command = line.replace('%i', String(port)).replace('/usr/bin/node', process.execPath);
    const child = spawn('sh', ['-c', command], { env: { ...process.env, MAINPID: String(mainPid) }, stdio: 'ignore' });
    onTestFinished(() => void child.kill());
    const [status] = await once(child, 'exit');
    return status;
  };
  const failed = spawn('false');
  await once(failed, 'exit');
  expect(await startPost(failed.pid)).not.toBe(0);

  const server = createServer((_request, response) => response.end());
  setTimeout(() => server.listen(port, '127.0.0.1'), 300);
  onTestFinished(() => void server.close());
  expect(await startPost(process.pid)).toBe(0);
});
