import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PageState, stateOf } from './render-page.ts';

/** State of a page's file, the key of its inputs, and its content security policy. */
type Entry = { key: string; policy: string } & PageState;

const cacheDir = '.cache/pages';

/** Opens the inputs from which the pages of an output folder were rendered; empty if deleted or damaged. */
export function openRenderCache(outDir: string, copies: readonly string[]) {
  const path = `${cacheDir}/${createHash('sha256').update(resolve(outDir)).digest('hex').slice(0, 16)}.json`;
  const before = readEntries(path);
  const now = new Map<string, Entry>();
  // A worker sends a copy of the policy with every page; one of each is enough.
  const policies = new Map<string, string>();
  return {
    /** Whether the page was rendered from the same inputs, and its file and all copies are untouched. */
    isFresh(file: string, key: string): boolean {
      const entry = before.get(file);
      if (entry?.key !== key) return false;
      const state = stateOf(file);
      if (state?.mtimeMs !== entry.mtimeMs || state.size !== entry.size) return false;
      if (!copies.every((suffix) => stateOf(file + suffix))) return false;
      now.set(file, entry);
      return true;
    },
    add(file: string, entry: Entry): void {
      const policy = policies.get(entry.policy) ?? entry.policy;
      policies.set(policy, policy);
      now.set(file, { ...entry, policy });
    },
    /** The files under each content security policy. */
    filesByPolicy(): ReadonlyMap<string, readonly string[]> {
      const files = new Map<string, string[]>();
      for (const [file, { policy }] of now) {
        const sharing = files.get(policy);
        if (sharing) sharing.push(file);
        else files.set(policy, [file]);
      }
      return files;
    },
    /** Saves the pages of this build and drops all others. */
    save(): void {
      mkdirSync(cacheDir, { recursive: true });
      const list = [...new Set([...now.values()].map(({ policy }) => policy))];
      const indexes = new Map(list.map((policy, index) => [policy, index]));
      const rows = [...now].map(([file, entry]) => [
        file,
        ...[entry.key, entry.mtimeMs, entry.size, indexes.get(entry.policy)],
      ]);
      // Written to a new file and renamed, so an interrupted build leaves either the old cache or the new one.
      writeFileSync(`${path}.new`, JSON.stringify({ policies: list, rows }));
      renameSync(`${path}.new`, path);
    },
  };
}

/** Each row is a file, its key, its time and size, and the index of its policy. */
type SavedEntries = { policies: string[]; rows: [string, string, number, number, number][] };

function readEntries(path: string): Map<string, Entry> {
  try {
    const { policies, rows } = JSON.parse(readFileSync(path, 'utf8')) as SavedEntries;
    const entries = new Map<string, Entry>();
    for (const [file, key, mtimeMs, size, index] of rows) {
      const policy = policies[index];
      if (policy !== undefined) entries.set(file, { key, mtimeMs, size, policy });
    }
    return entries;
  } catch {
    return new Map();
  }
}
