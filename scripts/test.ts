import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** `npm test`: every check; `npm run test:fast`: those that take seconds. All run even if one fails. */
type Step = [name: string, command: string, env?: Record<string, string>];

// In a workflow, each fault becomes an annotation of the line that causes it.
const annotated = process.env.GITHUB_ACTIONS ? ' --format github' : '';

if (process.argv.some((argument) => ['--help', '-h'].includes(argument))) {
  console.log(`Usage: npm test, or npm run test:fast

Runs every check: types, lint, definition, build, links, unit, browser; test:fast types, lint and quick unit tests.`);
  process.exit();
}

/** Stages run in sequence, the steps of a stage in parallel. */
const types: Step = ['types', 'node scripts/typecheck.js'];
const lint: Step = ['lint', 'node scripts/lint.js'];
const stages: Step[][] = process.argv.includes('--fast')
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
      // The unit tests compute while the browser waits: a worker per core for each, half of what either has by itself.
      [
        ['unit and integration', 'vitest run', { VITEST_MAX_WORKERS: `${availableParallelism()}` }],
        ['browser', `playwright test --workers=${availableParallelism()}`],
        ['links', `node scripts/run.js cli/check-links.ts${annotated}`],
      ],
    ];

const results: Result[] = [];
for (const stage of stages) {
  const running = stage.map((step, index) => runStep(step, index > 0));
  for (const step of running) {
    const result = await step;
    process.stdout.write(result.output);
    results.push(result);
  }
}

console.log('\n── summary ──');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(22)} ${seconds.toFixed(1)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a step. Of those beside the first of a stage, the output is kept until the first has ended. */
async function runStep([name, command, env]: Step, isBuffered: boolean): Promise<Result> {
  const started = performance.now();
  let output = `\n── ${name} ──\n`;
  if (!isBuffered) {
    process.stdout.write(output);
    output = '';
  }
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { stdio: isBuffered ? 'pipe' : 'inherit', env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += `${error}\n`;
      resolve(1);
    });
    child.on('close', resolve);
  });
  return { name, passed: code === 0, seconds: (performance.now() - started) / 1000, output };
}

type Result = { name: string; passed: boolean; seconds: number; output: string };
