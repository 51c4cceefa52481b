import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's package chromium-headless-shell. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Returns a whole Chromium: from CHROMIUM_PATH, the system's, or Playwright's own; undefined if none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named ?? [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

/** Returns the browser to test in: the headless shell, if installed, takes up to a third less time. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || !existsSync(headlessShell) ? findChromium() : headlessShell;
}

/** Launches a Chromium. Without its own sandbox, since a container refuses that. */
export function launchChromium(executablePath = findChromium()) {
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}
