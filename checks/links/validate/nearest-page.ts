import { nearestName } from '../../../site/nearest-name.ts';
import { lastWords, parentPath } from '../address.ts';

/**
 * Returns the page that a dead address probably meant: first one misspelt word, then the same topic in its last words
 * (`/services/brake-repair` → `/brake-repair`), then a few different letters.
 */
export function findNearestPage(pages: readonly string[]): (dead: string) => string | undefined {
  const similarPages = findSimilarPaths(pages);
  return (dead) => {
    const candidates = similarPages(dead);
    return (
      candidates.find((page) => isSlip(dead, page)) ?? sameTopic(dead, candidates) ?? nearestName(dead, candidates)
    );
  };
}

/** The same for files, whose names have no topic. */
export function findNearestFile(files: readonly string[]): (dead: string) => string | undefined {
  const similarFiles = findSimilarPaths(files);
  return (dead) => nearestName(dead, similarFiles(dead));
}

/** Whether two paths differ only in case, or in one misspelt word. */
function isSlip(dead: string, page: string): boolean {
  const written = dead.toLowerCase().split(/[/-]/);
  const valid = page.split(/[/-]/);
  if (written.length !== valid.length) return false;
  const differing = written.flatMap((word, index) =>
    word === valid[index] ? [] : [[word, valid[index] ?? ''] as const],
  );
  return differing.length <= 1 && differing.every(([word, other]) => nearestName(word, [other]) !== undefined);
}

/** Of equal candidates the first wins, which is the most similar. */
function sameTopic(dead: string, candidates: readonly string[]): string | undefined {
  const words = lastWords(dead);
  const [best] = candidates
    .map((page) => ({
      page,
      topic: commonEnd(words, lastWords(page)),
      isNear: parentPath(page) === parentPath(dead),
    }))
    .filter(({ topic }) => topic > 0)
    .sort((a, b) => b.topic - a.topic || Number(b.isNear) - Number(a.isNear));
  return best?.page;
}

/** Counts the words that two names share at their end, where the topic is. */
function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && isSameWord(a.at(-1 - count) ?? '', b.at(-1 - count) ?? '')) count += 1;
  return count;
}

/** service and servicing, repair and repairs. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5));
}

/** Maximum paths compared in detail, so that a thousand dead links on ten thousand pages stay cheap. */
const maxCandidates = 32;

/** Returns the paths most similar to another by shared trigrams. The index is built for the first dead link. */
function findSimilarPaths(paths: readonly string[]): (path: string) => string[] {
  let index: TrigramIndex | undefined;
  return (path) => {
    index ??= indexByTrigram(paths);
    const { positions, sizes } = index;
    const own = trigrams(path);
    const shared = new Uint16Array(paths.length);
    for (const trigram of own) {
      for (const position of positions.get(trigram) ?? []) shared[position] = (shared[position] ?? 0) + 1;
    }
    return [...shared.entries()]
      .filter(([, count]) => count > 0)
      .map(([position, count]) => ({ position, similarity: (2 * count) / (own.size + (sizes[position] ?? 0)) }))
      .sort((a, b) => b.similarity - a.similarity || a.position - b.position)
      .slice(0, maxCandidates)
      .map(({ position }) => paths[position] as string);
  };
}

/** The paths that have a trigram, and the number of distinct trigrams of each path. */
type TrigramIndex = { positions: Map<number, number[]>; sizes: number[] };

function indexByTrigram(paths: readonly string[]): TrigramIndex {
  const positions = new Map<number, number[]>();
  const sizes = paths.map((path, position) => {
    const own = trigrams(path);
    for (const trigram of own) {
      const known = positions.get(trigram);
      if (known) known.push(position);
      else positions.set(trigram, [position]);
    }
    return own.size;
  });
  return { positions, sizes };
}

/** The trigrams of a path as numbers: ten thousand paths have half a million. */
function trigrams(path: string): Set<number> {
  const text = `${path.toLowerCase()}$`;
  const found = new Set<number>();
  for (let at = 0; at < Math.max(1, text.length - 2); at += 1) {
    found.add((text.charCodeAt(at) << 20) ^ (text.charCodeAt(at + 1) << 10) ^ text.charCodeAt(at + 2));
  }
  return found;
}
