import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createPostgresDatabase, findFreePort } from '../helpers/postgres.ts';
import { enquiry, postJson } from './start-server.ts';

/**
 * Runs the recipes of docs/operations.md as written, in another root folder. Three system programs are
 * replaced: systemctl starts and stops the real server and runs the backup, runuser and npm ci do nothing; pg_dump only
 * writes a file, since those of Debian are older than the server of the tests.
 */
const docs = readFileSync('docs/operations.md', 'utf8');
const root = mkdtempSync(join(tmpdir(), 'garage-recipes-'));
const ports = [await findFreePort(), await findFreePort()];
const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`);

const programs = {
  // Not sudo, which logs what a command erases, and the password of a database it copies to.
  runuser: 'shift 3; exec "$@"',
  npm: '[ "$1" = ci ]',
  pg_dump: `touch "\${2#--file=}"`,
  pg_restore: '',
  systemctl: `
action=$1; shift
[ $action = daemon-reload ] && exit
for unit; do
  if [ $unit = garage-site-backup ]; then
    cd ${root}/srv/garage-site
    for file in deploy/garage-site-backup.service ${root}/etc/systemd/system/$unit.service.d/*.conf; do
      [ -e $file ] && sed "s#/usr/bin/##; s#\\([: ]\\)/var/#\\1${root}/var/#" $file
    done >${root}/$unit
    set -a; . ${root}/etc/garage-site.env
    exec env DATABASE_URL=file:${root}/var/lib/garage-site/enquiries.sqlite $(sed -n 's/^Environment=//p' ${root}/$unit) \
      \${DATABASE_URL:+DATABASE_URL=$DATABASE_URL} $(sed -n 's/^ExecStart=//p' ${root}/$unit | tail -n 1)
  fi
  port=\${unit#garage-site@}
  pid=${root}/$port.pid
  if [ $action != start ] && [ -e $pid ]; then
    kill $(cat $pid); while kill -0 $(cat $pid) 2>/dev/null; do sleep 0.05; done; rm $pid
  fi
  [ $action = stop ] && continue
  export DATABASE_URL=file:${root}/var/lib/garage-site/enquiries.sqlite
  set -a; . ${root}/etc/garage-site.env; set +a
  PORT=$port node ${root}/srv/garage-site/dist/server/index.js >>${root}/log 2>&1 &
  echo $! >$pid
  wait=$(sed -n "s#^ExecStartPost=/usr/bin/##p" ${root}/srv/garage-site/deploy/garage-site@.service | sed "s/%i/$port/")
  MAINPID=$(cat $pid) sh -c "$wait" || exit 1
done`,
};

for (const dir of ['bin', 'etc', 'srv/releases', 'release', 'var/lib/garage-site']) {
  mkdirSync(join(root, dir), { recursive: true });
}
for (const [name, script] of Object.entries(programs)) {
  writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, 'bin', name), 0o755);
}
writeFileSync(join(root, 'etc/garage-site.env'), '');
// The release of the tiny site, which is already bundled.
symlinkSync(join(inject('tinyServer'), '../..'), join(root, 'release/dist'));
cpSync('deploy', join(root, 'release/deploy'), { recursive: true });
writeFileSync(join(root, 'release/package.json'), '{}');
writeFileSync(
  join(root, 'release/SHA256SUMS'),
  execFileSync('sha256sum', ['package.json'], { cwd: join(root, 'release') }),
);

afterAll(() => {
  run(`systemctl stop garage-site@3000 garage-site@3001`);
  rmSync(root, { recursive: true });
});

function run(script: string): string {
  const moved = script
    .replace(/(?<![\w.])\/(srv|etc|var)\//g, `${root}/$1/`)
    .replaceAll('garage-site@3000', `garage-site@${ports[0]}`)
    .replaceAll('garage-site@3001', `garage-site@${ports[1]}`);
  const { DATABASE_URL: _url, SMTP_URL: _smtp, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', `${moved}\n`], {
    cwd: root,
    env: { ...env, HOME: root, PATH: `${join(root, 'bin')}:${process.env.PATH}`, PORT: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${moved}\nended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** The first shell block below a heading. */
function recipe(heading: string): string {
  const [, block] = docs.slice(docs.indexOf(`\n${heading}\n`)).match(/```sh\n([\s\S]*?)```/) ?? [];
  if (!block) throw new Error(`docs/operations.md has no recipe below "${heading}".`);
  return block;
}

