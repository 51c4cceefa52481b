import { wordsOf } from './words.ts';

/** How many words make a phrase that two texts can have in common. */
const phraseLength = 4;

/** The phrases of a text, as numbers; the words of names are left out, so that the same words about another town are the same. */
export function shinglesOf(text: string, names: ReadonlySet<string>): Set<number> {
  const shingles = new Set<number>();
  // Phrases do not run from one line into the next.
  for (const line of text.split('\n')) {
    const words = wordsOf(line).filter((word) => !names.has(word));
    for (let start = 0; start + phraseLength <= words.length; start += 1) {
      shingles.add(hash(words.slice(start, start + phraseLength).join(' ')));
    }
  }
  return shingles;
}

/** The share of phrases that two texts have in common: 0 nothing, 1 everything. */
export function similarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

export type Alike = { index: number; twin: number; share: number };

/**
 * For each text that is like an earlier one, the earlier one that is most like it. Thousands of texts would make
 * millions of pairs, so only those are compared whose least hashes meet in a band (MinHash): of pairs that are
 * half the same, one in a thousand is missed.
 */
export function findAlike(sets: readonly ReadonlySet<number>[], least: number): Alike[] {
  const seen = new Map<string, number[]>();
  return sets.flatMap((set, index) => {
    const candidates = new Set<number>();
    for (const band of set.size > 0 ? bandsOf(set) : []) {
      const bucket = seen.get(band);
      if (!bucket) seen.set(band, [index]);
      else {
        for (const earlier of bucket) candidates.add(earlier);
        // A crowd in one bucket is alike; its first ones stand for it.
        if (bucket.length < 8) bucket.push(index);
      }
    }
    const twins = [...candidates]
      .map((twin) => ({ index, twin, share: similarity(set, sets[twin] as ReadonlySet<number>) }))
      .filter(({ share }) => share >= least)
      .sort((a, b) => b.share - a.share || a.twin - b.twin);
    return twins.slice(0, 1);
  });
}

const bands = 24;

function bandsOf(set: ReadonlySet<number>): string[] {
  return Array.from(
    { length: bands },
    (_, band) => `${band}:${leastHash(set, band * 2)}:${leastHash(set, band * 2 + 1)}`,
  );
}

/** The least of the numbers once they are shuffled in the way of a seed. */
function leastHash(set: ReadonlySet<number>, seed: number): number {
  let least = 0xffffffff;
  for (const shingle of set) {
    let mixed = Math.imul(shingle ^ (seed * 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
    if (mixed < least) least = mixed;
  }
  return least;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
