import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Copies files that differ, each before its compressed copies, which must not be older. Returns all targets. */
export function copyFolder(from: string, to: string): string[] {
  return listFiles(from)
    .sort()
    .map((file) => {
      const target = join(to, relative(from, file));
      writeIfChanged(target, readFileSync(file));
      return target;
    });
}

/**
 * Deletes every file below a folder except those listed, and the folders that this empties: hosts would serve `contact/`
 * in place of `contact.html`. Keeps links.
 */
export function removeOthers(dir: string, files: ReadonlySet<string>): void {
  const changed = new Set<string>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || files.has(file)) continue;
    rmSync(file);
    changed.add(entry.parentPath);
  }
  const isEmpty = (folder: string) => existsSync(folder) && readdirSync(folder).length === 0;
  for (const folder of changed)
    for (let at = folder; relative(dir, at) !== '' && isEmpty(at); at = dirname(at)) rmdirSync(at);
}

/** Lists every file below a folder, also through links, as paths that include the folder; empty if there is no folder. */
export function listFiles(dir: string, followed: readonly string[] = []): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) return entry.isFile() ? path : [];
    const target = statSync(path, { throwIfNoEntry: false });
    if (!target?.isDirectory()) return target?.isFile() ? path : [];
    // A link may lead to a folder that contains it.
    const real = realpathSync(path);
    return followed.includes(real) ? [] : listFiles(path, [...followed, real]);
  });
}

/** Writes files into a folder, by name. Returns their paths. */
export function writeFiles(dir: string, files: Iterable<readonly [name: string, content: string | Buffer]>): string[] {
  return [...files].map(([name, content]) => {
    const file = join(dir, name);
    writeIfChanged(file, content);
    return file;
  });
}

/** Writes a file, also in place of a folder. Leaves an unchanged one alone, so that its compressed copies stay newer. */
export function writeIfChanged(file: string, text: string | Buffer): void {
  // Node writes a string with non-ASCII characters three times slower than its bytes.
  const content = typeof text === 'string' ? Buffer.from(text) : text;
  const before = stateOf(file);
  if (before?.size === content.length && readFileSync(file).equals(content)) return;
  // They would seem newer if the clock has been put back.
  if (before) for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
  makeFolder(dirname(file));
  if (!before) rmSync(file, { recursive: true, force: true });
  writeAtomically(file, content);
}

/** Makes a folder, also in place of a file of its name that an earlier build wrote. */
function makeFolder(dir: string): void {
  if (!existsSync(dir)) makeFolder(dirname(dir));
  else if (statSync(dir).isDirectory()) return;
  else rmSync(dir);
  mkdirSync(dir, { recursive: true });
}

/** Size and modification time of a file, to detect changes. */
export type FileState = { mtimeMs: number; size: number };

export function stateOf(file: string): FileState | undefined {
  // Below a file, statSync would throw.
  const stats = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return stats?.isFile() ? { mtimeMs: stats.mtimeMs, size: stats.size } : undefined;
}

/** Whether a file has an up-to-date compressed copy. An interrupted build may leave an older one. */
export function hasCopy(file: string, suffix: '.br' | '.gz'): boolean {
  const copy = stateOf(file + suffix);
  return copy !== undefined && copy.mtimeMs >= (stateOf(file)?.mtimeMs ?? 0);
}

/** Writes and renames a temporary file, so that a crash or a full disk leaves either the old or the new content. */
export function writeAtomically(file: string, content: string | Buffer): void {
  const temporary = `${file}.${process.pid}`;
  try {
    // Synchronous, because awaiting many small files takes five times as long.
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    // A refused write names no file.
    throw Object.assign(error as Error, { path: file });
  }
}

/** Moves a finished folder into the cache, unless a parallel build has moved an identical one. */
export async function addToCache(finished: string, dir: string): Promise<void> {
  writeFileSync(join(finished, sealFile), hashCached(finished));
  await rename(finished, dir).catch(() => rm(finished, { recursive: true }));
}

/** Whether a folder is in the cache. Deletes a damaged one: a crash may leave empty files. */
export function isCached(dir: string): boolean {
  if (!existsSync(dir)) return false;
  const seal = join(dir, sealFile);
  if (existsSync(seal) && readFileSync(seal, 'utf8') === hashCached(dir)) return true;
  rmSync(dir, { recursive: true, force: true });
  return false;
}

/** Holds the hash of all other files of the folder. */
const sealFile = 'sha256';

function hashCached(dir: string): string {
  const files = listFiles(dir).filter((file) => file !== join(dir, sealFile));
  return hashFiles(files.sort(), '', (file) => relative(dir, file));
}

/** Hashes the names and contents of files in folders, but not the paths of the folders. */
export function hashFolders(...dirs: string[]): string {
  const files = dirs.flatMap((dir) => listFiles(dir).sort());
  return hashFiles(files, '', (file) => file.split('/').slice(-2).join('/'));
}

export function hashFiles(files: readonly string[], start: string, nameOf = (file: string) => file): string {
  const hash = createHash('sha256').update(start);
  for (const file of files) hash.update(`\n${nameOf(file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}
