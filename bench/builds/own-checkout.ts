import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A copy of this project beside the peers, whose caches may be deleted without harm to whoever works here. */
export function makeCheckout(): string {
  const dir = resolve('.cache/bench/checkout');
  rmSync(dir, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const name of stdout.split('\n').filter((file) => file && file !== 'node_modules' && existsSync(file))) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    cpSync(name, join(dir, name));
  }
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}
