import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * `npm run lint`: checks formatting and lint; with SITE_CONFIG, only of that definition's files. `--fix` (`npm run
 * format`) corrects what it can. `--lenient` (`npm run check`) only warns about formatting of the definition.
 */
const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const lenient = '--lenient';
const args = process.argv.slice(2).filter((arg) => arg !== lenient);
const colours = process.stderr.isTTY ? ['--colors=force'] : [];
const run = (files) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', ...files, ...args, ...colours], {
    encoding: 'utf8',
  });
  const [, count] = /^Found (\d+) errors?\.$/m.exec(stdout) ?? [];
  if (process.argv.includes(lenient) && count && countUnformatted(stderr) === Number(count)) {
    const chosen = SITE_CONFIG ? `SITE_CONFIG=${SITE_CONFIG} ` : '';
    console.error(`warning: ${definition} is not formatted; ${chosen}npm run check -- --fix formats it`);
    return 0;
  }
  process.stderr.write(stderr);
  // An owner's check that found nothing needs no line about formatting.
  const isSilent = status === 0 && process.argv.includes(lenient) && /No fixes applied/.test(stdout);
  if (!isSilent) process.stdout.write(stdout);
  return status ?? 1;
};

/** Counts the faults of the definition that formatting corrects: line breaks, and the order of imports. */
function countUnformatted(stderr) {
  const faults = /^(\S+?)(?::\d+:\d+ assist\/source\/organizeImports| format)\b/gm;
  const files = [...stripVTControlCharacters(stderr).matchAll(faults)].map(([, file]) => file);
  return files.filter((file) => resolve(file) === resolve(definition)).length;
}

// Does not override existing variables.
if (existsSync('.env')) process.loadEnvFile();
const { SITE_CONFIG } = process.env;
const definition = SITE_CONFIG || 'site.config.ts';
const isEverything = args.every((arg) => arg.startsWith('-'));
// For another definition, only its own files.
const files = SITE_CONFIG ? [SITE_CONFIG, join(dirname(SITE_CONFIG), 'sections')].filter(existsSync) : ['.'];
// By default Biome skips files that git ignores, and those outside the repository.
const elsewhere = SITE_CONFIG ? ['--vcs-enabled=false', `--config-path=${root}`] : [];
process.exitCode = isEverything ? run([...files, ...elsewhere]) : run([]);
if (process.exitCode !== 0) {
  const command = `${SITE_CONFIG ? `SITE_CONFIG=${SITE_CONFIG} ` : ''}npm run format`;
  console.error(`Run \`${command}\` to correct formatting, imports and simple lint faults.`);
}
