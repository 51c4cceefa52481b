import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FileMark, markOf } from './write-page.ts';

/** From what a page was drawn, its content security policy, and the file that came of it. */
export type PageRecord = { key: string; policy: string } & FileMark;

/** What was drawn into an output folder before, and what is drawn now. */
export type PageRecords = {
  /** Whether the page in this file was drawn from the same, and lies there untouched with all its copies. */
  isFresh: (file: string, key: string) => boolean;
  keep: (file: string, record: PageRecord) => void;
  /** Remembers the pages that were kept, and forgets all others. */
  save: () => void;
  /** The files under each content security policy. */
  filesByPolicy: () => ReadonlyMap<string, readonly string[]>;
};

const cacheDir = '.cache/pages';

/** Opens the records of an output folder; there are none where the cache was deleted or is damaged. */
export function openPageRecords(outDir: string, copies: readonly string[]): PageRecords {
  const path = `${cacheDir}/${createHash('sha256').update(resolve(outDir)).digest('hex').slice(0, 16)}.json`;
  const before = readRecords(path);
  const now = new Map<string, PageRecord>();
  // A worker sends a copy of the policy with every page; one of each is enough.
  const policies = new Map<string, string>();
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
    keep(file, record) {
      const policy = policies.get(record.policy) ?? record.policy;
      policies.set(policy, policy);
      now.set(file, { ...record, policy });
    },
    filesByPolicy() {
      const files = new Map<string, string[]>();
      for (const [file, { policy }] of now) {
        const sharing = files.get(policy);
        if (sharing) sharing.push(file);
        else files.set(policy, [file]);
      }
      return files;
    },
    save() {
      mkdirSync(cacheDir, { recursive: true });
      const list = [...new Set([...now.values()].map(({ policy }) => policy))];
      const indexes = new Map(list.map((policy, index) => [policy, index]));
      const rows = [...now].map(([file, { key, mtimeMs, size, policy }]) => [
        file,
        key,
        mtimeMs,
        size,
        indexes.get(policy),
      ]);
      // Written beside and renamed: a build that is cut short leaves the old records or the new.
      writeFileSync(`${path}.new`, JSON.stringify({ policies: list, rows }));
      renameSync(`${path}.new`, path);
    },
  };
}

function readRecords(path: string): Map<string, PageRecord> {
  try {
    const { policies, rows } = JSON.parse(readFileSync(path, 'utf8')) as SavedRecords;
    const records = new Map<string, PageRecord>();
    for (const [file, key, mtimeMs, size, index] of rows) {
      const policy = policies[index];
      if (policy !== undefined) records.set(file, { key, mtimeMs, size, policy });
    }
    return records;
  } catch {
    return new Map();
  }
}

/** Each row is a file, its key, its time and size, and the index of its policy. */
type SavedRecords = { policies: string[]; rows: [string, string, number, number, number][] };
