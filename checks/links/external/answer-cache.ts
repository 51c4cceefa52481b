import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Answer } from './answer.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an answer is believed. One that was not clear is asked for again every time. */
const keptMs = { alive: 7 * dayMs, dead: dayMs, unknown: 0 };

type Stored = Answer & { asked: number };

/** Keeps answers in a file from one check to the next, so that other people's hosts are asked once a week. */
export function openAnswerCache(file: string, now = Date.now()) {
  const stored = readStored(file);
  return {
    find(url: string): Answer | undefined {
      const known = stored[url];
      return known && now - known.asked < keptMs[known.state] ? { state: known.state, why: known.why } : undefined;
    },
    keep(answers: ReadonlyMap<string, Answer>): void {
      for (const [url, { state, why }] of answers) stored[url] = { state, why, asked: now };
      const fresh = Object.entries(stored).filter(([, { state, asked }]) => now - asked < keptMs[state]);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ version: 1, answers: Object.fromEntries(fresh) }, null, 2)}\n`);
    },
  };
}

/** A cache that is missing, broken or of another version is an empty one. */
function readStored(file: string): Record<string, Stored> {
  try {
    const { version, answers } = JSON.parse(readFileSync(file, 'utf8'));
    return version === 1 ? answers : {};
  } catch {
    return {};
  }
}
