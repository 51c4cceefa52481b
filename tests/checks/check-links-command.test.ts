import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { runProgram } from '../helpers/run-program.ts';
import { page, soundFiles, withFolder } from './built-folder.ts';

const files = { ...soundFiles, 'tiny.config.mjs': `export default ${JSON.stringify(tinySiteInput)};` };
const faulty = { ...files, 'index.html': page('<a href="/about">x</a> <a href="/nothing">x</a>') };

it('exits with 0 and one line if nothing is wrong', async () => {
  expect(await withFolder(files, (dir) => run(dir))).toMatchObject({
    status: 0,
    stdout: '2 pages, 3 links: 0 dead, 0 declared dead, 0 stale\n',
  });
});

it('exits with 1 and no colour on a dead link', async () => {
  const { status, stdout } = await withFolder(faulty, (dir) => run(dir));
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /error \/nothing is not a page of the built site \[.*, on 1 page: \/ \(a href, .*index\.html:2:24\)\]\n/,
  );
  expect(stdout).not.toContain(String.fromCharCode(27));
});

it('adds its table to the job summary', async () => {
  await withFolder(faulty, async (dir) => {
    const summary = `${dir}/summary.md`;
    writeFileSync(summary, 'before\n');
    expect((await run(dir, ['--format', 'github'], { GITHUB_STEP_SUMMARY: summary })).status).toBe(1);
    expect(readFileSync(summary, 'utf8')).toMatch(/^before\n## Links\n/);
  });
});

it('exits with 2 and advice if nothing is built', async () => {
  await withFolder(files, async (dir) => {
    mkdirSync(`${dir}/empty`);
    for (const folder of ['empty', 'missing']) {
      const { status, stderr } = await run(dir, ['--dir', `${dir}/${folder}`]);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `There is no built site in ${dir}/${folder}. Build it first with: npm run build\n`,
      });
      const any = await run(dir, ['--dir', `${dir}/${folder}`, '--no-definition']);
      expect(any).toMatchObject({
        status: 2,
        stderr: `There is no HTML page in ${dir}/${folder}. Name another folder with --dir.\n`,
      });
    }
  });
});

it.each(['', 'index.html'])('takes --dir %j for no folder', async (name) => {
  // An empty one is a variable that is not set, and not the root of the file system.
  await withFolder(files, async (dir) => {
    const folder = name && `${dir}/${name}`;
    const { status, stderr } = await run(dir, ['--dir', folder, '--no-definition']);
    const message = `There is no HTML page in ${folder || '""'}. Name another folder with --dir.\n`;
    expect({ status, stderr }).toEqual({ status: 2, stderr: message });
  });
});

it('reads an earlier report as PowerShell stores it', async () => {
  const [before, after] = await withFolder(faulty, async (dir) => {
    const { stdout } = await run(dir, ['--format', 'json']);
    writeFileSync(`${dir}/earlier.json`, `\ufeff${stdout}`, 'utf16le');
    const { status } = await run(dir, ['--baseline', `${dir}/earlier.json`]);
    return [JSON.parse(stdout).passed, status];
  });
  expect([before, after]).toEqual([false, 0]);
});

it.each([
  [['--format', 'jsn'], "'jsn' is invalid. Allowed choices are text, json, github, sarif, junit, markdown."],
  [['--fromat', 'json'], "unknown option '--fromat'"],
  [['dist/client'], 'too many arguments'],
  [['--no-definition', '--origin', 'example.org'], 'found "example.org"; write an origin such as https://example.org'],
  [
    ['--baseline', 'package.json'],
    'package.json is not a report of this command; write one with: --format json > package.json',
  ],
  [['--only', 'dead-links'], 'There is no rule dead-links. The rules are: dead-page, dead-fragment,'],
])('exits with 2 and the usage for %j', async (args, message) => {
  const { status, stdout, stderr } = await withFolder(files, (dir) => run(dir, args));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run check:links -- [options]');
});

it('describes its options', async () => {
  const { status, stdout } = await withFolder(files, (dir) => run(dir, ['--help']));
  expect(status).toBe(0);
  for (const option of ['--dir', '--format', '--external', 'Exit codes']) expect(stdout).toContain(option);
});

it('exits with 1 and every problem of an invalid definition', async () => {
  const broken = { ...files, 'tiny.config.mjs': `export default ${JSON.stringify({ ...tinySiteInput, pages: [] })};` };
  const { status, stderr } = await withFolder(broken, (dir) => run(dir));
  expect(status).toBe(1);
  expect(stderr).toContain('pages: found []; it is an empty list; write at least the page with path /');
});

it('prints the problems of a definition in the requested format', async () => {
  const broken = { ...files, 'tiny.config.mjs': `export default ${JSON.stringify({ ...tinySiteInput, pages: [] })};` };
  const said = async (format: string) => (await withFolder(broken, (dir) => run(dir, ['--format', format]))).stdout;
  expect(JSON.parse(await said('json')).problems).toMatchObject([{ rule: 'out-of-bounds', line: 1, key: 'pages' }]);
  expect(JSON.parse(await said('sarif')).runs[0].results).toMatchObject([{ ruleId: 'out-of-bounds', level: 'error' }]);
  expect(await said('github')).toMatch(
    /^::error file=.*tiny\.config\.mjs,line=1,col=\d+,.*title=out-of-bounds::pages: /,
  );
  expect(await said('junit')).toMatch(/<testsuite name="definition" .* tests="1" failures="1" errors="0" skipped="0" /);
});

it('checks a definition, with a line for each placeholder', async () => {
  const definition = { ...tinySiteInput, business: { ...tinySiteInput.business, placeholders: ['phone', 'url'] } };
  const { status, stdout, stderr } = await withFolder(
    { 'tiny.config.mjs': `export default ${JSON.stringify(definition)};` },
    (dir) => runProgram('check', [], { SITE_CONFIG: `${dir}/tiny.config.mjs`, PUBLIC_DIR: 'public' }),
  );
  expect(status).toBe(0);
  expect(stderr.trim().split('\n')).toEqual([
    "warning: business.phone is a placeholder (01632 960000); before going live, write the real value and remove 'phone' from business.placeholders",
    "warning: url is a placeholder (https://tiny.example); before going live, write the real value and remove 'url' from business.placeholders",
  ]);
  expect(stdout).toMatch(
    /^OK: .*tiny\.config\.mjs is valid: 5 pages, 1 service, 1 town, 1 price, 0 declared dead links\n/,
  );
});

/** Checks `dir` against the definition in it. */
function run(dir: string, args: string[] = [], env: Record<string, string> = {}) {
  const dirArgs = args.includes('--dir') ? [] : ['--dir', dir];
  return runProgram('check-links', [...dirArgs, ...args], { SITE_CONFIG: `${dir}/tiny.config.mjs`, ...env });
}
