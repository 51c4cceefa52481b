import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Copies what differs from one folder into another, and returns the files that it stands for there. In order, so that
 * a compressed copy is never older than its file.
 */
export function copyFolder(from: string, to: string): string[] {
  return listFiles(from)
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

/** Removes every file below a folder that is not among `kept`. */
export function removeOthers(dir: string, kept: ReadonlySet<string>): void {
  for (const file of listFiles(dir)) if (!kept.has(file)) rmSync(file);
}

/** Every file below a folder, as a path that begins with the folder's. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function isSame(a: string, b: string): boolean {
  const there = statSync(b, { throwIfNoEntry: false });
  return there?.size === statSync(a).size && readFileSync(a).equals(readFileSync(b));
}
