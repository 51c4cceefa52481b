import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names an unformatted file, and shows the difference if it is short', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/lint-');
  const line = 'export const a = {b:1}\n';
  writeFileSync(`${folder}/short.ts`, line);
  writeFileSync(`${folder}/long.ts`, Array.from({ length: 40 }, (_, at) => line.replace('a', `a${at}`)).join(''));
  const { stderr } = spawnSync('node', ['scripts/lint.js', '--vcs-enabled=false', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain(`${folder}/long.ts is not formatted.\n`);
  expect(stderr).toContain('Run `npm run format`');
  expect(stderr).toMatch(/short\.ts format ━+[\s\S]*export·const·a/);
  expect(stderr.split('\n').length).toBeLessThan(25);
});
