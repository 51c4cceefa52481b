import { hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PagePolicies } from '../renderer/content-security.ts';
import { hasCopy, stateOf, writeAtomically } from './files.ts';
import type { RenderedPage } from './render-page.ts';

type Row = [file: string, key: string, mtimeMs: number, size: number];

const cacheDir = '.cache/pages';

/** Opens the record of the pages rendered into an output folder; empty if it is missing or damaged. */
export function openRenderCache(outDir: string, hasBrotliCopies: boolean) {
  const path = `${cacheDir}/${hash('sha256', resolve(outDir)).slice(0, 16)}.by-policy.json`;
  const before = readPages(path);
  // Grouped by content security policy, of which a site has only a few.
  const now: Record<string, Row[]> = {};
  const add = ({ file, key, policy, state }: RenderedPage): void => {
    now[policy] ??= [];
    now[policy].push([file, key, state.mtimeMs, state.size]);
  };
  return {
    add,
    /** Whether the page was rendered from the same inputs, and its file and compressed copy are unchanged. */
    isFresh(file: string, key: string): boolean {
      const page = before.get(file);
      const state = page?.key === key ? stateOf(file) : undefined;
      if (!page || state?.mtimeMs !== page.state.mtimeMs || state.size !== page.state.size) return false;
      if (hasBrotliCopies && !hasCopy(file, '.br')) return false;
      add(page);
      return true;
    },
    /** Saves the pages of this build and drops all others. */
    save(): void {
      mkdirSync(cacheDir, { recursive: true });
      writeAtomically(path, JSON.stringify(now));
    },
    /** Lists the files of each policy relative to a folder, sorted, since workers finish in any order. */
    policies(clientDir: string): PagePolicies {
      const named = Object.entries(now).map(
        ([policy, rows]) => [policy, rows.map(([file]) => file.slice(clientDir.length + 1)).sort()] as const,
      );
      return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

function readPages(path: string): Map<string, RenderedPage> {
  try {
    const pages = new Map<string, RenderedPage>();
    for (const [policy, rows] of Object.entries<Row[]>(JSON.parse(readFileSync(path, 'utf8')))) {
      for (const [file, key, mtimeMs, size] of rows) pages.set(file, { file, key, policy, state: { mtimeMs, size } });
    }
    return pages;
  } catch {
    return new Map();
  }
}
