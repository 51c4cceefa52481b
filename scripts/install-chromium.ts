import { spawnSync } from 'node:child_process';
import { findChromium, findTestBrowser } from './find-chromium.ts';

/** Installs Chromium if there is none: Playwright's, or else the system's; for Debian's also the headless shell. */
const ways = [() => run('npx', ['playwright', 'install', 'chromium']), () => install('chromium')];
for (const way of ways) if (!findChromium()) way();
if (findTestBrowser() === '/usr/bin/chromium' && process.getuid?.() === 0) installHeadlessShell();
if (!findChromium()) {
  console.error('No Chromium was found, and none could be installed. Install one and name it in CHROMIUM_PATH.');
  process.exitCode = 1;
}

/** Installs the headless shell in the version of the installed Chromium; another version would replace both. */
function installHeadlessShell(): void {
  const { stdout } = spawnSync('dpkg', ['--status', 'chromium'], { encoding: 'utf8' });
  const [, version] = /^Version: (.+)$/m.exec(stdout) ?? [];
  if (version) install(`chromium-headless-shell=${version}`);
}

function install(packageName: string): boolean {
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', packageName]);
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
