import { spawnSync } from 'node:child_process';
import { ensureChromium } from './ensure-chromium.ts';

/** `npm test`: every check there is, one after the other; all of them run even when one fails. */
const steps: [name: string, command: string][] = [
  ['types', 'node scripts/typecheck.js'],
  ['lint', 'node scripts/lint.js'],
  ['definition', 'node scripts/run.js cli/check.ts'],
  ['build', 'node scripts/run.js prerender/build.ts'],
  ['links', 'node scripts/run.js cli/check-links.ts'],
  ['unit and integration', 'vitest run'],
  ['browser', 'playwright test'],
];

const results = steps.map(([name, command]) => {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const passed = runStep(name, command);
  return { name, passed, seconds: (performance.now() - started) / 1000 };
});

console.log('\n── summary ──');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(22)} ${seconds.toFixed(1)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runStep(name: string, command: string): boolean {
  const env = { ...process.env };
  if (name === 'browser') {
    try {
      env.CHROMIUM_PATH = ensureChromium();
    } catch (error) {
      console.error(String(error));
      return false;
    }
  }
  const [program = '', ...args] = command.split(' ');
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
