import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where peers live: each in a folder of its own, so that none of them is a dependency of this project. */
export const peersDir = resolve('.cache/bench/peers');

/** Installs a peer on its first use and returns its folder; throws one sentence where that cannot be done. */
export function installPeer(name: string, packages: Record<string, string>): string {
  const dir = join(peersDir, name);
  const wanted = JSON.stringify({ name: `peer-${name}`, private: true, type: 'module', dependencies: packages });
  const mark = join(dir, 'installed.json');
  if (existsSync(mark) && spawnSync('cmp', ['-s', mark, join(dir, 'package.json')]).status === 0) return dir;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), wanted);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: dir,
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(`${name} cannot be installed: ${stderr.trim().split('\n')[0]}`);
  writeFileSync(mark, wanted);
  return dir;
}

/** Which version of a package a peer's folder holds. */
export function peerVersion(dir: string, name: string): string {
  const read = spawnSync('node', [
    '-p',
    `require(${JSON.stringify(join(dir, 'node_modules', name, 'package.json'))}).version`,
  ]);
  return String(read.stdout).trim();
}

/** Throws where a program of the system is not there. */
export function needProgram(name: string): string {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  if (!found) throw new Error(`${name} is not installed (apt-get install ${name})`);
  return found;
}
