/** `'a b'` → a set of both. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
