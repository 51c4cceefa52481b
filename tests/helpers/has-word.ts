/** Returns whether a text contains a whole word or phrase, ignoring case. */
export function hasWord(text: string, word: string): boolean {
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\w)${pattern}(?!\\w)`, 'i').test(text);
}
