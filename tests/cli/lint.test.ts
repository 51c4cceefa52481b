import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('shows the difference of an unformatted file, and names the command that formats it', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/lint-');
  writeFileSync(`${folder}/short.ts`, 'export const a = {b:1}\n');
  const { stderr } = spawnSync('node', ['scripts/lint.js', '--vcs-enabled=false', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain('Run `npm run format` to');
  expect(stderr).toMatch(/short\.ts format ━+[\s\S]*export·const·a/);
});

it.each([
  ['outside the project', tmpdir()],
  ['that git ignores', '.cache'],
])('formats a definition %s, and looks at nothing else', (_, parent) => {
  const folder = mkdtempSync(join(parent, 'lint-'));
  const file = join(folder, 'site.config.ts');
  writeFileSync(file, 'export default {a:"b"}\n');
  const lint = (...args: string[]) =>
    spawnSync('node', ['scripts/lint.js', ...args], {
      encoding: 'utf8',
      env: { ...process.env, SITE_CONFIG: file },
    });
  const found = lint();
  expect(found.status).toBe(1);
  expect(found.stderr).toContain(`Run \`SITE_CONFIG=${file} npm run format\` to`);
  expect(found.stdout).toContain('Checked 1 file ');
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.format).toBe('node scripts/lint.js --fix');
  // The check of an owner who wrote a long sentence.
  const check = (...args: string[]) =>
    spawnSync('node', ['scripts/lint.js', '--lenient', ...args], {
      encoding: 'utf8',
      env: { ...process.env, SITE_CONFIG: file },
    });
  const lenient = check();
  expect([lenient.status, lenient.stderr]).toEqual([
    0,
    `warning: ${file} is not formatted; SITE_CONFIG=${file} npm run check -- --fix formats it\n`,
  ]);
  expect(readFileSync('scripts/check.js', 'utf8')).toContain("run('lint.js', ['--lenient'])");
  // One who took words from a file beside it.
  writeFileSync(file, "import b from './b.ts';\nimport a from './a.ts';\nexport default {a, b}\n");
  expect([check().status, check().stderr]).toEqual([0, lenient.stderr]);
  writeFileSync(file, 'debugger\nexport default {a:"b"}\n');
  expect(check().status).toBe(1);
  writeFileSync(file, 'export default {a:"b"}\n');
  expect(check('--fix').stdout).toMatch(/Fixed 1 file/);
  expect(readFileSync(file, 'utf8')).toBe("export default { a: 'b' };\n");
  expect([check().stdout, lint().stdout]).toEqual(['', expect.stringContaining('No fixes applied')]);
  rmSync(folder, { recursive: true });
});
