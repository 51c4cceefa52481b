/** Whether a text has a word or phrase that stands by itself, in any case. */
export function hasWord(text: string, word: string): boolean {
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\w)${pattern}(?!\\w)`, 'i').test(text);
}
