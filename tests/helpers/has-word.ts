import { escapeRegExp } from '../../site/escape.ts';

/** Returns whether a text contains a whole word or phrase, ignoring case. */
export function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<!\\w)${escapeRegExp(word)}(?!\\w)`, 'i').test(text);
}
