import { nearestName } from '../../../site/nearest-name.ts';
import { lastWords, parentPath } from '../address.ts';
import { findAlikePaths } from './alike-paths.ts';

/**
 * Answers which living page a dead address most likely meant: one misspelt word first, then the same topic, which is
 * what its last words say (`/services/brake-repair` → `/brake-repair`), then whatever is a few letters off.
 */
export function findNearestPage(pages: readonly string[]): (dead: string) => string | undefined {
  const alikePages = findAlikePaths(pages);
  return (dead) => {
    const candidates = alikePages(dead);
    return (
      candidates.find((page) => isSlip(dead, page)) ?? sameTopic(dead, candidates) ?? nearestName(dead, candidates)
    );
  };
}

/** The same for files, whose names have no topic. */
export function findNearestFile(files: readonly string[]): (dead: string) => string | undefined {
  const alikeFiles = findAlikePaths(files);
  return (dead) => nearestName(dead, alikeFiles(dead));
}

/** The same words but for one that is a letter or two off, or but for capital letters. */
function isSlip(dead: string, page: string): boolean {
  const written = dead.toLowerCase().split(/[/-]/);
  const valid = page.split(/[/-]/);
  if (written.length !== valid.length) return false;
  const differing = written.flatMap((word, index) =>
    word === valid[index] ? [] : [[word, valid[index] ?? ''] as const],
  );
  return differing.length <= 1 && differing.every(([word, other]) => nearestName(word, [other]) !== undefined);
}

/** The candidates come most alike first; that order decides where all else is equal. */
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

/** How many words two names have in common at their end, where the topic stands. */
function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && isSameWord(a.at(-1 - count) ?? '', b.at(-1 - count) ?? '')) count += 1;
  return count;
}

/** service and servicing, repair and repairs. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5));
}
