import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { page, soundFiles, withFolder } from './built-folder.ts';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const files = { ...soundFiles, 'tiny.config.mjs': `export default ${JSON.stringify(tinySiteInput)};` };
const faulty = { ...files, 'index.html': page('<a href="/about">x</a> <a href="/nothing">x</a>') };

it('answers 0 and one line where nothing is wrong', () => {
  expect(withFolder(files, (dir) => run(dir))).toMatchObject({
    status: 0,
    stdout: '2 pages, 3 links: 0 dead, 0 declared dead, 0 stale\n',
  });
});

it('answers 1 and no colour on a dead link', () => {
  const { status, stdout } = withFolder(faulty, (dir) => run(dir));
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /error \/nothing is not a page of the built site \[.*, on 1 page: \/ \(a href, .*index\.html:2:24\)\]\n/,
  );
  expect(stdout).not.toContain(String.fromCharCode(27));
});

it('adds its table to the job summary', () => {
  withFolder(faulty, (dir) => {
    const summary = `${dir}/summary.md`;
    writeFileSync(summary, 'before\n');
    expect(run(dir, ['--format', 'github'], { GITHUB_STEP_SUMMARY: summary }).status).toBe(1);
    expect(readFileSync(summary, 'utf8')).toMatch(/^before\n## Links\n/);
  });
});

it('answers 2 and what to do where nothing is built', () => {
  withFolder(files, (dir) => {
    mkdirSync(`${dir}/empty`);
    for (const folder of ['empty', 'missing']) {
      const { status, stderr } = run(dir, ['--dir', `${dir}/${folder}`]);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `There is no built site in ${dir}/${folder}. Build it first with: npm run build\n`,
      });
    }
  });
});

it.each([
  [['--format', 'jsn'], "'jsn' is invalid. Allowed choices are text, json, github, sarif, junit, markdown."],
  [['--fromat', 'json'], "unknown option '--fromat'"],
  [['dist/client'], 'too many arguments'],
  [['--only', 'dead-links'], 'There is no rule dead-links. It may be: dead-page, dead-fragment,'],
])('exits with 2 and the usage for %j', (args, message) => {
  const { status, stdout, stderr } = withFolder(files, (dir) => run(dir, args));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run check:links -- [options]');
});

it('describes its options', () => {
  const { status, stdout } = withFolder(files, (dir) => run(dir, ['--help']));
  expect(status).toBe(0);
  for (const option of ['--dir', '--format', '--external', '--cache', 'Exit codes']) expect(stdout).toContain(option);
});

it('answers 1 and every problem of a definition that does not hold', () => {
  const broken = { ...files, 'tiny.config.mjs': `export default ${JSON.stringify({ ...tinySiteInput, pages: [] })};` };
  const { status, stderr } = withFolder(broken, (dir) => run(dir));
  expect(status).toBe(1);
  expect(stderr).toContain('pages: found [], which is an empty list; write at least the page with path /');
});

it('answers with the problems of a definition in the format that was asked for', () => {
  const broken = { ...files, 'tiny.config.mjs': `export default ${JSON.stringify({ ...tinySiteInput, pages: [] })};` };
  const said = (format: string) => withFolder(broken, (dir) => run(dir, ['--format', format])).stdout;
  expect(JSON.parse(said('json')).problems).toMatchObject([{ rule: 'out-of-bounds', line: 1, key: 'pages' }]);
  expect(JSON.parse(said('sarif')).runs[0].results).toMatchObject([{ ruleId: 'out-of-bounds', level: 'error' }]);
  expect(said('github')).toMatch(/^::error file=.*tiny\.config\.mjs,line=1,col=\d+,.*title=out-of-bounds::pages: /);
  expect(said('junit')).toMatch(/<testsuite name="definition" .* tests="1" failures="1" errors="0" skipped="0" /);
});

it('checks a definition, with a line for each placeholder', () => {
  const definition = { ...tinySiteInput, business: { ...tinySiteInput.business, placeholders: ['phone', 'url'] } };
  const { status, stdout, stderr } = withFolder(
    { 'tiny.config.mjs': `export default ${JSON.stringify(definition)};` },
    (dir) => run(dir, [], {}, 'cli/check.ts'),
  );
  expect(status).toBe(0);
  expect(stderr.trim().split('\n')).toEqual([
    'warning: business.phone is a placeholder (01632 960000); supply the real value before going live',
    'warning: url is a placeholder (https://tiny.example); supply the real value before going live',
  ]);
  expect(stdout).toMatch(
    /^OK: .*tiny\.config\.mjs is valid: 5 pages, 1 services, 1 towns, 1 prices, 0 declared dead links\n/,
  );
});

/** Runs a check as a user does, over `dir` with the definition that lies in it. */
function run(dir: string, args: string[] = [], env: Record<string, string> = {}, script = 'cli/check-links.ts') {
  const { SITE_URL: _, ...inherited } = process.env;
  const dirArgs = script.endsWith('links.ts') && !args.includes('--dir') ? ['--dir', dir] : [];
  return spawnSync(process.execPath, ['scripts/run.js', resolve(script), ...dirArgs, ...args], {
    encoding: 'utf8',
    env: { ...inherited, SITE_CONFIG: `${dir}/tiny.config.mjs`, ...env },
  });
}
