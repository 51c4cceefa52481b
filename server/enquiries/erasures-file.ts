import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { isPostgres } from '../database/database.ts';
import { createFolder, sqlitePath } from '../database/sqlite.ts';
import { databaseAdvice } from '../error-codes.ts';

/** A line of `erasures.jsonl`, from which a restore repeats erasures. Has nothing that identifies a sender. */
type Erasure = {
  erasedAt: string;
  /** How the enquiries were found: `email`, `phone`, `reference`, or `desk`. */
  by: string[];
  /** Who erased them, if done at the desk. */
  who?: string;
  references: string[];
};

/** Returns the path of `erasures.jsonl`: as given, by the settings, or beside the database. */
export function erasuresFile({ DATABASE_URL, ERASURES, STATE_DIRECTORY }: Config, given = ERASURES): string {
  const folder = isPostgres(DATABASE_URL) ? STATE_DIRECTORY : dirname(sqlitePath(DATABASE_URL));
  return resolve(given ?? join(folder, 'erasures.jsonl'));
}

/** Records erasures before anything is deleted. With an empty list, only checks that the file is writable. */
export function recordErasures(file: string, erasures: readonly Erasure[]): void {
  const sizeOf = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let size: number | undefined;
  try {
    size = sizeOf();
    createFolder(dirname(file));
    const lines = erasures.map((erasure) => `${JSON.stringify(erasure)}\n`);
    appendFileSync(file, lines.join(''), { mode: 0o600, flush: true });
  } catch (error) {
    // Remove a line that a full disk has cut off.
    if (size !== undefined && sizeOf() > size) truncateSync(file, size);
    const advice = databaseAdvice(error);
    throw new Error(
      `Nothing was done: cannot record erasures in ${file}${advice ? `: ${advice}` : '. Set ERASURES to a file that this user may write'}.`,
      { cause: error },
    );
  }
}

export function copyErasures(from: string, to: string): number {
  const known = new Set(readErasures(to).map((erasure) => JSON.stringify(erasure)));
  const added = readErasures(from).filter((erasure) => !known.has(JSON.stringify(erasure)));
  recordErasures(to, added);
  return added.length;
}

export function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      const erasure = JSON.parse(line) as Erasure;
      if (Array.isArray(erasure.references)) return [erasure];
    } catch {}
    throw new Error(`Line ${index + 1} of ${file} is not an erasure: correct it, so that none is lost.`);
  });
}
