import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/**
 * Installs a Chromium if there is none: Playwright's own, or the system's with its headless shell if that cannot be
 * downloaded.
 */
const ways = [
  () => run('npx', ['playwright', 'install', 'chromium']),
  () => run('apt-get', ['update', '-qq']) && (install('chromium', 'chromium-headless-shell') || install('chromium')),
];
for (const way of ways) if (!findChromium()) way();
if (!findChromium()) {
  console.error('No Chromium was found, and none could be installed. Install one and name it in CHROMIUM_PATH.');
  process.exitCode = 1;
}

function install(...packages: string[]): boolean {
  return run('apt-get', ['install', '-y', '-qq', ...packages]);
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
