import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Ran, runProgram } from '../helpers/run-program.ts';

/** A copy of the garage's own definition, inside the project so that its imports resolve. */
export function copyDefinition() {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/cli-');
  const file = join(folder, 'site.config.ts');
  const original = readFileSync('site.config.ts', 'utf8').replaceAll("'./", "'../../");
  writeFileSync(file, original);

  /** Runs a command on the copy. */
  const run = (command: 'explain' | 'impact' | 'new', args: readonly string[]): Promise<Ran> =>
    runProgram(command, args, { SITE_CONFIG: file, PUBLIC_DIR: 'public' });
  const read = () => readFileSync(file, 'utf8');
  /** The line on which a text first occurs. */
  const lineOf = (words: string) =>
    read()
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;
  const reset = () => writeFileSync(file, original);
  const remove = () => rmSync(resolve(folder), { recursive: true, force: true });
  return { file, original, run, read, lineOf, reset, remove };
}
