import { memo } from '../../schema/memo.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cachedText, meaningfulWords, onDemand, pattern } from './words.ts';

/** A topic: a concept of the vocabulary (`~warranty`) or the stem of a word (`clutch`). */
export type Term = string;

export function isConcept(term: Term): boolean {
  return term.startsWith('~');
}

/** Whether a term is a code, which names a thing without further words: `R1234yf`. */
export function isCode(term: Term): boolean {
  return /\d\D|\D\d/.test(term);
}

/** A sentence, parsed lazily and once, with the positions of its stems and concepts. */
export type Reading = {
  text: string;
  vocabulary: Vocabulary;
  stems: ReadonlyMap<string, number[]>;
  concepts: Map<Term, number[]>;
  clauses: readonly Clause[];
};

/** A part of a sentence that makes one statement: the unit of analysis. */
export type Clause = { text: string; start: number; end: number; isAsked: boolean };

export const read = cachedText((text, vocabulary): Reading => {
  const clauses = () => clausesIn(text, vocabulary);
  const stems = () => stemsIn(text, vocabulary);
  return onDemand({ text, vocabulary, concepts: new Map<Term, number[]>() }, { stems, clauses });
});

/** Matches the gaps between clauses, but not those in a list of days: `Mondays, Tuesdays and Fridays`. */
const gapsOf = memo(({ clauses, days }: Vocabulary) => {
  const names = days.map(({ pattern: { source } }) => source).join('|');
  return new RegExp(`(?<!(?:${names})(?=,\\s(?:${names})))(?:${clauses.source})`, 'gi');
}, new WeakMap());

function clausesIn(text: string, vocabulary: Vocabulary): Clause[] {
  const gaps = [...text.matchAll(gapsOf(vocabulary)), { 0: /\?\W*$/.test(text) ? '?' : '', index: text.length }];
  return gaps.flatMap(({ 0: gap, index: end }, at) => {
    const before = gaps[at - 1];
    const start = before ? before.index + before[0].length : 0;
    const clause = { text: text.slice(start, end), start, end, isAsked: gap.includes('?') };
    return clause.text.trim() ? clause : [];
  });
}

/** Returns the stems of words and their positions. Joins adjacent words too: `locked out` matches `lockout`. */
function stemsIn(text: string, vocabulary: Vocabulary): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  const add = (stem: string, index: number) => stems.set(stem, [...(stems.get(stem) ?? []), index]);
  let before = { stem: '', index: 0, end: Number.NEGATIVE_INFINITY };
  // An amount names nothing: "$4.50" is not the price of those under 4.
  for (const { 0: word, index } of text.matchAll(/(?<![£€$]|\d[.,])[\p{L}\p{N}]+/gu)) {
    const stem = stemOf(word, vocabulary);
    add(stem, index);
    if (before.end === index - 1) add(before.stem + stem, before.index);
    before = { stem, index, end: index + word.length };
  }
  return stems;
}

/** Removes the endings of a word: `servicing` and `services` → `servic`. */
export function stemOf(word: string, { endings }: Vocabulary): string {
  let stem = word.toLowerCase().replace(/[’']s?$|(?<=\d)s$/, '');
  let ending = '';
  for (let pass = 0; pass < 2; pass += 1) {
    const shorter = endings
      .map((ending) => stem.replace(ending, ''))
      .find((cut) => cut.length > 2 && cut.length < stem.length && (/[aeiouy]/.test(cut) || !/[aeiouy]/.test(stem)));
    if (shorter === undefined) break;
    ending = stem.slice(shorter.length);
    stem = shorter;
  }
  // Undo a doubled consonant, as in "fitted"; that of "carry" is not doubled by its ending.
  return /^(?:y|ies)$/.test(ending) ? stem : stem.replace(/([^aeiou])\1$/, '$1');
}

/** The terms of a name: `Brake pad replacement` → brak, pad, replac. */
export const termsOf = cachedText((name, vocabulary): readonly Term[] => {
  const plain = name.replace(/[’']s?\b/g, '').replace(vocabulary.joined, (words) => words.replace(/\W/g, ''));
  const terms = meaningfulWords(plain, vocabulary).map((word) => {
    const concept = Object.entries(vocabulary.concepts).find(([, pattern]) => pattern.test(word));
    return concept ? `~${concept[0]}` : stemOf(word, vocabulary);
  });
  return [...new Set(terms)];
});

/** The terms that tell a name from others: `Brake Repair` → brak. */
export const distinctTerms = cachedText((name, vocabulary): readonly Term[] =>
  termsOf(name, vocabulary).filter((term) => !vocabulary.optional.has(term)),
);

/** The terms that a sentence must have to name something: `Brake pad replacement` → brak, pad. */
export const neededTerms = cachedText((name, vocabulary): readonly Term[] =>
  termsOf(name, vocabulary).filter((term) => !vocabulary.implied.has(term)),
);

export function placesOf(term: Term, reading: Reading): readonly number[] {
  if (!isConcept(term)) return reading.stems.get(term) ?? [];
  const known = reading.concepts.get(term);
  if (known) return known;
  const { source } = reading.vocabulary.concepts[term.slice(1)] ?? /(?!)/;
  const places = [...reading.text.matchAll(pattern(source, 'giu'))].map(({ index }) => index);
  reading.concepts.set(term, places);
  return places;
}

export function says(term: Term, reading: Reading): boolean {
  return placesOf(term, reading).length > 0;
}

/** Length in characters below which a text is a list item, not a sentence: `Pads, one axle, £80`. */
const shortText = 50;

/** Returns the distance in characters between a term and a figure, with a penalty for clauses between them. */
export function distanceTo(term: Term, { start, end }: { start: number; end: number }, reading: Reading): number {
  // No penalty for an introductory purpose: "To cancel an appointment, give us a day's notice".
  const afterAim = reading.vocabulary.aim.test(reading.text) ? reading.clauses[0] : undefined;
  const distances = placesOf(term, reading).map((place) => {
    if (place >= start && place < end) return 0;
    const isBefore = place < start;
    const [from, to] = isBefore ? [place, start] : [end, place];
    // No penalty for a question, which names the topic of the next sentence.
    const between = reading.clauses.filter(
      (clause) => clause.end >= from && clause.end < to && !clause.isAsked && clause !== afterAim,
    );
    // A single word between commas is not a clause: "New discs, fitted, for under £100".
    const clauses = between.filter(({ end: at }, index) => at - (between[index - 1]?.end ?? -100) > 12).length;
    // Prefer terms before the figure, where its topic usually is.
    return to - from + clauses * (reading.text.length < shortText ? 15 : 40) + (isBefore ? 0 : 8);
  });
  return Math.min(...distances, Number.POSITIVE_INFINITY);
}
