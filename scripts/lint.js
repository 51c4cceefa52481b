import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** `npm run lint`: checks formatting and lint. With `--fix`, as in `npm run format`, it corrects what it can. */
const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const colours = process.stderr.isTTY ? ['--colors=force'] : [];
const run = (files) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', ...files, ...args, ...colours], {
    encoding: 'utf8',
  });
  print(stdout, stderr);
  return status ?? 1;
};

/** Beyond this, the file name of a difference is enough. */
const maxLines = 20;

function print(stdout, stderr) {
  for (const diagnostic of stderr.split(/(?=^[^\n]*\S ━{5,}[^\n]*$)/m)) {
    const [, file] = /^(\S+) format\b/.exec(stripVTControlCharacters(diagnostic)) ?? [];
    const isLong = file !== undefined && diagnostic.split('\n').length > maxLines;
    process.stderr.write(isLong ? `${file} is not formatted.\n\n` : diagnostic);
  }
  process.stdout.write(stdout);
}

const isEverything = args.every((arg) => arg.startsWith('-'));
const inProject = run(isEverything ? ['.'] : []);
// Existing environment variables take precedence.
if (existsSync('.env')) process.loadEnvFile();
const definition = resolve(process.env.SITE_CONFIG || 'site.config.ts');
const isOutside = relative(root, definition).startsWith('..') && existsSync(definition);
// Biome ignores files outside the repository, unless told to do without version control.
const outside = isEverything && isOutside ? run(['--vcs-enabled=false', `--config-path=${root}`, definition]) : 0;
process.exitCode = inProject || outside;
if (process.exitCode !== 0) {
  console.error('Run `npm run format` to correct formatting, imports and simple lint faults.');
}
