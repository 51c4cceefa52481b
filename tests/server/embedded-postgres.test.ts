import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('a process that can start PostgreSQL keeps its own exit code', () => {
  const code = `await import(${JSON.stringify(resolve('tests/helpers/postgres.ts'))}); process.exitCode = 3;`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
