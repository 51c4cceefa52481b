import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const assetsDir = join(process.env.OUT_DIR ?? 'dist', 'client/assets');

/** React and the islands in it are large; what a page needs to wake them is small. */
const islandBytes = 20_000;

/**
 * The scripts of the islands, by their size in the built folder. It is known before a page asks for them: a request
 * that had to be fetched to be judged would fail whenever the page goes on meanwhile.
 */
const islandScripts = new Set(
  readdirSync(assetsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && statSync(join(assetsDir, name)).size > islandBytes)
    .map((name) => basename(name)),
);

const isIslandScript = ({ pathname }: URL) => islandScripts.has(basename(pathname));

/** Holds back the scripts of the islands until they are let go. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isIslandScript, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The scripts of the islands never come. */
export async function loseIslands(page: Page): Promise<void> {
  await page.route(isIslandScript, (route) => route.abort());
}
