import { spawnSync } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findLockedFolder } from '../helpers/postgres.ts';
import { makeFolder } from './start-server.ts';

test('a process that can start PostgreSQL keeps its own exit code', () => {
  const code = `await import(${JSON.stringify(resolve('tests/helpers/postgres.ts'))}); process.exitCode = 3;`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});

test('a folder that PostgreSQL’s own user may not enter is found', async () => {
  const folder = await makeFolder();
  const below = join(folder, 'below');
  await mkdir(below);
  // Temporary folders may be locked themselves.
  const outer = await findLockedFolder(dirname(folder));
  await chmod(folder, 0o700);
  expect(await findLockedFolder(below)).toBe(outer ?? folder);
  await chmod(folder, 0o711);
  expect(await findLockedFolder(below)).toBe(outer);
});
