import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

/** `npm run check`: the definition, types and lint. */
const { fix, format } = new Command('npm run check --')
  .description(
    'Checks the site definition, types and lint, without a build. With SITE_CONFIG outside the project, checks only the definition.',
  )
  .option('--fix', 'format, and fix simple lint errors')
  .option('--format <format>', "format of the definition's report: text, json, github, sarif, junit or markdown")
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts();
// Does not override existing variables.
if (existsSync('.env')) process.loadEnvFile();
const root = fileURLToPath(new URL('..', import.meta.url));
const { SITE_CONFIG: chosen } = process.env;
// On standard error, because standard output may be a document.
console.warn(`Checking ${chosen || 'site.config.ts (SITE_CONFIG is not set)'}`);
// For a definition outside this folder, check only the definition.
const isOutside = relative(root, resolve(chosen || 'site.config.ts')).startsWith('..');
// Reserve standard output for the document in machine-readable formats.
const stdio = format && format !== 'text' ? ['inherit', process.stderr, 'inherit'] : 'inherit';
const run = (script, args, output = stdio) => {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: output });
  process.exitCode = status ?? 1;
  return status === 0;
};
// Format first, so that findings do not prevent it.
const isFormatted = !fix || run('lint.js', ['--fix']);
run('run.js', ['cli/check.ts', ...(format === undefined ? [] : ['--format', format])], 'inherit') &&
  (isOutside || run('typecheck.js', [])) &&
  (fix || run('lint.js', ['--lenient']));
if (!isFormatted) process.exitCode = 1;
