import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './processes.ts';

/** Installs packages in a folder of their own, once per set of versions, so peers are not dependencies. */
export async function installPeer(name: string, packages: Record<string, string>): Promise<string> {
  const dir = resolve('.cache/bench/peers', name);
  const manifest = JSON.stringify({ name: `peer-${name}`, private: true, type: 'module', dependencies: packages });
  const done = join(dir, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return dir;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), manifest);
  await runCommand('npm install --no-audit --no-fund --loglevel=error', { cwd: dir });
  writeFileSync(done, manifest);
  return dir;
}

export function peerVersion(dir: string, name: string): string {
  return JSON.parse(readFileSync(join(dir, 'node_modules', name, 'package.json'), 'utf8')).version;
}

export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
}
