import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that the bundles are made from. What they do not read changes the key too: that costs a bundling, no page. */
const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['assets', 'cli', 'pages', 'prerender', 'renderer', 'schema', 'server', 'site', 'templates'];

/** A hash of the code of the site and of the versions that build it, without the definition. */
export function hashSources(): string {
  return hashFiles(
    [...sources, ...folders.flatMap(listFiles)],
    `${process.version} ${process.platform} ${process.arch}`,
  );
}

/** A hash of all files below some folders. */
export function hashFolders(...dirs: string[]): string {
  return hashFiles(dirs.flatMap(listFiles), '', (file) => file.split('/').slice(-2).join('/'));
}

function hashFiles(files: readonly string[], start: string, nameOf = (file: string) => file): string {
  const hash = createHash('sha256').update(start);
  for (const file of files) hash.update(`\n${nameOf(file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
