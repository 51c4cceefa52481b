import type { Rendering } from './rendering.ts';

/**
 * Which link of the definition is which link of a page: the nth of one list is the nth of the other. Where a link
 * was added to the page or taken out of it, those before and after it still find theirs.
 */
export function alignLinks(built: readonly string[], renderings: readonly Rendering[]): (Rendering | undefined)[] {
  const isSame = (a: number, b: number) => built[a] === renderings[b]?.address;
  const shorter = Math.min(built.length, renderings.length);
  let before = 0;
  while (before < shorter && isSame(before, before)) before += 1;
  let after = 0;
  while (after < shorter - before && isSame(built.length - 1 - after, renderings.length - 1 - after)) after += 1;
  const hasSameLength = built.length === renderings.length;
  return built.map((address, index) => {
    if (index < before || hasSameLength) return renderings[index];
    if (index >= built.length - after) return renderings[index - built.length + renderings.length];
    return renderings.find((rendering) => rendering.address === address);
  });
}