/** The function `enquiries` of the docs, for the recipes that call it. */
const tools = `${recipe('## Operator commands').match(/^enquiries\(\).*$/m)?.[0]}\n`;

test('the recipes for upgrade, rollback, the move to PostgreSQL and a second server work as written', async () => {
  // The starting point: an earlier release with an enquiry.
  run(`cp -r ~/release /srv/releases/2026-11-01; ln -s /srv/releases/2026-11-01 /srv/garage-site
    systemctl start garage-site@3000 garage-site@3001`);
  const send = async (url: string | undefined, name: string) => {
    const sent = await postJson(url ?? '', { ...enquiry, name });
    expect(sent.status).toBe(201);
  };
  const running = () => execFileSync('readlink', [join(root, 'srv/garage-site')], { encoding: 'utf8' }).trim();
  await send(first, 'Ann Before');

  // Typed into a shell that goes on after a failure.
  const damaged = recipe('### Upgrade').replaceAll('2026-11-23', 'damaged').replace('sha256sum', 'false && sha256sum');
  run(`set +e\n${tools}${damaged}\ntrue`);
  expect(running()).toBe(join(root, 'srv/releases/2026-11-01'));

  run(tools + recipe('### Upgrade'));
  expect(running()).toBe(join(root, 'srv/releases/2026-11-23'));
  // Named so that `backup --keep` removes it one day.
  const [backup, ...others] = readdirSync(join(root, 'var/lib/garage-site/backups'));
  expect(backup).toMatch(/^\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
  expect(others).toEqual([]);
  await send(second, 'Bob Upgraded');

  run(recipe('### Rollback'));
  expect(running()).toBe(join(root, 'srv/releases/2026-11-01'));
  await send(first, 'Cara Rolled');

  // Behind a proxy the desk refuses a link to this machine.
  expect(run(`${tools}enquiries desk-link`)).toMatch(/^https:\S+\n$/);

  const database = await createPostgresDatabase(inject('postgres'));
  const moved = recipe('### From SQLite to PostgreSQL').replaceAll(
    'postgres://garage@db.example/enquiries',
    database.replace(':secret@', '@'),
  );
  // Each user of a machine sees the arguments of all commands.
  expect(moved).not.toContain(':secret@');
  expect(run(tools + moved)).toContain('Copied and compared: 3 enquiry, 6 outbox');
  await send(second, 'Dan Moved');

  run(recipe('### Backup of PostgreSQL').replace(/ PGSSL\S+/g, ''));
  expect(readdirSync(join(root, 'var/lib/garage-site/backups')).at(-1)).toMatch(/\.dump$/);
  run(recipe('### Upgrade').replaceAll('2026-11-23', '2026-12-01'));
  expect(running()).toBe(join(root, 'srv/releases/2026-12-01'));

  const dan = /^(\w{8}) .*Dan Moved/m.exec(run(`${tools}enquiries list`))?.[1];
  // The operator's folder is not the service's, which may be the only one that it can write to.
  run(`${tools}enquiries erase --reference ${dan}`);
  expect(readFileSync(join(root, 'var/lib/garage-site/erasures.jsonl'), 'utf8')).toContain(dan);
  await send(second, 'Dan Moved');

  run(`systemctl stop garage-site@3000; rm -r /srv/releases/2026-11-23 /srv/releases/2026-12-01`);
  run(recipe('### A second server'));
  await send(first, 'Eve Second');
  const list = run(`DATABASE_URL=${database} node /srv/garage-site/dist/server/enquiries.js list`);
  for (const name of ['Ann Before', 'Bob Upgraded', 'Cara Rolled', 'Dan Moved', 'Eve Second']) {
    expect(list).toContain(name);
  }
});

test('a system call that a unit forbids fails: Node copes with that, and is killed otherwise', () => {
  const units = readdirSync('deploy').filter((name) => name.endsWith('.service'));
  expect(units).toHaveLength(3);
  for (const unit of units) {
    expect([unit, readFileSync(join('deploy', unit), 'utf8')]).toEqual([
      unit,
      expect.stringContaining('SystemCallFilter=@system-service\nSystemCallErrorNumber=EPERM\n'),
    ]);
  }
});
