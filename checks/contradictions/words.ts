/** Words that say nothing about what a price or an offer is. */
const fillers = new Set(
  'a an and any at by for from in is it its of on or our that the this to we with you your'.split(' '),
);

/** The words of a text that carry its meaning, in small letters: `The brake check at its price` → brake, check, price. */
export function meaningfulWords(text: string): string[] {
  return wordsOf(text).filter((word) => !fillers.has(word));
}

/** The same, cut to their beginnings, so that `tyres` is `tyre` and `servicing` is `service`. */
export function stemsOf(text: string): string[] {
  return meaningfulWords(text).map((word) => word.slice(0, 4));
}

/** Every word of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a text has a name as words of their own: `Minster`, but not in `Westminster`. */
export function hasName(text: string, name: string): boolean {
  // Most texts do not have it at all, and a pattern is dear to make.
  if (!text.toLowerCase().includes(name.toLowerCase())) return false;
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** A text cut into sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** `['a', 'b', 'c']` → `a, b and c`. */
export function listInWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
