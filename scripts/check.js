import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** `npm run check`: the definition, types, lint. `--fix` corrects formatting, `--format` reports the definition. */
const options = { fix: { type: 'boolean' }, format: { type: 'string' } };
try {
  const { fix, format } = parseArgs({ options }).values;
  // In the formats for programs, standard output holds the document alone.
  const stdio = format && format !== 'text' ? ['inherit', process.stderr, 'inherit'] : 'inherit';
  const run = (script, args, output = stdio) => {
    const file = fileURLToPath(new URL(script, import.meta.url));
    const { status } = spawnSync(process.execPath, [file, ...args], { stdio: output });
    process.exitCode = status ?? 1;
    return status === 0;
  };
  run('run.js', ['cli/check.ts', ...(format === undefined ? [] : ['--format', format])], 'inherit') &&
    run('typecheck.js', []) &&
    run('lint.js', fix ? ['--fix'] : []);
} catch (error) {
  console.error(`error: ${error.message}\nOptions: --fix, --format text|json|github|sarif|junit|markdown`);
  process.exitCode = 2;
}
