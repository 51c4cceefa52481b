import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it('a malformed JSON file is named in one line', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'json-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const broken = join(dir, 'broken.json');
  writeFileSync(broken, '{ "town": ');
  writeFileSync(join(dir, 'index.html'), '<p>Home</p>');
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync('node', ['scripts/run.js', ...args], { encoding: 'utf8' });
    return [status, stderr];
  };
  const named = (file: string) => [
    2,
    expect.stringMatching(new RegExp(`^error: ${file} could not be read as JSON: .*\n$`)),
  ];
  expect(run('cli/check-links.ts', '--dir', dir, '--no-definition', '--baseline', broken)).toEqual(named(broken));
});

it.each([
  [
    {},
    ['scripts/built.js', 'index', '--port', '4000'],
    'npm run serve takes no options; set PORT and the like, which docs/operations.md lists',
  ],
  [
    {},
    ['scripts/run.js', 'cli/dev.ts', '--port', 'abc'],
    '  PORT: found "abc"; write a port from 0 to 65535, like 3000',
  ],
  [
    { HOST: 'a b' },
    ['scripts/run.js', 'cli/dev.ts'],
    '  HOST: found "a b"; write an address to listen on, like 127.0.0.1',
  ],
])('a wrong setting is explained without a stack: %j %j', (settings, args, message) => {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync('node', args, { env, encoding: 'utf8', timeout: 20_000 });
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([2, message]);
});

it('bundles a program again that a crash has emptied', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'programs-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'hello.ts'), "console.log('Hello');");
  const run = () => spawnSync('node', [resolve('scripts/run.js'), 'hello.ts'], { cwd, encoding: 'utf8' }).stdout;
  expect(run()).toBe('Hello\n');
  const programs = join(cwd, '.cache/programs');
  for (const name of readdirSync(programs)) writeFileSync(join(programs, name), '');
  expect(run()).toBe('Hello\n');
});

it('a disk that refuses a write is explained without a stack, and leaves the old file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'refused-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const page = join(dir, 'page.html');
  writeFileSync(page, '<p>Old</p>');
  const call = `writeIfChanged(${JSON.stringify(page)}, '<p>New</p>'.repeat(20_000));`;
  writeFileSync(join(dir, 'write.ts'), `import { writeIfChanged } from '${resolve('prerender/files.ts')}';\n${call}`);
  const limited = `ulimit -f 60; exec node scripts/run.js ${join(dir, 'write.ts')}`;
  const { status, stderr } = spawnSync('bash', ['-c', limited], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `EFBIG: file too large, write '${page}': files of this size are not allowed; raise \`ulimit -f\`.\n`,
  ]);
  expect([readFileSync(page, 'utf8'), readdirSync(dir)]).toEqual(['<p>Old</p>', ['page.html', 'write.ts']]);
});

it('a command without its packages says how to install them', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'bare-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  cpSync('scripts/run.js', join(dir, 'run.mjs'));
  const { status, stderr } = spawnSync('node', ['run.mjs', 'run.mjs'], { cwd: dir, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `Cannot find package 'esbuild' imported from ${join(dir, 'run.mjs')}: install the packages with \`npm ci\`, without --omit=dev.\n`,
  ]);
});

it('a command run outside the project says so', () => {
  const args = [resolve('scripts/run.js'), 'cli/build.ts'];
  const { status, stderr } = spawnSync('node', args, { cwd: tmpdir(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    `There is no ${join(tmpdir(), 'cli/build.ts')}. Run this in the folder of the project.\n`,
  ]);
});

it('names an unknown command in place of its help', () => {
  const run = (...args: string[]) => spawnSync('node', ['scripts/run.js', 'cli/new.ts', ...args], { encoding: 'utf8' });
  const { status, stderr } = run('twon', '--help');
  expect([status, stderr.split('\n').slice(0, 2)]).toEqual([
    2,
    ["error: unknown command 'twon'", '(Did you mean town?)'],
  ]);
  expect(run('town', '--help').stdout).toMatch(/^Usage: npm run new -- town /);
});

it('npm keeps no log of a command, which may name the person to erase', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'npm-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const env = { ...process.env, npm_config_cache: cache };
  spawnSync('npm', ['run', 'enquiries', '--', 'erase', '--email', 'ann@example.org', '--help'], { env });
  const logs = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.log'));
  expect(logs).toEqual([]);
});

it('a program that lazily loads many modules is run, not one of its modules', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'program-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  // One has the name of the program.
  const late = [...Array.from({ length: 8 }, (_, index) => `late-${index}.ts`), 'late/count.ts'];
  mkdirSync(join(dir, 'late'));
  for (const name of late) writeFileSync(join(dir, name), 'export const found = 1;');
  const imports = late.map((name) => `(await import('./${name}')).found`);
  writeFileSync(join(dir, 'count.ts'), `console.log(process.argv.slice(2).join(), ${imports.join(' + ')});`);
  const { stdout } = spawnSync('node', ['scripts/run.js', join(dir, 'count.ts'), 'late:'], { encoding: 'utf8' });
  expect(stdout).toBe('late: 9\n');
});

it('a program whose reader has closed the pipe ends without an error', async () => {
  const child = spawn('node', ['scripts/run.js', 'cli/explain.ts', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([errors, code]).toEqual(['', 0]);
});
