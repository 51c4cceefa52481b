import { memo } from '../../schema/memo.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The meaningful words of a text, in lower case: `The brake check at its price` → brake, check, price. */
export function meaningfulWords(text: string, { fillers }: Vocabulary): string[] {
  return wordsOf(text).filter((word) => !fillers.has(word));
}

/** Every word of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a text contains a name as whole words: `Minster`, but not in `Westminster`. */
export function hasName(text: string, name: string): boolean {
  return placeOf(name, text) >= 0;
}

const letter = /[\p{L}\p{N}]/u;

/** Index of a name in a text, or -1. Compiling a pattern for each of thousands of names takes longer. */
function placeOf(name: string, text: string): number {
  const sought = name.toLowerCase();
  const all = text.toLowerCase();
  let at = sought === '' ? -1 : all.indexOf(sought);
  while (at >= 0 && (letter.test(all.charAt(at - 1)) || letter.test(all.charAt(at + sought.length))))
    at = all.indexOf(sought, at + 1);
  return at;
}

/** Returns a function that finds the keys of names in a text, indexed by last word: there may be thousands of both. */
export function findNames(names: Readonly<Record<string, string>>): (text: string) => string[] {
  const byWord = new Map<string, string[]>();
  for (const [key, name] of Object.entries(names)) {
    const word = wordsOf(name).at(-1) ?? '';
    byWord.set(word, [...(byWord.get(word) ?? []), key]);
  }
  // Each town of a definition looks up the same sentence in turn.
  let last = { text: '', keys: [] as string[] };
  return (text) => {
    if (text === last.text) return last.keys;
    const candidates = [...new Set(wordsOf(text))].flatMap((word) => byWord.get(word) ?? []);
    last = { text, keys: candidates.filter((key) => hasName(text, names[key] ?? '')) };
    return last.keys;
  };
}

/** Removes a name from a text: `brake repair or MOT tests` → `brake repair or `. */
export function withoutName(text: string, name: string): string {
  const at = placeOf(name, text);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + name.length);
}

/** Returns a pattern that matches any of the words, or nothing if there are none. */
export function anyOf(words: readonly string[]): string {
  return words.length > 0 ? `(?:${words.join('|')})` : '(?!)';
}

/** Caches what a function reads in a text: thousands of pages share most of their sentences. */
export function cachedText<Value>(
  compute: (text: string, vocabulary: Vocabulary) => Value,
): (text: string, vocabulary: Vocabulary) => Value {
  const readerWith = memo((vocabulary: Vocabulary) => memo((text: string) => compute(text, vocabulary)), new WeakMap());
  return (text, vocabulary) => readerWith(vocabulary)(text);
}

/** Returns a cached pattern: thousands of sentences need the same few. */
export function pattern(source: string, flags: string): RegExp {
  return patternsWith(flags)(source);
}

// By flags first: joining them to a long source takes longer than finding it.
const patternsWith = memo((flags: string) => memo((source: string) => new RegExp(source, flags)));

/** Splits a text into sentences. */
export function sentencesOf(text: string, { abbreviations }: Vocabulary): string[] {
  // Most texts are one sentence; "Est. 1999" is one too.
  return /[.!?]["”’]?\s/.test(text)
    ? text.split(pattern(`(?<=[.!?]["”’]?)(?<!${abbreviations.source})\\s+`, 'i'))
    : [text];
}

/** `['a', 'b', 'c']` → `a, b and c`. */
export function listInWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Adds lazy keys to a value, computed when first read. */
export function onDemand<Value extends object, Lazy>(value: Value, lazy: { [Key in keyof Lazy]: () => Lazy[Key] }) {
  const found: Partial<Lazy> = {};
  for (const key of Object.keys(lazy) as (keyof Lazy)[]) {
    const get = () => {
      if (!(key in found)) found[key] = lazy[key]();
      return found[key];
    };
    Object.defineProperty(value, key, { get, enumerable: true });
  }
  return value as Value & Lazy;
}
