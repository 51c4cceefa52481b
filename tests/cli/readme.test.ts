import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../helpers/run-program.ts';
import { copyDefinition } from './copied-definition.ts';

const { file, original, remove } = copyDefinition();
afterAll(remove);

/** The TypeScript below a heading, verbatim. */
const codeBelow = (heading: string) =>
  new RegExp(`^## ${heading}[^]*?^\`\`\`ts\\n([^]*?)^\`\`\``, 'm').exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
const entry = codeBelow('Add a town page');

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

it('has keys for another business that pass the check and the formatter unchanged', async () => {
  const folder = mkdtempSync('.cache/readme-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const other = join(folder, 'site.config.ts');
  const start = `import { soleTrader } from '${resolve('tests/fixtures/sole-trader.ts')}';\n\nexport default {\n  ...soleTrader,\n`;
  writeFileSync(other, `${start}${codeBelow('Another business')}};\n`);
  const { status, stdout, stderr } = await runProgram('check', [], { SITE_CONFIG: other });
  expect([status, stdout]).toEqual([0, expect.stringContaining('1 price,')]);
  expect(stderr).not.toContain('closed days');
  for (const key of ["kind: 'date'", "kind: 'slot'", "kind: 'checkbox'", 'slotMinutes', 'byAppointment', 'served'])
    expect(codeBelow('Another business')).toContain(key);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false', other];
  expect(spawnSync('node', biome, { encoding: 'utf8' }).status).toBe(0);
});
