import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** Installs a Chromium if there is none: Playwright's own, or the system's if that cannot be downloaded. */
export function ensureChromium(): string {
  const ways = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    () => run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']),
  ];
  for (const way of ways) {
    const found = findChromium();
    if (found) return found;
    way();
  }
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium was found, and none could be installed. Install one and name it in CHROMIUM_PATH.');
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
