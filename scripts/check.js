import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** `npm run check`: the definition, types and lint; of a definition outside the project, nothing else. `--fix` formats; `--format` is that of the definition's report. */
const options = { fix: { type: 'boolean' }, format: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
const usage = `Usage: npm run check -- [options]

Checks the site definition, types and lint; of a definition outside the project (SITE_CONFIG), only that. Builds nothing.

Options:
  --fix              format, and fix simple lint faults
  --format <format>  format of the definition's report: text, json, github, sarif, junit or markdown
  -h, --help         display help for command`;
try {
  const { fix, format, help } = parseArgs({ options }).values;
  if (help) {
    console.log(usage);
    process.exit();
  }
  // Existing environment variables take precedence.
  if (existsSync('.env')) process.loadEnvFile();
  const root = fileURLToPath(new URL('..', import.meta.url));
  // The check of the definition covers its types.
  const isOutside = relative(root, resolve(process.env.SITE_CONFIG || 'site.config.ts')).startsWith('..');
  // In machine-readable formats, standard output holds only the document.
  const stdio = format && format !== 'text' ? ['inherit', process.stderr, 'inherit'] : 'inherit';
  const run = (script, args, output = stdio) => {
    const file = fileURLToPath(new URL(script, import.meta.url));
    const { status } = spawnSync(process.execPath, [file, ...args], { stdio: output });
    process.exitCode = status ?? 1;
    return status === 0;
  };
  // First, so that findings do not prevent formatting.
  const isFormatted = !fix || run('lint.js', ['--fix']);
  run('run.js', ['cli/check.ts', ...(format === undefined ? [] : ['--format', format])], 'inherit') &&
    (isOutside || run('typecheck.js', [])) &&
    (fix || run('lint.js', []));
  if (!isFormatted) process.exitCode = 1;
} catch (error) {
  console.error(`error: ${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
