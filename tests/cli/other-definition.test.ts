import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { runProgram } from '../helpers/run-program.ts';

/** Outside the project, so that nothing is found by accident. */
const folder = mkdtempSync(join(tmpdir(), 'other-definition-'));
const definition = join(folder, 'site.config.ts');
const { DATABASE_URL: _url, OUT_DIR: _dir, PUBLIC_DIR: _public, ...inherited } = process.env;
const env = { ...inherited, SITE_CONFIG: definition, NODE_ENV: '', SITE_URL: '', PORT: '0', LOG_LEVEL: 'info' };

const run = (...args: string[]) => spawnSync('node', args, { env, encoding: 'utf8' });

beforeAll(() => {
  writeFileSync(definition, `export default ${JSON.stringify(tinySiteInput)};\n`);
  cpSync('public', join(folder, 'public'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('has its output and database beside it, for every command', async () => {
  expect(run('scripts/built.js', 'index').stderr).toContain('Build it first with: npm run build');
  const { stdout } = run('scripts/run.js', 'cli/build.ts');
  expect(stdout).toContain('dist/client (5 pages)');
  expect(existsSync(join(folder, 'dist/client/book-online.html'))).toBe(true);
  expect(run('scripts/run.js', 'cli/check-links.ts').stdout).toMatch(/^ ?5 pages, \d+ links: 0 dead/m);

  const server = spawn('node', ['scripts/built.js', 'index'], { env });
  const url = await new Promise<string>((resolve) => {
    let log = '';
    server.stdout.on('data', (chunk) => {
      log += chunk;
      const [found] = log.match(/http:\/\/[^\s"]+/) ?? [];
      if (found) resolve(found);
    });
  });
  const message = 'Please call me about the brakes.';
  const values = { formType: 'contact', name: 'Ann Other', phone: '01632 960001', postcode: 'ZZ1 1ZZ', message };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/forms/submit`, { method: 'POST', headers, body: JSON.stringify(values) });
  expect(response.status).toBe(201);
  server.kill();
  await once(server, 'exit');

  expect(existsSync(join(folder, 'data/enquiries.sqlite'))).toBe(true);
  expect(run('scripts/built.js', 'enquiries', 'list').stdout).toContain('Ann Other');
});

it('says first which definition it checks', () => {
  expect(run('scripts/check.js').stderr.split('\n')[0]).toBe(`Checking ${definition}`);
});

it.each([
  ['scripts/run.js', 'cli/build.ts'],
  ['scripts/run.js', 'cli/release.ts'],
  ['scripts/run.js', 'cli/dev.ts'],
  ['scripts/run.js', 'tests/chaos/chaos.ts'],
  ['scripts/check.js', ''],
  ['scripts/pack-links.js', ''],
  ['scripts/built.js', 'index'],
])('prints its usage: %s %s', (...program) => {
  const { status, stdout } = run(...program.filter(Boolean), '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: npm run ')]);
});

it.each(['new', 'explain', 'impact', 'check-links'] as const)('prints the usage of %s', async (program) => {
  const { status, stdout } = await runProgram(program, ['--help']);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`Usage: npm run ${program.replace('-', ':')} `)]);
});
