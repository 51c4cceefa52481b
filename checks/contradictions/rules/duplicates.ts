import { formatKeyPath } from '../../../site/key-path.ts';
import type { Facts, Found, Page } from '../facts.ts';
import { listInWords, wordsOf } from '../words.ts';

/** Minimum share of common phrases for two pages to be duplicates. */
const minSimilarity = 0.5;

/** Finds town pages that are near duplicates of another, with the similar fields. */
export function findNearDuplicatePages({ site, pages }: Facts): Found[] {
  const towns = new Set(Object.values(site.towns).flatMap(({ name }) => wordsOf(name)));
  const townPages = pages.filter(({ route }) => route.kind === 'location');
  const sets = townPages.map((page) => shinglesOf(page.texts.map(({ text }) => text).join('\n'), towns));
  return findSimilar(sets, minSimilarity).flatMap(({ index, twin, share }): Found[] => {
    const page = townPages[index];
    const other = townPages[twin];
    if (!page || !other) return [];
    const same = listInWords(similarFields(page, other, towns));
    const percent = Math.round(share * 100);
    const message = `is ${percent}% the same as ${other.route.path} (${formatKeyPath(other.entry)}) apart from the names of towns; make these different: ${same}`;
    return [{ path: page.entry, message }];
  });
}

/** Returns the fields of a page that are similar to another page's, most similar first. */
function similarFields(page: Page, other: Page, towns: ReadonlySet<string>): string[] {
  const ofOther = fieldsOf(other);
  return [...fieldsOf(page)]
    .map(([name, text]) => ({
      name,
      share: similarity(shinglesOf(text, towns), shinglesOf(ofOther.get(name) ?? '', towns)),
    }))
    .filter(({ share }) => share >= minSimilarity)
    .sort((a, b) => b.share - a.share)
    .slice(0, 5)
    .map(({ name }) => name);
}

/** Returns the texts of a page by field: `hero.lead`, `sections[2]`. */
function fieldsOf({ texts, entry }: Page): Map<string, string> {
  const fields = new Map<string, string>();
  for (const { path, text } of texts) {
    const name = formatKeyPath(path.slice(entry.length, entry.length + 2));
    fields.set(name, `${fields.get(name) ?? ''}\n${text}`);
  }
  return fields;
}

/** Number of words in the phrases that are compared. */
const phraseLength = 4;

/** Returns hashes of the phrases of a text, without names, so that pages of two towns compare as equal. */
export function shinglesOf(text: string, names: ReadonlySet<string>): Set<number> {
  const shingles = new Set<number>();
  // Phrases do not span lines.
  for (const line of text.split('\n')) {
    const words = wordsOf(line).filter((word) => !names.has(word));
    for (let start = 0; start + phraseLength <= words.length; start += 1)
      shingles.add(hash(words.slice(start, start + phraseLength).join(' ')));
  }
  return shingles;
}

/** The share of common phrases of two texts, from 0 to 1. */
export function similarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Indexes one phrase in this many. May miss a pair with few common phrases. */
const sample = 4;

/** Pairs each text with the most similar earlier one. Only pairs with a sampled phrase in common are compared. */
export function findSimilar(
  sets: readonly ReadonlySet<number>[],
  minShare: number,
): { index: number; twin: number; share: number }[] {
  const seen = new Map<number, number[]>();
  return sets.flatMap((set, index) => {
    const candidates = new Set<number>();
    for (const shingle of set) {
      if (shingle % sample > 0) continue;
      const bucket = seen.get(shingle) ?? [];
      for (const earlier of bucket) candidates.add(earlier);
      // Of many similar texts, comparing with the first few is enough.
      if (bucket.length < 8) seen.set(shingle, [...bucket, index]);
    }
    const twins = [...candidates]
      .map((twin) => ({ index, twin, share: similarity(set, sets[twin] as ReadonlySet<number>) }))
      .filter(({ share }) => share >= minShare)
      .sort((a, b) => b.share - a.share || a.twin - b.twin);
    return twins.slice(0, 1);
  });
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
