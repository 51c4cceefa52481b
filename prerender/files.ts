import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Copies a folder into another, except unchanged files and those for which `isLeft` holds, and returns all targets.
 * Copies in order, so a compressed copy is never older than its file.
 */
export function copyFolder(from: string, to: string, isLeft = (_address: string) => false): string[] {
  return listFiles(from)
    .filter((file) => !isLeft(`/${relative(from, file)}`))
    .sort()
    .map((file) => {
      const target = join(to, relative(from, file));
      if (!isSame(file, target)) {
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(file, target);
      }
      return target;
    });
}

/** Removes every file below a folder that is not in `files`. */
export function removeOthers(dir: string, files: ReadonlySet<string>): void {
  for (const file of listFiles(dir)) if (!files.has(file)) rmSync(file);
}

/** Lists every file below a folder, as paths that include the folder; empty if there is no folder. */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Leaves an unchanged file alone, so its compressed copies stay newer. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function isSame(a: string, b: string): boolean {
  const existing = statSync(b, { throwIfNoEntry: false });
  return existing?.size === statSync(a).size && readFileSync(a).equals(readFileSync(b));
}

/** Hashes all files below some folders. */
export function hashFolders(...dirs: string[]): string {
  const files = dirs.flatMap((dir) => listFiles(dir).sort());
  return hashFiles(files, '', (file) => file.split('/').slice(-2).join('/'));
}

export function hashFiles(files: readonly string[], start: string, nameOf = (file: string) => file): string {
  const hash = createHash('sha256').update(start);
  for (const file of files) hash.update(`\n${nameOf(file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}
