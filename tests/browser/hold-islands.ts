import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const assetsDir = join(process.env.OUT_DIR ?? 'dist', 'client/assets');

/** Smaller files are not islands. */
const islandBytes = 20_000;

/**
 * The islands' scripts, found by size in the built folder: fetching them in a route handler would fail when the page
 * navigates meanwhile.
 */
const islandScripts = new Set(
  readdirSync(assetsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && statSync(join(assetsDir, name)).size > islandBytes)
    .map((name) => basename(name)),
);

const isIslandScript = ({ pathname }: URL) => islandScripts.has(basename(pathname));

/** Holds the islands' scripts back until the returned function is called, which may also say that they are lost. */
export async function holdIslands(page: Page): Promise<(fate?: 'continue' | 'abort') => void> {
  let release: (fate?: 'continue' | 'abort') => void = () => {};
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = (fate = 'continue') => resolve(fate);
  });
  await page.route(isIslandScript, async (route) => route[await released]());
  return release;
}

/** Blocks the islands' scripts until the returned function is called. */
export async function loseIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(isIslandScript, (route) => route.abort());
  return () => page.unroute(isIslandScript);
}
