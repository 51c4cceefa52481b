import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the Chromium to test in: from CHROMIUM_PATH, the system's, or Playwright's own; undefined if none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named ?? [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}
