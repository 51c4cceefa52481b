import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hasCopy, listFiles } from '../../prerender/files.ts';
import { writeRelease } from '../../prerender/release.ts';
import { sqlitePackage } from '../../server/database/sqlite.ts';
import { readImports } from '../helpers/imports.ts';

/** Outside the project, so that no package is found by accident. */
const root = mkdtempSync(join(tmpdir(), 'garage-release-'));
const release = join(root, 'release');
const readJson = (name: string) => JSON.parse(readFileSync(join(release, name), 'utf8'));

let counts: ReturnType<typeof writeRelease>;

beforeAll(() => {
  counts = writeRelease('dist', release, sqlitePackage);
});
afterAll(() => rmSync(root, { recursive: true }));

test('contains the build and its instructions, with checksums of everything', () => {
  const top = new Set(listFiles(release).map((file) => relative(release, file).split('/')[0]));
  const folders = ['deploy', 'dist', 'docs'];
  const files = ['.env.example', 'LICENSE', 'SHA256SUMS', 'package-lock.json', 'package.json', 'sbom.cdx.json'];
  expect([...top].sort()).toEqual([...folders, ...files].sort());
  // The unit's `Documentation`, and what the files in deploy/ refer to.
  const instructions = listFiles(join(release, 'deploy')).map((file) => readFileSync(file, 'utf8'));
  const named = new Set(instructions.join().match(/\bdocs\/[\w/-]+\.md/g));
  expect([...named].map((file) => [file, existsSync(join(release, file))])).toEqual([['docs/operations.md', true]]);
  const check = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' });
  expect(check.status).toBe(0);
  expect(check.stdout.trim().split('\n')).toHaveLength(listFiles(release).length - 1);
  expect(counts).toEqual({ files: listFiles(release).length, packages: installedPaths().length });
});

test('has compressed copies that the server sends: none is older than its file', () => {
  const copies = listFiles(join(release, 'dist/client')).filter((file) => file.endsWith('.br'));
  expect(copies.length).toBeGreaterThan(30);
  expect(copies.filter((copy) => !hasCopy(copy.slice(0, -3), '.br'))).toEqual([]);
});

test('refuses to replace a folder with anything else in it, before it builds', () => {
  const folder = mkdtempSync(join(root, 'used '));
  // One that somebody ran in place, with its settings and enquiries.
  const names = ['.env', 'data/enquiries.sqlite', 'dist/server/index.js', 'package.json'];
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  const args = ['scripts/run.js', 'cli/release.ts', '--allow-unconfirmed', '--dir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `${folder} holds .env and data, which a release would delete: move them, or name another folder with --dir.\n`,
  );
  expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test('starts on SQLite without loading the PostgreSQL client, and its thread without zod', () => {
  const load = (name: string) =>
    readFileSync(join(release, 'dist/server', `${name}.js`), 'utf8').match(/(?<=^import .*")[^."][^"]*(?=";$)/gm);
  const packages = expect.arrayContaining(['lru-cache']);
  expect(load('index')).toEqual(packages);
  expect(load('database-thread')).toEqual(packages);
  expect(load('index')).not.toContain('pg');
  for (const name of ['pg', 'zod', 'zod/mini']) expect(load('database-thread')).not.toContain(name);
});

test('installs only the packages that the server imports, in 80 MB', () => {
  const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
  const programs = listFiles(join(release, 'dist/server')).filter((file) => /\.m?js$/.test(file));
  const imported = programs
    .flatMap(readImports)
    .filter(({ to }) => !/^(node:|\/)/.test(to))
    .map(({ to }) => to.match(/^(@[^/]+\/)?[^/]+/)?.[0]);
  // Chosen when the server starts.
  imported.push(sqlitePackage.name);
  expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies));

  const paths = installedPaths();
  const kilobytes = spawnSync('du', ['-skc', ...paths], { encoding: 'utf8' }).stdout.match(/(\d+)\s+total/)?.[1];
  expect(Number(kilobytes)).toBeLessThan(80 * 1024);
  const { components } = readJson('sbom.cdx.json') as { components: { name: string }[] };
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
});

test('starts from another folder with its .env, serves, and stores an enquiry', async () => {
  // Instead of `npm ci`, which compiles for minutes if no binary can be fetched.
  for (const path of installedPaths()) {
    if (path.split('node_modules/').length > 2) continue;
    mkdirSync(dirname(join(release, path)), { recursive: true });
    symlinkSync(resolve(path), join(release, path));
  }
  const database = join(root, 'data/enquiries.sqlite');
  const settings = [`DATABASE_URL=file:${database}`, 'PORT=3999', 'SITE_URL=https://moved.example'];
  writeFileSync(join(release, '.env'), settings.join('\n'));
  const { DATABASE_URL: _url, SITE_URL: _site, LOG_LEVEL: _level, ...env } = process.env;
  const server = spawn(process.execPath, [join(release, 'dist/server/index.js')], {
    cwd: root,
    env: { ...env, PORT: '0' },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((ready, fail) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (/Serving \d+ files/.test(output)) ready();
      });
    }
    server.on('exit', () => fail(new Error(`The server ended: ${output}`)));
  });
  expect(output).toContain('"level":"warn","msg":"SITE_URL is https://moved.example, but the pages were built for');
  expect(output).toContain('Rebuild with SITE_URL=https://moved.example."');
  const [, url = ''] = output.match(/Serving \d+ files at (http:[^"]+)/) ?? [];
  expect(url).not.toContain(':3999');
  expect((await fetch(`${url}/contact`)).status).toBe(200);
  const fields = { formType: 'contact', name: 'Ann Driver', phone: '01632 960123', email: 'ann@example.org' };
  const body = JSON.stringify({ ...fields, postcode: 'ME9 7LR', message: 'My brakes make a noise.', website: '' });
  const headers = { 'Content-Type': 'application/json' };
  const stored = await fetch(`${url}/api/forms/submit`, { method: 'POST', headers, body });
  expect([stored.status, await stored.json()]).toEqual([201, { reference: expect.any(String) }]);
  server.kill();
  await once(server, 'exit');
  const list = spawnSync(process.execPath, [join(release, 'dist/server/enquiries.js'), 'list', '--json'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(list.stdout)).toMatchObject({ name: 'Ann Driver' });
});

/** The packages that `npm ci --omit=dev` installs in the release, by their paths. */
function installedPaths(): string[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, unknown> };
  return Object.keys(packages).filter((path) => path !== '');
}
