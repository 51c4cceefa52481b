import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FileMark, markOf } from './write-page.ts';

/** From what a page was drawn, and the file that came of it. */
export type PageRecord = { key: string } & FileMark;

/** What was drawn into an output folder before, and what is drawn now. */
export type PageRecords = {
  /** Whether the page in this file was drawn from the same, and lies there untouched with all its copies. */
  isFresh: (file: string, key: string) => boolean;
  keep: (file: string, record: PageRecord) => void;
  /** Remembers the pages that were kept, and forgets all others. */
  save: () => void;
};

const cacheDir = '.cache/pages';

/** Opens the records of an output folder; there are none where the cache was deleted or is damaged. */
export function openPageRecords(outDir: string, copies: readonly string[]): PageRecords {
  const path = `${cacheDir}/${createHash('sha256').update(resolve(outDir)).digest('hex').slice(0, 16)}.json`;
  const before = readRecords(path);
  const now = new Map<string, PageRecord>();
  return {
    isFresh(file, key) {
      const record = before.get(file);
      if (record?.key !== key) return false;
      const mark = markOf(file);
      if (mark?.mtimeMs !== record.mtimeMs || mark.size !== record.size) return false;
      if (!copies.every((suffix) => markOf(file + suffix))) return false;
      now.set(file, record);
      return true;
    },
    keep: (file, record) => now.set(file, record),
    save() {
      mkdirSync(cacheDir, { recursive: true });
      const rows = [...now].map(([file, { key, mtimeMs, size }]) => [file, key, mtimeMs, size]);
      // Written beside and renamed: a build that is cut short leaves the old records or the new.
      writeFileSync(`${path}.new`, JSON.stringify(rows));
      renameSync(`${path}.new`, path);
    },
  };
}

function readRecords(path: string): Map<string, PageRecord> {
  try {
    const rows = JSON.parse(readFileSync(path, 'utf8')) as [string, string, number, number][];
    return new Map(rows.map(([file, key, mtimeMs, size]) => [file, { key, mtimeMs, size }]));
  } catch {
    return new Map();
  }
}
