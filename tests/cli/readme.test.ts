import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { runProgram } from '../helpers/run-program.ts';
import { copyDefinition } from './copied-definition.ts';

const { file, original, remove } = copyDefinition();
afterAll(remove);

/** The entry of "Add a town page", verbatim. */
const entry = /^## Add a town page[\s\S]*?^```ts\n([\s\S]*?)^```/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

it('adds a town page that passes the check and the formatter unchanged', async () => {
  expect(entry).toContain("town: 'faversham'");
  writeFileSync(
    file,
    original.replace(/^ {2}locations: \[\n/m, (start) => start + entry),
  );
  const { status, stdout, stderr } = await runProgram('check', [], { SITE_CONFIG: file, PUBLIC_DIR: 'public' });
  expect(stderr).not.toContain('docs/rules.md#');
  expect([status, stdout]).toEqual([0, expect.stringContaining('32 pages')]);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false', file];
  const { status: formatStatus, stdout: diff } = spawnSync('node', biome, { encoding: 'utf8' });
  expect([formatStatus, diff]).toEqual([0, expect.anything()]);
});
