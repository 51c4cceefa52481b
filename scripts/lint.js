import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** `npm run lint`: checks formatting and lint. With `--fix` it corrects what it can, as `npm run format` does. */
const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const args = process.argv.slice(2);
const files = args.some((arg) => !arg.startsWith('-')) ? [] : ['.'];
const colours = process.stderr.isTTY ? ['--colors=force'] : [];
const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', ...files, ...args, ...colours], {
  encoding: 'utf8',
});

/** Beyond this, the file name of a difference is enough. */
const maxLines = 20;

for (const diagnostic of stderr.split(/(?=^[^\n]*\S ━{5,}[^\n]*$)/m)) {
  const [, file] = /^(\S+) format\b/.exec(stripVTControlCharacters(diagnostic)) ?? [];
  const isLong = file !== undefined && diagnostic.split('\n').length > maxLines;
  process.stderr.write(isLong ? `${file} is not formatted.\n\n` : diagnostic);
}
process.stdout.write(stdout);
if (status !== 0) console.error('Run `npm run format` to correct formatting, imports and simple lint faults.');
process.exitCode = status ?? 1;
