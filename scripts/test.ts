import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';

/** `npm test`: every check; `npm run test:fast`: those that take seconds. All run even if one fails. */
type Step = [name: string, command: string];

// On GitHub, annotate the line that causes each fault.
const annotated = process.env.GITHUB_ACTIONS ? ' --format github' : '';

const { fast } = new Command('npm test --')
  .description('Runs every check: types, lint, definition, build, links, unit and browser tests.')
  .option('--fast', 'only types, lint and quick unit tests, like npm run test:fast')
  .parse()
  .opts<{ fast?: true }>();

// Stages run in sequence, the steps of a stage in parallel. Tests are separate stages, because they use every core.
const types: Step = ['types', 'node scripts/typecheck.js'];
const lint: Step = ['lint', 'node scripts/lint.js'];
const stages: Step[][] = fast
  ? [[types, lint], [['unit', 'vitest run --project unit']]]
  : [
      // Integration tests need the browser too.
      [
        types,
        lint,
        ['definition', `node scripts/run.js cli/check.ts${annotated}`],
        ['chromium', 'tsx scripts/install-chromium.ts'],
      ],
      [['build', 'node scripts/run.js cli/build.ts']],
      [['links', `node scripts/run.js cli/check-links.ts${annotated}`]],
      [['unit and integration', 'vitest run']],
      [['browser', 'playwright test']],
    ];

const results: Awaited<ReturnType<typeof runStep>>[] = [];
for (const stage of stages) results.push(...(await Promise.all(stage.map((step) => runStep(step, stage.length > 1)))));

console.log('\n── summary ──');
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(22)} ${seconds.toFixed(1)} s`);
// Retries list a test more than once.
for (const line of new Set(results.flatMap(({ failures }) => failures))) console.log(line);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Runs a step. With `isBesideOthers`, prints its output once it has ended, so that outputs do not mix. A terminal is
 * handed to the step itself. Returns the tests that failed as well: a log may show its last lines alone.
 */
async function runStep([name, command]: Step, isBesideOthers: boolean) {
  const started = performance.now();
  const heading = `\n── ${name} ──\n`;
  if (!isBesideOthers) process.stdout.write(heading);
  const output = isBesideOthers || !process.stdout.isTTY ? 'pipe' : 'inherit';
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['inherit', output, 'inherit'] });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
    if (!isBesideOthers) process.stdout.write(part);
  });
  const [code] = await once(child, 'close');
  if (isBesideOthers) process.stdout.write(heading + printed);
  const passed = code === 0;
  // Match the failures that Vitest and Playwright list, and the error on the line below one of Vitest.
  const listed = passed ? null : stripVTControlCharacters(printed).match(/(?:^ FAIL .*\n)+.*|^ {4}tests\/.* › .*/gm);
  const failures = (listed ?? []).flatMap((lines) => lines.split('\n'));
  return { name, passed, failures, seconds: (performance.now() - started) / 1000 };
}
