import { groupBy } from '../../schema/group-by.ts';
import { memo } from '../../schema/memo.ts';
import { escapeRegExp } from '../../site/escape.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the meaningful words of a text in lower case: `The brake check at its price` → brake, check, price. */
export function meaningfulWords(text: string, { fillers }: Vocabulary): string[] {
  return wordsOf(text).filter((word) => !fillers.has(word));
}

/** Returns every word of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a text contains a name as whole words: `Minster`, but not in `Westminster`. */
export function hasName(text: string, name: string): boolean {
  return placeOf(name, text) >= 0;
}

/** Matches a business by its name, its first two words or its last: `Lucky Tails`, `the pool` for Tahuna Pool. */
export function nameOf(name: string, { grammar }: Vocabulary): RegExp {
  const [, first = name] = /^(\p{Lu}\S* \p{Lu}\S*) /u.exec(name) ?? [];
  const [last = ''] = wordsOf(name).slice(-1);
  const short = grammar.business.has(last) ? '' : `|(?:[Tt]he|[Oo]ur) ${last}`;
  return new RegExp(`${escapeRegExp(name)}|(?<!\\p{L})(?:${escapeRegExp(first)}${short})(?!\\p{L})`, 'u');
}

/** Returns the things that a text lists: `Nails, weight, bandages.` */
export function listedIn(text: string, { enumeration }: Vocabulary): string[] {
  const items = text.replace(/\.$/, '').split(pattern(`, | ${enumeration.last.source} `, ''));
  return items.length > 2 && items.every((item) => /^[\p{L}-]+$/u.test(item)) ? items : [];
}

/** Removes what is in brackets from names, unless two would be the same: `Small dog (up to 20 lb)` → `Small dog`. */
export function withoutBrackets(entries: readonly { name: string }[]): string[] {
  const bare = (name: string) => name.replace(/ *\([^)]*\)/g, '');
  const isOnly = (name: string) => entries.filter((other) => bare(other.name) === bare(name)).length === 1;
  return entries.map(({ name }) => (isOnly(name) ? bare(name) : name));
}

const letter = /[\p{L}\p{N}]/u;

/** Returns the index of a name in a text, or -1. Faster than compiling a pattern for each of thousands of names. */
function placeOf(name: string, text: string): number {
  const sought = name.toLowerCase();
  const all = text.toLowerCase();
  let at = sought === '' ? -1 : all.indexOf(sought);
  while (at >= 0 && (letter.test(all.charAt(at - 1)) || letter.test(all.charAt(at + sought.length))))
    at = all.indexOf(sought, at + 1);
  return at;
}

/** Returns a function that finds the keys of names in a text. Indexes names by last word: there may be thousands. */
export function findNames(names: Readonly<Record<string, string>>): (text: string) => string[] {
  const byWord = groupBy(Object.keys(names), (key) => wordsOf(names[key] ?? '').at(-1));
  // Cache the last text, which every town of a definition looks up in turn.
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

/** Caches a function of a text, because thousands of pages share most of their sentences. */
export function cachedText<Value>(
  compute: (text: string, vocabulary: Vocabulary) => Value,
): (text: string, vocabulary: Vocabulary) => Value {
  const readerWith = memo((vocabulary: Vocabulary) => memo((text: string) => compute(text, vocabulary)), new WeakMap());
  return (text, vocabulary) => readerWith(vocabulary)(text);
}

/** Returns a cached pattern, because thousands of sentences need the same few. */
export function pattern(source: string, flags: string): RegExp {
  return patternsWith(flags)(source);
}

// By flags, then source: joining both to one key takes longer than two look-ups.
const patternsWith = memo((flags: string) => memo((source: string) => new RegExp(source, flags)));

/** Splits a text into sentences. */
export function sentencesOf(text: string, { abbreviations }: Vocabulary): string[] {
  // Fast path: most texts are one sentence. "Est. 1999" is one too.
  return /[.!?]["”’]?\s/.test(text)
    ? text.split(pattern(`(?<=[.!?]["”’]?)(?<!${abbreviations.source})\\s+`, 'u'))
    : [text];
}

/** `['a', 'b', 'c']` → `a, b and c`. */
export function listInWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Adds keys to an object that are computed when first read. */
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
