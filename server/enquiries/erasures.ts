import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isPostgres } from '../database/database.ts';
import { sqlitePath } from '../database/sqlite.ts';

/**
 * A line of `erasures.jsonl`, from which erasures are repeated after a backup is restored. It holds references and
 * times, and nothing that identifies a sender.
 */
export type Erasure = {
  erasedAt: string;
  /** How the enquiries were found: `email`, `phone`, `reference`, or `desk`. */
  by: string[];
  /** Who erased them, if done at the desk. */
  who?: string;
  references: string[];
};

/** Returns the file that records erasures: next to the database file, or in `data/` of the working directory. */
export function erasuresFile(databaseUrl: string): string {
  const folder = isPostgres(databaseUrl) ? resolve('data') : dirname(sqlitePath(databaseUrl));
  return join(folder, 'erasures.jsonl');
}

/** Appends a line and syncs it. Called before anything is deleted, so that no erasure goes unrecorded. */
export function recordErasure(file: string, erasure: Erasure): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const handle = openSync(file, 'a', 0o600);
    appendFileSync(handle, `${JSON.stringify(erasure)}\n`);
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    throw new Error(`Nothing was erased: cannot record it in ${file}. Write --erasures and another file.`, {
      cause: error,
    });
  }
}

/** Adds the erasures of one file to another. Returns the number added. */
export function copyErasures(from: string, to: string): number {
  const known = new Set(readErasures(to).map((erasure) => JSON.stringify(erasure)));
  const added = readErasures(from).filter((erasure) => !known.has(JSON.stringify(erasure)));
  for (const erasure of added) recordErasure(to, erasure);
  return added.length;
}

/** Reads the recorded erasures; none if the file is missing. */
export function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const erasure = parseErasure(line);
    if (!erasure) throw new Error(`Line ${index + 1} of ${file} is not an erasure: correct it, so that none is lost.`);
    return [erasure];
  });
}

function parseErasure(line: string): Erasure | undefined {
  try {
    const value = JSON.parse(line) as Partial<Erasure>;
    return Array.isArray(value.references)
      ? { erasedAt: '', by: [], ...value, references: value.references }
      : undefined;
  } catch {
    return undefined;
  }
}
