import { nearestName, sortByDistance } from '../../../site/nearest-name.ts';
import { lastWords, parentPath } from '../address.ts';

/** Returns the page that is probably meant: by one misspelt word, by topic (`/services/brake-repair`), by letters. */
export function nearestPage(dead: string, pages: readonly string[]): string | undefined {
  const candidates = sortByDistance(dead, pages).slice(0, maxCandidates);
  return candidates.find((page) => isTypo(dead, page)) ?? sameTopic(dead, candidates) ?? nearestName(dead, candidates);
}

/** Returns the file that is probably meant: with the same first word, or a similar name. */
export function nearestFile(dead: string, files: readonly string[]): string | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const [word] = lastWords(dead);
  const isLike = (file: string) =>
    lastWords(file)[0] === word || nearestName(nameOf(dead), [nameOf(file)]) !== undefined;
  return sortByDistance(dead, files).slice(0, maxCandidates).find(isLike);
}

const maxCandidates = 32;

/** Whether two paths differ only in case, or in one misspelt word. */
function isTypo(dead: string, page: string): boolean {
  const written = dead.toLowerCase().split(/[/-]/);
  const valid = page.split(/[/-]/);
  if (written.length !== valid.length) return false;
  const differing = written.flatMap((word, index) =>
    word === valid[index] ? [] : [[word, valid[index] ?? ''] as const],
  );
  return differing.length <= 1 && differing.every(([word, other]) => nearestName(word, [other]) !== undefined);
}

/** Returns the candidate with the same topic. They are sorted by similarity, so a tie goes to the most similar. */
function sameTopic(dead: string, candidates: readonly string[]): string | undefined {
  const words = lastWords(dead);
  const [best] = candidates
    .map((page) => ({ page, topic: commonEnd(words, lastWords(page)), isNear: parentPath(page) === parentPath(dead) }))
    .filter(({ topic }) => topic > 0)
    .sort((a, b) => b.topic - a.topic || Number(b.isNear) - Number(a.isNear));
  return best?.page;
}

/** Counts the words that two names share at the end, where the topic is. */
function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && isSameWord(a.at(-1 - count) ?? '', b.at(-1 - count) ?? '')) count += 1;
  return count;
}

/** Whether words have the same stem: service and servicing, repair and repairs. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5));
}
