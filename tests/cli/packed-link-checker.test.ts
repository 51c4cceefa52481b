import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('runs as a program of its own, also where a definition lies beside it', () => {
  const pack = spawnSync(process.execPath, ['scripts/pack-links.js'], { encoding: 'utf8' });
  expect(pack).toMatchObject({ status: 0, stderr: '' });
  const args = ['dist/link-checker/check-links.js', '--dir', 'tests/fixtures/links/sound', '--only', 'dead-page'];
  const check = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.stdout).toMatch(/\d+ pages, \d+ links: 0 dead/);
});
